import { eq, sql } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { notification } from "../../../app/db/schema/platform";
import { erasureNearMail } from "../../../app/features/applying/applications/mails/erasure";
import {
  type ComingErasure,
  listAnnounced,
} from "../../../app/features/applying/applications/queries/list-erasures.server";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { findFormLandlord, recipientOf } from "../form-landlord";
import { recipientByChoice, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";

/** A mail names this many and says that there are more. */
const namedAtMost = 30;

/** Tells a landlord what will be erased in a week: notice, and mail by choice; a guest by mail always. */
export async function sendErasureNear(
  services: Services,
  ref: JobRef<"mail.erasure-near">,
  job: MailJob,
): Promise<JobOutcome> {
  const which = ref.landlordId === null ? { formId: ref.formId ?? "" } : { landlordId: ref.landlordId };
  const found = await listAnnounced(services, { ...which, announcedAt: ref.at }, namedAtMost + 1);
  const [first] = found;
  const landlord = first && (await findFormLandlord(services, eq(rentForm.id, first.formId)));
  if (!first || !landlord) return done;
  const about = found.length === 1 ? first.id : `erasures:${ref.at}`;
  await noteInAccount(services, { first, about, id: job.id });
  const guest = recipientOf(landlord);
  const recipient = guest?.isGuest
    ? { ...guest, stopUrl: null }
    : await recipientByChoice(services, landlord, { kind: "erasure-near", ref: about });
  if (!recipient) return done;
  const { isGuest, guestRentFormId } = recipient;
  const key = { ...mailLinks.manageForm, ref: guestRentFormId ?? "" };
  const mail = erasureNearMail(mailSite(services), {
    applications: found.slice(0, namedAtMost),
    hasMore: found.length > namedAtMost,
    manageToken: isGuest ? await mintLinkToken(services, key) : null,
  });
  return deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) });
}

/** The job's id is the notice's own, so that a repeated job tells once. */
async function noteInAccount(
  { db, clock }: Services,
  { first, about, id }: { first: ComingErasure; about: string; id: string },
): Promise<void> {
  await db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    SELECT ${id}, ${rentForm.landlordId}, ${first.formId}, 'erasure-near', ${about}, ${clock.now().getTime()}
    FROM ${rentForm} WHERE ${rentForm.id} = ${first.formId} ON CONFLICT (id) DO NOTHING`);
}
