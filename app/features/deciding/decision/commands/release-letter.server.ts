import { and, eq, isNull, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { guestRentForm } from "../../../../db/schema/forms";
import { applicantLetter } from "../../../../db/schema/review";
import type { ApplicationId, LetterId, OutboxId, RentFormId } from "../../../../kernel/ids";
import { isAddressBlocked } from "../../../../platform/mail-block.server";
import { insertJob } from "../../../../platform/outbox.server";
import { isNotErased } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { letterKey } from "./letter-statements.server";

/** A guest's decision whose letter waits to be released. Times in milliseconds. */
export type GuestDecision = {
  applicationId: ApplicationId;
  formId: RentFormId;
  reference: string;
  kind: "approved" | "declined";
  decidedAt: number;
};

/** What the guest is to be told of; null where it was undone, overtaken, or its application erased. */
export async function findGuestDecision({ db }: Services, letterId: LetterId): Promise<GuestDecision | null> {
  const [row] = await db
    .select({
      applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
      formId: sql<RentFormId>`${application.formId}`.as("form_id"),
      reference: application.reference,
      kind: applicantLetter.kind,
      decidedAt: sql<number>`${applicantLetter.createdAt}`.as("decided_at"),
    })
    .from(applicantLetter)
    .innerJoin(application, eq(application.id, applicantLetter.applicationId))
    .where(
      and(
        eq(applicantLetter.id, letterId),
        isNull(applicantLetter.cancelledAt),
        isNull(applicantLetter.sentAt),
        sql`${application.state} = ${applicantLetter.kind} AND ${isNotErased()}`,
      ),
    );
  if (!row || (row.kind !== "approved" && row.kind !== "declined")) return null;
  return { ...row, kind: row.kind };
}

/** Lets a guest's letter go at `leavesAt` (milliseconds), once the mail that tells the guest has gone. Twice is once. */
export async function releaseLetter({ db, ids, clock }: Services, letterId: LetterId, leavesAt: number): Promise<void> {
  await db.batch([
    db
      .update(applicantLetter)
      .set({ sendAt: leavesAt })
      .where(and(eq(applicantLetter.id, letterId), isNull(applicantLetter.sentAt))),
    insertJob(db, {
      id: ids.uuid<OutboxId>(),
      kind: "mail.applicant-letter",
      ref: { letterId },
      dedupeKey: `${letterKey}${letterId}`,
      now: clock.now(),
      runAt: new Date(leavesAt),
    }),
  ]);
}

/** Stops the letter of a guest who could not be told after all. True when it was stopped. Not of an account's form. */
export async function stopUnsentLetter(services: Services, letterId: LetterId): Promise<boolean> {
  const [guest] = await services.db.all<{ email: string }>(sql`SELECT holder.email AS "email" FROM ${applicantLetter}
    JOIN ${application} ON ${application.id} = ${applicantLetter.applicationId}
    JOIN ${guestRentForm} AS holder ON holder.form_id = ${application.formId} AND holder.claimed_by IS NULL
    WHERE ${applicantLetter.id} = ${letterId}`);
  if (!guest || !(await isAddressBlocked(services, guest.email))) return false;
  await services.db
    .update(applicantLetter)
    .set({ cancelledAt: services.clock.now().getTime() })
    .where(and(eq(applicantLetter.id, letterId), isNull(applicantLetter.sentAt)));
  return true;
}
