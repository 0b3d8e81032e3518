import { sql } from "drizzle-orm";
import {
  billingAccount,
  type CreditKind,
  creditEntry,
  purchase,
  subscription,
  voucher,
} from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { billingAccountOf } from "../commands/open-billing-account.server";

/** What happened to the credits, newest first. `left`: the credits that stood in the books afterwards. */
export type HistoryRow = {
  id: string;
  kind: CreditKind;
  amount: number;
  left: number;
  at: number;
  /** Of a spend and of what gives it back. */
  formTitle: string | null;
  paidUntil: number | null;
  /** Of a spend: until when the form was paid for before, where that had not ended and was not given back. */
  paidBefore: number | null;
  expiresAt: number | null;
  /** Of a purchase: what it cost, in minor units. */
  amountMinor: number | null;
  currency: string | null;
  voucherLabel: string | null;
};

export type PlanRow = {
  status: string;
  priceKey: string;
  seats: number;
  periodEnd: number;
  cancelAt: number | null;
  graceUntil: number | null;
};

export type OpenForm = {
  id: string;
  title: string;
  plan: string;
  until: number | null;
  applications: number;
};

type BillingAccount = {
  currency: string | null;
  holdReason: string | null;
  customerId: string | null;
};

export type Billing = {
  /** Null: the session has ended. */
  isSignedIn: boolean;
  account: BillingAccount | null;
  plan: PlanRow | null;
  history: HistoryRow[];
  openForms: OpenForm[];
  /** The purchase of Stripe's session that the address names, where it is the asker's own. */
  returned: { state: string; credits: number | null; kind: "pack" | "pro" } | null;
};

const historyRows = 60;
const formRows = 20;

/** SQL beside a spend `entry`: spends of a form are named by its id and the number of the term. */
const paidBefore = sql`SELECT max(before.paid_until) FROM ${creditEntry} AS before
  WHERE before.kind = 'spend' AND before.source_ref > substr(entry.source_ref, 1, 36)
    AND before.source_ref < substr(entry.source_ref, 1, 36) || ';' AND before.at < entry.at AND before.paid_until > entry.at
    AND NOT EXISTS (SELECT 1 FROM ${creditEntry} AS given WHERE given.kind = 'give-back' AND given.source_ref = before.source_ref)`;

/** Everything of the billing page but the balance and Stripe's invoices. One round trip. */
export async function findBilling(
  { db, clock }: Services,
  actor: AccountLandlord,
  sessionId: string | null,
): Promise<Billing> {
  const now = clock.now().getTime();
  const userId = currentLandlordIdSql(actor, now);
  const own = billingAccountOf(userId);
  const [users, accounts, plans, history, openForms, returned] = await db.batch([
    db.all<{ id: string | null }>(sql`SELECT ${userId} AS id`),
    db.all<BillingAccount>(sql`SELECT currency, hold_reason AS "holdReason", stripe_customer_id AS "customerId"
      FROM ${billingAccount} WHERE id = ${own}`),
    db.all<PlanRow>(sql`SELECT status, price_key AS "priceKey", seats, period_end AS "periodEnd", cancel_at AS "cancelAt",
      grace_until AS "graceUntil" FROM ${subscription} WHERE account_id = ${own}`),
    db.all<HistoryRow>(sql`
      SELECT entry.id, entry.kind, entry.amount, entry.at, entry.paid_until AS "paidUntil", entry.expires_at AS "expiresAt",
        sum(entry.amount) OVER (ORDER BY entry.at, entry.amount < 0, entry.id) AS left,
        CASE entry.kind WHEN 'spend' THEN (${paidBefore}) END AS "paidBefore",
        form.title AS "formTitle", bought.amount_minor AS "amountMinor", bought.currency AS currency, gift.label AS "voucherLabel"
      FROM ${creditEntry} AS entry
      LEFT JOIN ${rentForm} AS form ON entry.kind IN ('spend', 'give-back') AND form.id = substr(entry.source_ref, 1, 36)
      LEFT JOIN ${purchase} AS bought ON entry.kind = 'purchase' AND bought.stripe_session_id = entry.source_ref
      LEFT JOIN ${voucher} AS gift ON entry.kind = 'voucher' AND gift.id = substr(entry.source_ref, 1, 36)
      WHERE entry.account_id = ${own} ORDER BY entry.at DESC, entry.amount < 0 DESC, entry.id DESC LIMIT ${historyRows}`),
    db.all<OpenForm>(sql`SELECT id, title, plan, coalesce(paid_until, opens_until) AS until, application_count AS applications
      FROM ${rentForm} WHERE landlord_id = ${userId} AND state IN ('open', 'paused', 'full')
      ORDER BY until IS NULL, until LIMIT ${formRows}`),
    db.all<NonNullable<Billing["returned"]>>(sql`SELECT state, credits, kind FROM ${purchase}
      WHERE stripe_session_id = ${sessionId ?? ""} AND account_id = ${own}`),
  ]);
  return {
    isSignedIn: users[0]?.id != null,
    account: accounts[0] ?? null,
    plan: plans[0] ?? null,
    history,
    openForms,
    returned: returned[0] ?? null,
  };
}
