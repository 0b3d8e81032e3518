import { compareAccount, listComparable } from "../../../money/billing/commands/compare-account.server";
import { recoverPayments } from "../../../money/billing/commands/recover-payments.server";
import type { Check } from "../check";

/** Each account is asked of Stripe in a handful of calls, and a minute's work stays under a hundred. */
const accountsPerPage = 5;
const nothing = { next: null, found: 0, mended: 0 };

/** What was paid at Stripe against our purchases: a payment that gave nothing is granted. Nothing to do where nothing is sold. */
export const checkPayments: Check = async (services, position) => {
  const { billing } = services;
  return billing.isSelling ? recoverPayments(services, billing, position) : nothing;
};

/** Our purchases, books and subscriptions against what Stripe says of each account. */
export const checkPlansAndPurchases: Check = async (services, position) => {
  const { billing } = services;
  if (!billing.isSelling) return nothing;
  const accounts = await listComparable(services, position, accountsPerPage);
  let [found, mended] = [0, 0];
  for (const account of accounts) {
    const compared = await compareAccount(services, billing, account);
    found += compared.found;
    mended += compared.mended;
  }
  const next = accounts.length < accountsPerPage ? null : (accounts.at(-1)?.id ?? null);
  return { next, found, mended };
};
