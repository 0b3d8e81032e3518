import { type SQL, sql } from "drizzle-orm";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql, impersonatorOf } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { grantCredits } from "../../../money/billing/commands/grant-credits.server";
import { freeBillingAccountOf, openBillingAccount } from "../../../money/billing/commands/open-billing-account.server";
import { isSpent, spendCredit, termRef } from "../../../money/billing/commands/spend-credit.server";
import { isWelcome } from "../../../money/billing/queries/find-welcome.server";
import { billingTerms, giftEnd } from "../../../money/billing/rules";

export type Payment = {
  formId: string;
  /** Number of the term that is paid: one more than were paid before. */
  term: number;
  paidUntil: number | SQL;
  /** Names of the welcome credit (`welcomeRefs`), which is then given and spent in one; null: a credit that is there. */
  welcome: readonly [string, ...string[]] | null;
};

/** First statements of a batch that spends a credit where `where` holds; `isPaid` (SQL) is asked by all behind them. */
export function payForForm(
  { db, ids }: Services,
  actor: AccountLandlord,
  { payment, at, where }: { payment: Payment; at: number; where: SQL },
) {
  const { formId, term, paidUntil, welcome } = payment;
  const owner = sql`(SELECT ${currentLandlordIdSql(actor, at)} WHERE ${impersonatorOf(actor)} IS NULL)`;
  const accountId = freeBillingAccountOf(owner);
  const [spendId, grantId] = [ids.uuid<string>(), ids.uuid<string>()];
  const spend = { id: spendId, accountId, sourceRef: termRef(formId, term), paidUntil, at };
  const isPaid = isSpent(spendId);
  if (welcome === null) return { statements: [spendCredit(db, spend, where)], isPaid };
  const gift = { kind: "welcome" as const, credits: billingTerms.welcomeCredits, sourceRef: welcome[0], at };
  const mayHave = sql`${where} AND ${isWelcome(welcome, accountId)}`;
  return {
    statements: [
      openBillingAccount(db, { id: ids.uuid<string>(), userId: owner, at }),
      grantCredits(db, { ...gift, id: grantId, accountId, expiresAt: giftEnd(at) }, mayHave),
      spendCredit(db, spend, sql`${where} AND ${isSpent(grantId)}`),
    ],
    isPaid,
  };
}
