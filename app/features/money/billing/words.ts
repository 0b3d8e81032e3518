import { dayMs } from "../../../kernel/durations";
import { briefDayText, dayText } from "../../../kernel/moments";
import { formatMoney } from "../../../kernel/money";
import { readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage, type Words } from "../../../kernel/words";
import en from "../../../words/en/billing/history";
import type { HistoryRow } from "./queries/find-billing.server";
import type { CreditLot } from "./queries/get-credit-balance.server";

const historyWords = inEveryLanguage("billing/history", en);
type HistoryWords = Words<typeof en>;

/** "November 3, 2027". */
export function sayDay(at: number, locale: string): string {
  return dayText(at, locale, "UTC");
}

/** "Nov 3". */
export function sayShortDay(at: number, locale: string): string {
  return briefDayText(at, locale, "UTC");
}

/** "$30.00" of minor units and Stripe's lower-case code. */
export function sayAmount(amountMinor: number, currency: string, locale: string): string {
  return formatMoney(amountMinor, currency.toUpperCase(), locale);
}

type Lot = Pick<CreditLot, "kind" | "left" | "expiresAt">;

/** Where the credits come from and until when they last, those first that are spent first. */
export function sayLots(lots: readonly Lot[], locale: string): string {
  const words = historyWords[readLanguage(locale)];
  const groups = new Map<string, Lot>();
  for (const { kind, left, expiresAt } of lots) {
    const key = `${kind}:${expiresAt === null ? "" : sayDay(expiresAt, locale)}`;
    const known = groups.get(key);
    groups.set(key, { kind, expiresAt, left: (known?.left ?? 0) + left });
  }
  const [first, ...others] = [...groups.values()];
  if (!first) return "";
  const lot = sayLot(first, words, locale);
  if (others.length === 0) return words.lot({ lot });
  return [
    words.firstLot({ n: first.left, lot }),
    ...others.map((one) => words.lot({ lot: sayLot(one, words, locale) })),
  ].join(" ");
}

function sayLot({ left, kind, expiresAt }: Lot, { lots }: HistoryWords, locale: string): string {
  const words = kind in lots ? lots[kind as keyof typeof lots] : lots.other;
  return expiresAt === null ? words.unending({ n: left }) : words.until({ n: left, day: sayDay(expiresAt, locale) });
}

/** A line of the history: what happened, and what belongs to it. */
export function sayEntry(row: HistoryRow, locale: string): { what: string; more: string | null } {
  const { entries } = historyWords[readLanguage(locale)];
  const form = row.formTitle ?? entries.deletedForm;
  const n = Math.abs(row.amount);
  const until = row.expiresAt === null ? null : entries.until({ day: sayDay(row.expiresAt, locale) });
  switch (row.kind) {
    case "spend":
      return { what: form, more: spendWords(row, entries, locale) };
    case "give-back":
      return { what: entries.closedSoon({ form }), more: entries.returned };
    case "purchase":
      return {
        what: entries.bought({ n }),
        more: row.amountMinor === null || !row.currency ? null : sayAmount(row.amountMinor, row.currency, locale),
      };
    case "voucher":
      return {
        what: row.voucherLabel ? entries.namedVoucher({ label: row.voucherLabel }) : entries.voucher,
        more: until,
      };
    case "welcome":
      return { what: entries.welcome, more: entries.firstForm };
    case "goodwill":
      return { what: entries.goodwill, more: until };
    case "refund":
      return { what: entries.refunded({ n }), more: entries.moneyOnItsWay };
    case "refund-failed":
      return { what: entries.refundFailed, more: entries.creditsBack };
    case "clawback":
      return { what: entries.heldBack({ n }), more: entries.disputed };
    case "clawback-undone":
      return { what: entries.released({ n }), more: null };
    case "expire":
      return { what: entries.expired({ n }), more: null };
    default:
      return { what: entries.other, more: null };
  }
}

/** The days that this credit bought: behind those that were paid before, where it extends them. */
function spendWords(
  { paidUntil, paidBefore, at }: HistoryRow,
  entries: HistoryWords["entries"],
  locale: string,
): string | null {
  if (paidUntil === null) return null;
  const n = Math.round((paidUntil - (paidBefore ?? at)) / dayMs);
  const day = sayDay(paidUntil, locale);
  return paidBefore === null ? entries.days({ n, day }) : entries.moreDays({ n, day });
}
