import { numberFormat } from "./formatters";
import { asciiDigits } from "./phone";
import { visibleText } from "./visible-text";

/** Largest amount anywhere in the product, in minor units: a year's income in Indonesia or Iran has as many digits. */
export const MAX_AMOUNT_MINOR = 1_000_000_000_000;

const withoutDecimals = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF".split(" ");
const withThreeDecimals = "BHD IQD JOD KWD LYD OMR TND".split(" ");

/** How many digits follow the decimal separator in this currency (ISO 4217). Intl has other digits on servers than in browsers. */
export function currencyDigits(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return withThreeDecimals.includes(currency) ? 3 : 2;
}

export function decimalSeparator(locale: string): string {
  return (1.5).toLocaleString(locale).includes(",") ? "," : ".";
}

/** Why a number or an amount is not taken. "ambiguous": it can mean two numbers. */
export type NumberFault = "not-a-number" | "ambiguous" | "other-currency";

type ReadOptions = { locale: string; maxDecimals: number };

/**
 * A number as people write it: "1,200.50", "1.200,50", "1 200", "1'200", "1,20,000". `maxDecimals` settles what a
 * single separator before three digits means: a group where no third decimal can be; otherwise decimals where the locale writes
 * them so, and nothing certain where it does not. Answers whole and decimal digits apart, so that nothing is rounded.
 */
