import { type SQL, sql } from "drizzle-orm";
import { application, applicationDraft } from "../../../../db/schema/applications";
import { creditEntry, purchase } from "../../../../db/schema/billing";
import { rentForm } from "../../../../db/schema/forms";
import { dayMs } from "../../../../kernel/durations";
import type { Services } from "../../../../services";
import { returnCredits } from "../../../money/billing/commands/return-credits.server";
import { billingTerms, plans } from "../../../money/billing/rules";

const windowMs = billingTerms.giveBackHours * 60 * 60 * 1000;
const termMs = plans.credit.openDays * dayMs;

/** Statements for the batch that closes a form (`isDone`): a credit younger than 24 hours goes back, if nobody began. */
export function giveCreditBack({ db, ids }: Services, formId: string, { at, isDone }: { at: number; isDone: SQL }) {
  const id = ids.uuid<string>();
  const lastTerm = sql`(SELECT f.id || ':' || f.paid_terms FROM ${rentForm} AS f
    WHERE f.id = ${formId} AND f.plan = 'credit' AND f.plan_source = 'ledger')`;
  const spentAt = sql`(SELECT spent.at FROM ${creditEntry} AS spent WHERE spent.kind = 'spend' AND spent.source_ref = ${lastTerm})`;
  // Whoever got their money back, or disputes it, does not get the credit as well; nor who lost what a voucher gave.
  const isLotPaid = sql`NOT EXISTS (SELECT 1 FROM ${creditEntry} AS spent JOIN ${creditEntry} AS lot ON lot.id = spent.lot_id
    WHERE spent.kind = 'spend' AND spent.source_ref = ${lastTerm} AND (
      EXISTS (SELECT 1 FROM ${purchase} AS bought WHERE lot.kind = 'purchase' AND bought.stripe_session_id = lot.source_ref
        AND bought.state IN ('disputed', 'refunded'))
      OR EXISTS (SELECT 1 FROM ${creditEntry} AS taken WHERE taken.account_id = lot.account_id AND taken.lot_id = lot.id
        AND taken.kind = 'clawback' AND NOT EXISTS (SELECT 1 FROM ${creditEntry} AS undone
          WHERE undone.kind = 'clawback-undone' AND undone.source_ref = taken.source_ref))))`;
  const isUnused = sql`${spentAt} > ${at - windowMs}
    AND NOT EXISTS (SELECT 1 FROM ${applicationDraft} AS begun WHERE begun.form_id = ${formId} AND begun.created_at >= ${spentAt})
    AND NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.form_id = ${formId} AND sent.submitted_at >= ${spentAt})`;
  const isBack = sql`EXISTS (SELECT 1 FROM ${creditEntry} AS back WHERE back.id = ${id})`;
  const wasFirst = sql`${rentForm.paidUntil} - ${termMs} <= ${at}`;
  const statements = [
    returnCredits(
      db,
      { id, kind: "give-back", sourceRef: lastTerm, at },
      sql`${isDone} AND ${isUnused} AND ${isLotPaid}`,
    ),
    db.run(sql`UPDATE ${rentForm} SET plan = CASE WHEN ${wasFirst} THEN 'free' ELSE plan END,
      plan_source = CASE WHEN ${wasFirst} THEN NULL ELSE plan_source END,
      paid_until = CASE WHEN ${wasFirst} THEN NULL ELSE ${rentForm.paidUntil} - ${termMs} END
      WHERE id = ${formId} AND ${isBack}`),
  ];
  return { statements, isGivenBack: isBack };
}
