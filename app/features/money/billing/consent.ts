import type { PageLocale } from "../../../kernel/page-locale";
import { type PurchaseKey, prices } from "./prices";
import { billingTerms } from "./rules";
import { soldWords } from "./sold-words";

/** Kept with each agreement, whose words are kept by their hash: a change of the words is a new version. */
export const consentVersion = "2026-11";

/** What a buyer agrees to by paying, as it stands beside the button on Stripe's page. */
export function consentText(key: PurchaseKey, language: PageLocale): string {
  const price = prices[key];
  const { consent } = soldWords[language];
  return price.kind === "pack" ? consent.credits({ days: billingTerms.refundDays }) : consent[price.per];
}
