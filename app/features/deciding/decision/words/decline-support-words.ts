import { formatDate } from "../../../../kernel/dates";
import { numberFormat } from "../../../../kernel/formatters";
import { readLanguage } from "../../../../kernel/page-locale";
import { inEveryLanguage, say } from "../../../../kernel/words";
import en from "../../../../words/en/decision/decline-support";
import type { Why } from "../rules/decline-support";

const declineSupportWords = inEveryLanguage("decision/decline-support", en);

/** Why a reason for declining cannot be given, for the landlord. */
export function sayWhy({ code, values = {} }: Why, locale: string): string {
  const number = numberFormat(locale, { maximumFractionDigits: 2 });
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" ? number.format(value) : formatDate(value, locale),
  ]);
  const text = declineSupportWords[readLanguage(locale)][code] as string | ((filled: Record<string, string>) => string);
  return say(text, Object.fromEntries(shown));
}