export function parseDecimal(
  text: string,
  options: ReadOptions,
): { negative: boolean; whole: string; decimals: string } | Exclude<NumberFault, "other-currency"> {
  const compact = asciiDigits(visibleText(text))
    .trim()
    .replace(/[\s'\u2019\u066c]+/g, " ")
    .replace(/\u066b/g, ".");
  const match = /^([-+\u2212]?)([\d., ]*\d[.,]?)$/.exec(compact);
  if (!match) return "not-a-number";
  const digits = (match[2] ?? "").trim().replace(/[.,]$/, "");
  const at = decimalAt(digits, options);
  if (at === "ambiguous") return at;
  const whole = at < 0 ? digits : digits.slice(0, at);
  const decimals = at < 0 ? "" : digits.slice(at + 1);
  const isGrouped = /^(\d*|\d{1,3}([., ])(\d{2,3}\2)*\d{3})$/.test(whole);
  if (!isGrouped || decimals.length > options.maxDecimals) return "not-a-number";
  return { negative: /^[-\u2212]/.test(match[1] ?? ""), whole: whole.replace(/[., ]/g, "") || "0", decimals };
}

/** Index of the decimal separator, -1 for none. */
function decimalAt(digits: string, { locale, maxDecimals }: ReadOptions): number | "ambiguous" {
  const separators = digits.match(/[., ]/g) ?? [];
  const last = separators.at(-1);
  if (!last || last === " ") return -1;
  const at = digits.lastIndexOf(last);
  if (new Set(separators).size > 1) return at;
  if (separators.length > 1) return -1;
  const groups = digits.length - at === 4 && /^[1-9]\d{0,2}$/.test(digits.slice(0, at));
  if (!groups) return at;
  if (maxDecimals < 3) return -1;
  return last === decimalSeparator(locale) ? at : "ambiguous";
}

/** Minor units from what a person types, with the sign or code of its own currency allowed; other letters or signs are refused. */
export function readAmountMinor(text: string, currency: string, locale: string): number | NumberFault {
  const sign = `([A-Z]{0,3}\\p{Sc}|\\p{L}{2,3}|đ|円)\\.?`;
  const [, before, bare = "", after] =
    new RegExp(`^(?:${sign})?(.*\\p{N}.*?)(?:${sign})?$`, "isu").exec(visibleText(text).trim()) ?? [];
  if ([before, after].some((typed) => typed && !isSignOf(typed, currency))) return "other-currency";
  const maxDecimals = currencyDigits(currency);
  const parsed = parseDecimal(bare.replace(/(\d)[.,:/][-\u2013\u2014]{1,2}\s*$/, "$1"), { locale, maxDecimals });
  if (typeof parsed === "string") return parsed;
  const minor = Number(parsed.whole + parsed.decimals.padEnd(maxDecimals, "0"));
  return parsed.negative && minor !== 0 ? -minor : minor;
}

/** Whether an amount can mean another one to who writes numbers differently, as "5.200". `text` as `readAmountMinor`. */
export function hasTwoReadings(text: string, currency: string, locale: string): boolean {
  const [, separator, after = ""] = /^\D*[1-9]\d{0,2}([.,])(\d+)\D*$/.exec(asciiDigits(text)) ?? [];
  if (!separator || currencyDigits(currency) === 0) return false;
  const isDecimal = separator === decimalSeparator(locale);
  return isDecimal ? after.length === 3 : after.length < 3;
}

/** Where a language writes amounts in more than one way, the country whose money it is settles which: es-US, es-MX, fr-CA. */
function writtenIn(locale: string, currency: string): string {
  return /es(USD|MXN)|frCAD/.test(locale + currency) ? `${locale}-${currency.slice(0, 2)}` : locale;
}

/** "$5,200.00": an amount to the last digit, where a rounder one would leave a doubt. */
export function exactMoney(amountMinor: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency);
  return currencyText(amountMinor / 10 ** digits, currency, locale, digits);
}

/** Signs in letters that Intl does not write. */
const alsoWritten: Readonly<Record<string, string>> = {
  ...{ CHF: "SFR", UAH: "ГРН", VND: "Đ", JPY: "円", INR: "RS", PKR: "RS", LKR: "RS", NPR: "RS", MUR: "RS" },
};

/** "US$", "$" and "usd" are signs of USD; "C$" is none. */
function isSignOf(sign: string, currency: string): boolean {
  const typed = sign.normalize("NFKC").toUpperCase();
  if (typed === currency || typed === alsoWritten[currency] || (typed === "FR" && currency.endsWith("F"))) return true;
  const zero = (0).toLocaleString("en", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
  const own = zero.replace(/[\d.\s]/g, "").toUpperCase();
  return own === typed || (own.includes(typed.slice(-1)) && currency.startsWith(typed.slice(0, -1)));
}

/** As `readAmountMinor`; null for whatever is no amount of this currency. */
export function parseAmountMinor(text: string, currency: string, locale: string): number | null {
  const read = readAmountMinor(text, currency, locale);
  return typeof read === "number" ? read : null;
}

/** "£1,200.50" in the reader's language; whole amounts without ".00". */
export function formatMoney(amountMinor: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency);
  const amount = amountMinor / 10 ** digits;
  return currencyText(amount, currency, locale, Number.isInteger(amount) ? 0 : digits);
}

function currencyText(amount: number, currency: string, locale: string, digits: number): string {
  return numberFormat(writtenIn(locale, currency), {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** As a person would type it again: "1200.50" or "1200", with the decimal separator of the locale. */
export function editableAmount(amountMinor: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency);
  const text = String(amountMinor).padStart(digits + 1, "0");
  const whole = digits ? text.slice(0, -digits) : text;
  const decimals = digits ? text.slice(-digits) : "";
  return /[1-9]/.test(decimals) ? `${whole}${decimalSeparator(locale)}${decimals}` : whole;
}

/** As `editableAmount`, for plain numbers. */
export function editableNumber(value: number, locale: string): string {
  const text = value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 4 });
  return text.replace(".", decimalSeparator(locale));
}

/** Minor units a month: week x 52/12, fortnight x 26/12, year / 12; rounded to the unit. */
export function monthlyMinor(amountMinor: number, period: "week" | "fortnight" | "month" | "year" = "month"): number {
  const perYear = { week: 52, fortnight: 26, month: 12, year: 1 }[period];
  return Math.round((amountMinor * perYear) / 12);
}

/** 185050 of USD is 1850.5. */
export function majorUnits(amountMinor: number, currency: string): number {
  return amountMinor / 10 ** currencyDigits(currency);
}
