import { type NumberFault, readAmountMinor } from "./money";
import { typedCurrency } from "./typed-currency";
import { visibleText } from "./visible-text";

type Period = "week" | "fortnight" | "month" | "year";

/** `isInterpreted`: more than digits of the expected currency were read, so that what was understood is worth saying. */
export type TypedMoney = { amountMinor: number; currency: string; period?: Period; isInterpreted: boolean };

/** `currency`: of an amount that names none. `hasPeriod`: whether the question asks how often. */
type Expected = { currency: string; locale: string; hasPeriod: boolean };

/** Behind an amount, without accents, in the languages of tenants. "2 weeks" is tried before "weeks". */
const units: Record<Period, readonly string[]> = {
  fortnight: [
    "fortnight|fortnightly|(?:2|two) weeks|bi-?weekly|dos semanas|quincena|quincenal(?:es)?|deux semaines",
    "(?:zwei|2) wochen|due settimane|duas semanas|quinzena|(?:dwa|2) tygodnie|(?:два|2) тижні|hai tuan",
  ],
  year: [
    "year|yr|annum|p\\.? ?a|yearly|annually|annual|ano|anual(?:es)?|anuais|an|annuel(?:le)?s?",
    "jahr|jahrlich|anno|annu[oi]|annual[ei]|rok|rocznie|рік|річно|nam|年|سنة|سنويا",
  ],
  month: [
    "month|mo|mth|pcm|p\\.?m|monthly|mes|mensual(?:es)?|mensa(?:l|is)|mois|mensuel(?:le)?s?",
    "monat|monatlich|mtl|mese|mensil[ei]|mies|miesiac|miesiecznie|місяць|міс|щомісяця|thang|月|شهر|شهريا",
  ],
  week: [
    "week|wk|weekly|semana|semanal(?:es)?|semanais|semaine|hebdomadaires?",
    "woche|wochentlich|settimana|settimanal[ei]|tydzien|tygodniowo|тиждень|щотижня|tuan|周|اسبوع|اسبوعيا",
  ],
};
const before =
  "(?:(?:an?|per|each|every|al?|a la|por|par|cada|chaque|toutes les|im|in der|pro|je|jede[ns]?|ogni|ao|na|za|co|за|на|moi|mot|كل) +|all['\u2019]|في ال)?";
const atEnd = Object.entries(units).map(
  ([period, words]) =>
    [period as Period, new RegExp(`(?<=[^\\p{L}])[ /]*${before}(?:${words.join("|")})\\.?$`, "iu")] as const,
);

/** "60k € a year": an amount as people write it, with the thousands, the currency and the period beside it. */
export function readMoney(typed: string, { currency, locale, hasPeriod }: Expected): TypedMoney | NumberFault {
  const plain = visibleText(typed).normalize("NFD").replace(/\p{M}/gu, "").normalize("NFC").trim();
  const found = hasPeriod ? withoutPeriod(plain) : { rest: plain };
  const named = found.rest.replace(/\beuros?$/i, "EUR").replace(/\b(?:dollars?|pesos?)$/i, "$");
  const thousand = /(\d)\s*k(?!\p{L})/iu;
  const isThousands = thousand.test(named);
  const rest = named.replace(thousand, "$1").trim();
  const read = typedCurrency(rest) ?? currency;
  const amount = readAmountMinor(rest, read, locale);
  if (typeof amount === "string") return amount;
  return {
    amountMinor: isThousands ? amount * 1000 : amount,
    currency: read,
    ...(found.period && { period: found.period }),
    isInterpreted: isThousands || found.period !== undefined || read !== currency,
  };
}

function withoutPeriod(text: string): { rest: string; period?: Period } {
  for (const [period, words] of atEnd) {
    const rest = text.replace(words, "").replace(/[\s/]+$/, "");
    if (rest !== text && /\d/.test(rest)) return { rest, period };
  }
  return { rest: text };
}
