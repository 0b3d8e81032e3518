type Rents = { count: number; unit: "month" | "week" };
/** Amounts as they are shown; null: no amount is named, or none may be asked. */
type Fee = { asked: string | null; most: string | null; placeName: string };

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

export function feeWords({ asked, most, placeName }: Fee): string {
  const fee = asked === null ? "a fee for applying" : `a fee of ${asked}`;
  return `asks ${fee}: ${placeName} ${most === null ? "allows none" : `allows at most ${most}`}`;
}
