import type { Seller } from "../../platform/stripe/billing-provider";
import type { Services } from "../../services";

/**
 * Who takes the money where somebody can buy: where plans are sold, and on a developer's machine, where the stand-in lets
 * everything be tried. Null elsewhere.
 */
export function sellerOf({ isSelling, billing }: Pick<Services, "isSelling" | "billing">): Seller | null {
  if (!billing.isSelling) return null;
  return isSelling || billing.kind === "stand-in" ? billing : null;
}
