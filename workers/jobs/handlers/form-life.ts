import { eq, sql } from "drizzle-orm";
import { rentForm } from "../../../app/db/schema/forms";
import { notification } from "../../../app/db/schema/platform";
import type { NoticeKind } from "../../../app/features/deciding/notices/rules";
import { type FormNotice, formNoticeMail } from "../../../app/features/forms/rent-forms/mails/form-life";
import { binMs, guestNoticeMs } from "../../../app/features/forms/rent-forms/rules";
import { findScreeningState } from "../../../app/features/forms/screening/queries/screening-state.server";
import { mailLinks } from "../../../app/kernel/links";
import { mintLinkToken } from "../../../app/platform/link-tokens.server";
import type { JobKind, JobRef } from "../../../app/platform/outbox.server";
import type { Services } from "../../../app/services";
import { deliver, type MailJob, mailSite } from "../deliver";
import { type FormLandlord, findFormLandlord, type Recipient, recipientOf } from "../form-landlord";
import { recipientByChoice, type StoppableRecipient, stoppableMail } from "../notice-choice";
import { done, type JobOutcome } from "../outcome";

type Kind = Extract<JobKind, `mail.form-${string}`>;
/** The form is full, if it still is. */
export const sendFormFull = teller<"mail.form-full">(({ state }) => (state === "full" ? { kind: "full" } : null));

/** Three days are left, if the form still runs and its date is still to come. */
export const sendFormClosing = teller<"mail.form-closing">(({ state, opensUntil, zone }, _ref, now) => {
  const isRunning = (state === "open" || state === "paused") && opensUntil !== null && opensUntil > now;
  return isRunning ? { kind: "closing", opensUntil, now, zone } : null;
});

/** The form reached its date, if nobody opened it again. */
export const sendFormClosed = teller<"mail.form-closed">(({ state }) =>
  state === "closed" ? { kind: "closed" } : null,
);

/** The form will be erased, if nothing saved it meanwhile. What was never published holds nothing to warn of. */
export const sendFormErasure = teller<"mail.form-erasure">(
  ({ state, deletedAt, erasureNoticeAt, publishedAt }, _ref, now) => {
    if (publishedAt === null) return null;
    if (state === "deleted" && deletedAt !== null) return { kind: "erasure", erasedAt: deletedAt + binMs, why: "bin" };
    if (erasureNoticeAt === null) return null;
    // Counted from this mail, however late it leaves.
    return { kind: "erasure", erasedAt: now + guestNoticeMs, why: "rest" };
  },
);

/** The form was taken offline, if it still is. */
export const sendFormSuspended = teller<"mail.form-suspended">(({ state }, { reason }) =>
  state === "suspended" ? { kind: "suspended", reason } : null,
);

/** The form is back. */
export const sendFormRestored = teller<"mail.form-restored">(({ state }) =>
  state === "suspended" || state === "deleted" ? null : { kind: "restored" },
);

/** What a look at the form led to, if it still holds; or our answer to its landlord. */
export const sendFormScreened = teller<"mail.form-screened">(async (_form, { about, formId }, _now, services) => {
  const { standing, answer } = await findScreeningState(services, formId);
  if (about === "answer") return answer === null ? null : { kind: "answered", text: answer };
  if (standing === null || standing.kind === "suspended") return null;
  const { kind, wasOpen, codes } = standing;
  return { kind, wasOpen, codes };
});

const stoppable = { closing: "form-closing", full: "form-full", closed: "form-closed" } as const;

/** The notice in the account; the job's id is its own, so that a repeated job tells once. */
export async function noteInAccount(
  { db, clock }: Services,
  kind: NoticeKind,
  formId: string,
  job: Pick<MailJob, "id">,
): Promise<void> {
  await db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
    SELECT ${job.id}, ${rentForm.landlordId}, ${formId}, ${kind}, ${formId}, ${clock.now().getTime()} FROM ${rentForm}
    WHERE ${rentForm.id} = ${formId} ON CONFLICT (id) DO NOTHING`);
}

type MaybeNotice = FormNotice | null;

/** A handler that re-reads the form and tells its landlord what `noticeOf` makes of it; null: there is nothing to tell any more. */
function teller<K extends Kind>(
  noticeOf: (form: FormLandlord, ref: JobRef<K>, now: number, services: Services) => MaybeNotice | Promise<MaybeNotice>,
) {
  return async (services: Services, ref: JobRef<K>, job: MailJob): Promise<JobOutcome> => {
    const landlord = await findFormLandlord(services, eq(rentForm.id, ref.formId));
    const notice = landlord && (await noticeOf(landlord, ref, services.clock.now().getTime(), services));
    if (!landlord || !notice) return done;
    await noteInAccount(services, `form-${notice.kind}`, ref.formId, job);
    const chosen = Object.hasOwn(stoppable, notice.kind) ? stoppable[notice.kind as keyof typeof stoppable] : null;
    const recipient = chosen
      ? await recipientByChoice(services, landlord, { kind: chosen, ref: ref.formId })
      : withoutStop(recipientOf(landlord));
    if (!recipient) return done;
    const { isGuest, guestRentFormId } = recipient;
    const key = { ...mailLinks.manageForm, ref: guestRentFormId ?? "" };
    const manageToken = isGuest ? await mintLinkToken(services, key) : null;
    const mail = formNoticeMail(mailSite(services), notice, { ...landlord, manageToken, guestRentFormId });
    return deliver(services, job, { to: recipient.to, ...stoppableMail(mail, recipient) });
  };
}

/** What cannot be stopped does not offer it. */
function withoutStop(recipient: Recipient | null): StoppableRecipient | null {
  return recipient && { ...recipient, stopUrl: null };
}
