import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { application } from "../../../../db/schema/applications";
import { billingAccount } from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";

/** Titles: of the form that stays open when the grace of Pro is over, and of those that are paused. */
export type FormsAfterPro = { stays: string | null; pauses: string[] };

/** SQL, on the landlord's id: open forms of Pro, first the one that somebody applied to last; where nobody did, the newest. */
export function openFormsOfPro(landlordId: SQL): SQL {
  return sql`FROM ${rentForm} AS f WHERE f.landlord_id = ${landlordId} AND f.plan = 'pro'
    AND f.paid_until IS NULL AND f.state = 'open'
    ORDER BY (SELECT max(a.submitted_at) FROM ${application} AS a WHERE a.form_id = f.id AND a.is_spam = 0) DESC NULLS LAST,
      f.published_at DESC, f.id`;
}

/** What `settlePlan` would do with the open forms of a billing account if its grace were over now. */
export async function listFormsToPause({ db }: { db: Database }, accountId: string): Promise<FormsAfterPro> {
  const owner = sql`(SELECT payer.user_id FROM ${billingAccount} AS payer WHERE payer.id = ${accountId})`;
  const rows = await db.all<{ title: string }>(sql`SELECT f.title AS title ${openFormsOfPro(owner)}`);
  const [first, ...others] = rows.map(({ title }) => title);
  return { stays: first ?? null, pauses: others };
}
