import { sql } from "drizzle-orm";
import { rentForm } from "../../app/db/schema/forms";
import { notification } from "../../app/db/schema/platform";
import type { MailReader } from "../../app/db/schema/review";
import { chosenNotices } from "../../app/features/deciding/notices/rules";
import { recipientOf } from "../../app/features/forms/rent-forms/queries/form-landlord.server";
import { mailLinks } from "../../app/kernel/links";
import type { MailDefinition, ToFormLandlord } from "../../app/mail/definition";
import { mintLinkToken } from "../../app/platform/link-tokens.server";
import type { JobKind } from "../../app/platform/outbox.server";
import type { Services } from "../../app/services";
import { deliver, type MailJob, mailSite } from "./deliver";
import type { MailAbout } from "./delivery-record";
import { type NoticeRecipient, recipientByChoice, stoppableMail } from "./notice-choice";
import { done, type JobOutcome } from "./outcome";

type ToForm = ToFormLandlord<object>;

/** Sends a mail as its definition says: what it is about is read anew at each try. */
export async function sendMail(
  services: Services,
  mail: MailDefinition,
  ref: object,
  job: MailJob,
): Promise<JobOutcome> {
  const loaded = await mail.load?.(services, ref as never, job);
  if (!loaded) return done;
  if ("waitSeconds" in loaded) return { kind: "retry", ...loaded };
  if ("form" in loaded) {
    const recipient = await findRecipient(services, mail, loaded, job);
    return recipient ? sendToLandlord(services, mail, loaded, recipient, job) : done;
  }
  const { to, language, facts, headers, claim } = loaded;
  const letter = mail.render(mailSite(services, language), facts);
  const whole = { to, ...letter, ...(headers && { headers }) };
  return deliver(services, job, whole, recordOf(mail, loaded), claim);
}

/** Whom a mail about a form reaches by mail; null: nobody, or in the morning. Where the account is to have a notice, it has it first. */
export async function findRecipient(
  services: Services,
  { stoppedBy, isFirmForGuests }: MailDefinition,
  { form, about, noteAs }: ToForm,
  job: Pick<MailJob, "id">,
): Promise<NoticeRecipient | null> {
  // The job's id is the notice's own, so that a repeated job tells once.
  if (noteAs)
    await services.db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${job.id}, ${rentForm.landlordId}, ${rentForm.id}, ${noteAs}, ${about}, ${services.clock.now().getTime()}
      FROM ${rentForm} WHERE ${rentForm.id} = ${form.formId} ON CONFLICT (id) DO NOTHING`);
  const choice = chosenNotices.find((kind) => kind === stoppedBy);
  const holder = recipientOf(form);
  if (choice && !(isFirmForGuests && holder?.isGuest))
    return recipientByChoice(services, form, { kind: choice, ref: about });
  return holder && { ...holder, stopUrl: null, zone: form.zone };
}

export async function sendToLandlord(
  services: Services,
  mail: MailDefinition,
  loaded: ToForm,
  recipient: NoticeRecipient,
  job: MailJob,
): Promise<JobOutcome> {
  const { zone, guestRentFormId, stopUrl } = recipient;
  const manageToken = mail.isWithoutKey ? null : await mintManageToken(services, recipient);
  const site = mailSite(services, recipient.language);
  const letter = mail.render(site, { ...loaded.facts, zone, guestRentFormId, stopUrl, manageToken });
  const whole = { to: recipient.to, ...stoppableMail(letter, recipient) };
  return deliver(services, job, whole, recordOf(mail, loaded), loaded.claim);
}

/** The key to the form for a guest; an account signs in. */
export async function mintManageToken(services: Services, { isGuest, guestRentFormId }: NoticeRecipient) {
  return isGuest ? mintLinkToken(services, { ...mailLinks.manageForm, ref: guestRentFormId ?? "" }) : null;
}

function recordOf(
  { kind, audience }: MailDefinition,
  { applicationId, reader }: { applicationId?: string; reader?: MailReader },
): MailAbout | undefined {
  return applicationId === undefined
    ? undefined
    : { applicationId, kind: kind as JobKind, reader: reader ?? (audience.to as MailReader) };
}
