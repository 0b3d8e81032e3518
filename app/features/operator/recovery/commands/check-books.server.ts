import { type SQL, sql } from "drizzle-orm";
import { billingAccount, creditEntry, purchase } from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";
import type { Services } from "../../../../services";
import type { CheckedPage } from "../check";
import { lastOfPage } from "./last-of-page.server";

const pageSize = 100;

/** What may never be found in the books, each as a SELECT of ids beside a row of billing_account AS own. */
const faults: Record<string, SQL> = {
  "lot-below-zero": sql`SELECT e.lot_id FROM ${creditEntry} AS e WHERE e.account_id = own.id GROUP BY e.lot_id HAVING sum(e.amount) < 0`,
  "lot-of-another": sql`SELECT e.id FROM ${creditEntry} AS e WHERE e.account_id = own.id
    AND NOT EXISTS (SELECT 1 FROM ${creditEntry} AS lot WHERE lot.id = e.lot_id AND lot.account_id = e.account_id)`,
  "form-not-paid": sql`SELECT f.id FROM ${rentForm} AS f WHERE f.landlord_id = own.user_id AND f.plan = 'credit' AND f.plan_source = 'ledger'
    AND NOT EXISTS (SELECT 1 FROM ${creditEntry} AS e WHERE e.kind = 'spend' AND e.source_ref = f.id || ':' || f.paid_terms)`,
  "spend-for-nothing": sql`SELECT e.id FROM ${creditEntry} AS e JOIN ${rentForm} AS f ON f.id = substr(e.source_ref, 1, 36)
    WHERE e.account_id = own.id AND e.kind = 'spend' AND CAST(substr(e.source_ref, 38) AS INTEGER) > f.paid_terms`,
  "purchase-not-booked": sql`SELECT p.id FROM ${purchase} AS p WHERE p.account_id = own.id AND p.kind = 'pack' AND p.state = 'paid'
    AND NOT EXISTS (SELECT 1 FROM ${creditEntry} AS e WHERE e.kind = 'purchase' AND e.source_ref = p.stripe_session_id)`,
};

/** The books against themselves, the forms they paid for and the purchases that were paid. Nothing is mended by itself: it is told. */
export async function checkBooks({ db, log }: Services, position: string): Promise<CheckedPage> {
  const next = await lastOfPage(
    db,
    sql`SELECT id AS key FROM ${billingAccount} WHERE id > ${position} ORDER BY id LIMIT ${pageSize}`,
  );
  let found = 0;
  for (const [name, fault] of Object.entries(faults)) {
    const rows = await db.all<{ id: string }>(sql`SELECT own.id FROM ${billingAccount} AS own
      WHERE own.id > ${position} AND own.id <= ${next} AND EXISTS (${fault})`);
    if (rows.length > 0) log.error("books-wrong", { name, accounts: rows.length });
    found += rows.length;
  }
  return { next, found, mended: 0 };
}
