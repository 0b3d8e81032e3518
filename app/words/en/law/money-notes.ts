import { exactMoney } from "../../../kernel/money";

type Rents = { count: number; unit: "month" | "week" };
type Fee = { amountMinor: number | null; most: number; currency: string; placeName: string };

/** "2 months’ rent", "half a month’s rent". */
function rentsWords({ count, unit }: Rents): string {
  const rounded = Math.round(count * 10) / 10;
  if (rounded === 0) return "no deposit";
  if (rounded === 0.5) return `half a ${unit}’s rent`;
  return rounded === 1 ? `1 ${unit}’s rent` : `${rounded} ${unit}s’ rent`;
}

/** The deposit beside the most that the place allows. `isRead`: somebody read the law. */
export function depositWords(deposit: { typed: Rents; most: Rents; placeName: string; isRead: boolean }): string {
  const { typed, most, placeName, isRead } = deposit;
  return `The deposit is ${rentsWords(typed)}: ${placeName} allows ${rentsWords(most)}${isRead ? "" : ", as far as we know"}`;
}

export function feeWords({ amountMinor, most, currency, placeName }: Fee): string {
  const asked = amountMinor === null ? "a fee for applying" : `a fee of ${exactMoney(amountMinor, currency, "en-US")}`;
  const allowed = most === 0 ? "allows none" : `allows at most ${exactMoney(most * 100, currency, "en-US")}`;
  return `asks ${asked}: ${placeName} ${allowed}`;
}
