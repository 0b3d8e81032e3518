import { sql } from "drizzle-orm";
import { runBatch } from "../../../app/db/guarded-batch.server";
import { billingConsent, purchase, stripeEvent, subscription, unpaidConsentSql } from "../../../app/db/schema/billing";
import { dayMs } from "../../../app/kernel/durations";
import type { Services } from "../../../app/services";

const pageSize = 500;
/** Once a night, UTC: no statement is spent on the other minutes. */
const [hour, minute] = [3, 19];

/** Stripe tells of an event for 30 days: what was acted on so long ago is not told again. */
const keepEventsMs = 90 * dayMs;
/** No payment that was begun is still on its way then. */
const keepUnpaidMs = 30 * dayMs;
/** California's law on renewals: three years, or one after the contract's end where that is later. */
const keepConsentsMs = 3 * 366 * dayMs;
const keepAfterEndMs = 366 * dayMs;

/** Removes Stripe's events acted on 90 days ago, and agreements of who never paid or past the law's time. */
export async function sweepPastBilling({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  if (now.getUTCHours() !== hour || now.getUTCMinutes() !== minute) return 0;
  const at = now.getTime();
  const unpaid = sql`${sql.raw(unpaidConsentSql)} AND created_at <= ${at - keepUnpaidMs} ORDER BY created_at LIMIT ${pageSize}`;
  const old = sql`SELECT id FROM ${billingConsent} AS agreed WHERE at <= ${at - keepConsentsMs}
    AND NOT (kind = 'pro' AND EXISTS (SELECT 1 FROM ${subscription} AS plan WHERE plan.account_id = agreed.account_id
      AND (plan.grace_until IS NULL OR plan.grace_until > ${at - keepAfterEndMs})))
    ORDER BY at LIMIT ${pageSize}`;
  const ofOld = sql`SELECT account_id FROM ${billingConsent} WHERE id IN (${old})`;
  const { events, unpaidGone, oldGone } = await runBatch(db, {
    events: db.run(sql`DELETE FROM ${stripeEvent} WHERE id IN (SELECT id FROM ${stripeEvent}
      WHERE handled_at IS NOT NULL AND handled_at <= ${at - keepEventsMs} LIMIT ${pageSize})`),
    unpaidGone: db.run(
      sql`DELETE FROM ${billingConsent} WHERE id IN (SELECT consent_id FROM ${purchase} WHERE ${unpaid})`,
    ),
    detachConsents:
      db.run(sql`UPDATE ${purchase} SET consent_id = NULL WHERE id IN (SELECT id FROM ${purchase} WHERE ${unpaid})
      OR (account_id IN (${ofOld}) AND consent_id IN (${old}))`),
    oldGone: db.run(sql`DELETE FROM ${billingConsent} WHERE id IN (${old})`),
  });
  return events.meta.changes + unpaidGone.meta.changes + oldGone.meta.changes;
}
