import { dayMs } from "../../../kernel/durations";
import { landlordLocale } from "../../../kernel/landlord-locale";
import { briefDayText, dayText } from "../../../kernel/moments";
import { formatMoney } from "../../../kernel/money";
import { sources } from "../../../words/en/billing/billing";
import type { HistoryRow } from "./queries/find-billing.server";
import type { CreditLot } from "./queries/get-credit-balance.server";

/** "November 3, 2027". */
export function sayDay(at: number): string {
  return dayText(at, landlordLocale, "UTC");
}

/** "Nov 3". */
export function sayShortDay(at: number): string {
  return briefDayText(at, landlordLocale, "UTC");
}

/** "$30.00" of minor units and Stripe's lower-case code. */
export function sayAmount(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency.toUpperCase(), landlordLocale);
}

export function sayCredits(credits: number): string {
  return credits === 1 ? "1 credit" : `${credits} credits`;
}

/** Where the credits come from and until when they last, those first that are spent first. */
export function sayLots(lots: readonly Pick<CreditLot, "kind" | "left" | "expiresAt">[]): string {
  const groups = new Map<string, { left: number; kind: string; expiresAt: number | null }>();
  for (const { kind, left, expiresAt } of lots) {
    const key = `${kind}:${expiresAt === null ? "" : sayDay(expiresAt)}`;
    const known = groups.get(key);
    groups.set(key, { kind, expiresAt, left: (known?.left ?? 0) + left });
  }
  const [first, ...others] = [...groups.values()];
  if (!first) return "";
  const say = ({ left, kind, expiresAt }: typeof first) =>
    `${left} ${sources[kind] ?? "added"}, ${expiresAt === null ? (left === 1 ? "it doesn’t expire" : "they don’t expire") : `until ${sayDay(expiresAt)}`}`;
  if (others.length === 0) return `${say(first)}.`;
  return `${say(first)}; ${first.left === 1 ? "this one is" : "these are"} used first. ${others.map(say).join(". ")}.`;
}

/** A line of the history: what happened, and what belongs to it. */
export function sayEntry(row: HistoryRow): { what: string; more: string | null } {
  const form = row.formTitle ?? "A deleted form";
  const credits = sayCredits(Math.abs(row.amount));
  const until = row.expiresAt === null ? null : `Until ${sayDay(row.expiresAt)}`;
  switch (row.kind) {
    case "spend":
      return { what: form, more: spendWords(row) };
    case "give-back":
      return { what: `${form} closed within a day`, more: "Returned" };
    case "purchase":
      return {
        what: `${credits} bought`,
        more: row.amountMinor === null || !row.currency ? null : sayAmount(row.amountMinor, row.currency),
      };
    case "voucher":
      return { what: row.voucherLabel ? `Voucher: ${row.voucherLabel}` : "Voucher", more: until };
    case "welcome":
      return { what: "Welcome", more: "For your first form" };
    case "goodwill":
      return { what: "Added by us", more: until };
    case "refund":
      return { what: `${credits} refunded`, more: "The money takes 5 to 10 days" };
    case "refund-failed":
      return { what: "Refund failed", more: "Your credits are back" };
    case "clawback":
      return { what: `${credits} held back`, more: "A payment is disputed, or a gift was undone" };
    case "clawback-undone":
      return { what: `${credits} released`, more: null };
    case "expire":
      return { what: `${credits} expired`, more: null };
    default:
      return { what: "Credits", more: null };
  }
}

/** The days that this credit bought: behind those that were paid before, where it extends them. */
function spendWords({ paidUntil, paidBefore, at }: HistoryRow): string | null {
  if (paidUntil === null) return null;
  const days = Math.round((paidUntil - (paidBefore ?? at)) / dayMs);
  return `${days} days${paidBefore === null ? "" : " more"}, until ${sayDay(paidUntil)}`;
}
