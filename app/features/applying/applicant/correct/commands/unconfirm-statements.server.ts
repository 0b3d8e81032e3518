import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../../db/schema/applications";
import { linkToken } from "../../../../../db/schema/platform";
import type { ApplicationId, OutboxId } from "../../../../../kernel/ids";
import { mailLinks } from "../../../../../kernel/links";
import { insertJob } from "../../../../../platform/outbox.server";
import type { Services } from "../../../../../services";

/**
 * Statements before another address is written: mailed links end but `linkHash`, and the new one gets a receipt, or of
 * suspected spam a question. Nothing where `when` (SQL) does not hold or the address stays. `rev`: the correction's;
 * `emailHash`: as `SealedPerson` has it.
 */
export function unconfirmStatements(
  { db, ids }: Services,
  {
    id,
    emailHash,
    rev,
    now,
    linkHash,
    receiptId,
  }: {
    id: ApplicationId;
    emailHash: string | null;
    rev: number;
    now: Date;
    linkHash: string;
    receiptId: OutboxId;
  },
  when: SQL,
) {
  const isOther = sql`${when} AND EXISTS (SELECT 1 FROM ${application} AS former
    WHERE former.id = ${id} AND former.email_hash IS NOT ${emailHash})`;
  const isHeld = sql`${isOther} AND EXISTS (SELECT 1 FROM ${application} AS held WHERE held.id = ${id} AND held.is_spam = 1)`;
  return [
    db.run(sql`UPDATE ${linkToken} SET expires_at = ${now.getTime()} WHERE ref = ${id} AND hash <> ${linkHash}
      AND purpose = ${mailLinks.applicationStatus.purpose} AND ${isOther}`),
    insertJob(
      db,
      {
        id: receiptId,
        kind: "mail.application-receipt",
        ref: { applicationId: id },
        dedupeKey: `receipt:${id}:${rev}`,
        now,
      },
      sql`${isOther} AND NOT (${isHeld})`,
    ),
    db.run(sql`UPDATE ${linkToken} SET expires_at = ${now.getTime()} WHERE ref = ${id}
      AND purpose = ${mailLinks.confirmApplication.purpose} AND ${isOther}`),
    insertJob(
      db,
      {
        id: ids.uuid<OutboxId>(),
        kind: "mail.confirm-application",
        ref: { applicationId: id },
        dedupeKey: `confirm-application:${id}:${rev}`,
        now,
      },
      isHeld,
    ),
    db.run(
      sql`UPDATE ${application} SET confirmed_at = NULL WHERE id = ${id} AND confirmed_at IS NOT NULL AND ${isOther}`,
    ),
  ] as const;
}
