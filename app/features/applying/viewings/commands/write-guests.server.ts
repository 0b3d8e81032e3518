import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { randomUuid } from "../../../../db/random-uuid.server";
import { personKey } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { viewingRequest } from "../../../../db/schema/viewings";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJobs } from "../../../../platform/outbox.server";
import { openPersonKey, wrappedText } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { messageEveryMs, messagePurpose, messageRate } from "../rules";

type Message = { formId: RentFormId; slotId: string; text: string };

/**
 * Writes by mail to those who saw the home on one slot, or were let through: how many. "nobody": none of them is left, or each
 * was written to within a day; "too-often": for `waitSeconds`.
 */
export async function writeGuests(
  services: Services,
  actor: AccountLandlord,
  { formId, slotId, text }: Message,
): Promise<Result<number, "nobody" | "too-often">> {
  const { db, ids, clock, dataKeys } = services;
  const verdict = await services.rateLimit.take(messageRate, actor.sessionToken);
  if (!verdict.allowed) return err("too-often");
  const now = clock.now();
  const at = now.getTime();
  const mayBeWritten = sql`guest.slot_id = ${slotId} AND guest.form_id = ${formId} AND guest.ended_at IS NULL
    AND guest.person IS NOT NULL AND (guest.seen_at IS NOT NULL OR guest.let_through_at IS NOT NULL)
    AND coalesce(guest.messaged_at <= ${at - messageEveryMs}, 1)`;
  const guests = await db.all<{ id: string; keyId: string; wrapped: string }>(sql`SELECT guest.id, k.id AS keyId,
      ${wrappedText("k")} AS wrapped
    FROM ${viewingRequest} AS guest JOIN ${personKey} AS k ON k.id = guest.person_key_id
      JOIN ${rentForm} ON ${rentForm.id} = guest.form_id
    WHERE ${mayBeWritten} AND ${mayReachForm(actor, at)}`);
  if (guests.length === 0) return err("nobody");
  const sealed = await Promise.all(
    guests.map(async ({ id, keyId, wrapped }) => {
      const key = await openPersonKey(dataKeys, { id: keyId, wrapped });
      return { id, message: await key.encryptText(messagePurpose(id), text) };
    }),
  );
  const list = JSON.stringify(sealed);
  const auditId = ids.uuid<string>();
  const { written } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.write-viewing-guests",
        targetKind: "rent_form",
        targetId: formId,
        detail: slotId,
      },
      sql`${rentForm} WHERE ${rentForm.id} = ${formId} AND ${mayReachForm(actor, at)}`,
    ),
    // Before the rows are marked: two presses at a time write one message.
    tellGuests: insertJobs(
      db,
      { kind: "mail.viewing-message", now },
      sql`SELECT ${randomUuid} AS id, json_object('viewingRequestId', guest.id) AS ref,
          'viewing-message:' || guest.id || ':' || ${at} AS dedupe_key, ${at} AS run_at
        FROM json_each(${list}) AS sealed JOIN ${viewingRequest} AS guest ON guest.id = sealed.value ->> 'id'
        WHERE ${mayBeWritten} AND ${isGuarded(auditId)}`,
    ),
    written: db.run(sql`UPDATE ${viewingRequest} AS guest SET message = sealed.value ->> 'message', messaged_at = ${at}
      FROM json_each(${list}) AS sealed
      WHERE guest.id = sealed.value ->> 'id' AND ${mayBeWritten} AND ${isGuarded(auditId)}`),
  });
  return written.meta.changes > 0 ? ok(written.meta.changes) : err("nobody");
}
