import { type PriceKey, prices } from "./prices";
import { billingTerms } from "./rules";

/** Kept with each agreement, whose words are kept by their hash: a change of the words is a new version. */
export const consentVersion = "2026-11";

/** What a buyer agrees to by paying, as it stands beside the button on Stripe's page. */
export function consentText(key: PriceKey): string {
  const price = prices[key];
  if (price.kind === "pack")
    return `Credits are there at once and do not end. Unused credits are paid back on request for ${billingTerms.refundDays} days.`;
  const every = price.per === "month" ? "month" : "year";
  return `Pro renews each ${every} at this price until you cancel, in two clicks on your billing page. It then lasts to the end of the ${every} that is paid.`;
}
