import { addDays, formatDate } from "../../../kernel/dates";
import { formatNumber } from "../../../kernel/formatters";
import { formatMoney, monthlyMinor } from "../../../kernel/money";
import type { PageLocale } from "../../../kernel/page-locale";
import type { Property } from "../../forms/form-model/schema";
import { selfCheckWords } from "./self-check-words";

/** The landlord's rules as sentences, on the start page and paper, and for flags. Empty where none were set. */
export function publishedRules(property: Property, locale: PageLocale): string[] {
  const words = selfCheckWords[locale];
  const { rent, incomeMultiple, pets, smoking, maxOccupants, availableFrom, moveInWithinDays, historyYears } = property;
  const times = incomeMultiple ? formatNumber(incomeMultiple, locale) : "";
  const monthly = rent ? monthlyMinor(rent.amountMinor, rent.period) : 0;
  const asked = rent && incomeMultiple ? formatMoney(Math.ceil(monthly * incomeMultiple), rent.currency, locale) : "";
  return [
    incomeMultiple ? (asked ? words.income({ times, amount: asked }) : words.incomeAlone({ times })) : "",
    asked ? words.voucher : "",
    availableFrom ? words.from({ date: formatDate(availableFrom, locale) }) : "",
    availableFrom && moveInWithinDays
      ? words.within({ n: moveInWithinDays, date: formatDate(addDays(availableFrom, moveInWithinDays), locale) })
      : "",
    maxOccupants ? words.people({ n: maxOccupants }) : "",
    historyYears ? words.history({ n: historyYears }) : "",
    pets ? words.pets[pets] : "",
    smoking ? words.smoking[smoking] : "",
  ].filter(Boolean);
}
