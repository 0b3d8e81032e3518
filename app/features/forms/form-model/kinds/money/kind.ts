import { editableAmount, formatMoney, majorUnits } from "../../../../../kernel/money";
import { answerWordsFor } from "../../answer-words";
import type { MoneyAnswer } from "../../answers";
import { currencyOf } from "../../currency";
import type { Kind } from "../kind";
import { isConverted } from "./parse";

/** "$1,200 a month": an amount as it was answered, in the language of `locale`. */
export function moneyLine({ amountMinor, currency, period, basis, none }: MoneyAnswer, locale: string): string {
  const words = answerWordsFor(locale);
  if (none) return words.noIncome;
  const amount = [formatMoney(amountMinor, currency, locale), period && words[period]].filter(Boolean).join(" ");
  return basis ? `${amount}, ${words[basis]}` : amount;
}

export const money: Kind<"money", MoneyAnswer> = {
  fresh: () => ({ withPeriod: false, withBasis: false }),
  lines(answer, field, { definition, locale }) {
    const { convertedMinor } = answer;
    const line = moneyLine(answer, locale);
    if (convertedMinor === undefined) return [line];
    const amount = formatMoney(convertedMinor, field.currency ?? currencyOf(definition), locale);
    return [`${line} (${answerWordsFor(locale).converted({ amount })})`];
  },
  typed(
    { amountMinor, currency, convertedMinor, period, basis, none },
    field,
    { definition, locale },
  ): Record<string, string[]> {
    if (none) return { ".none": ["yes"] };
    const amount = editableAmount(amountMinor, currency, locale);
    const own = field.currency ?? currencyOf(definition);
    const isOwn = currency === own;
    return {
      ...(convertedMinor !== undefined && { ".converted": [editableAmount(convertedMinor, own, locale)] }),
      ".amount": [isOwn ? amount : `${amount} ${currency}`],
      ...(period && { ".period": [period] }),
      ...(basis && { ".basis": [basis] }),
    };
  },
  columns: (field) => [
    { key: "amount", part: "amount" },
    { key: "currency", part: "currency" },
    ...(isConverted(field) ? [{ key: "converted", part: "converted" as const }] : []),
    ...(field.withPeriod ? [{ key: "period", part: "period" as const }] : []),
    ...(field.withBasis ? [{ key: "basis", part: "basis" as const }] : []),
  ],
  cells({ amountMinor, currency, convertedMinor, period, basis, none }, field, { definition, locale }) {
    const words = answerWordsFor(locale);
    const own = field.currency ?? currencyOf(definition);
    return {
      amount: none ? words.noIncome : majorUnits(amountMinor, currency),
      converted: convertedMinor === undefined ? null : majorUnits(convertedMinor, own),
      currency,
      period: period ? words[period] : null,
      basis: basis ? words[basis] : null,
    };
  },
  compared: "money",
  fitsColumn: true,
  blank: {
    height: 90,
    parts: (field, { definition, words }) => [
      {
        shape: "lines",
        rows: [[["amount", field.currency ?? definition.property.rent?.currency ?? "", 1]]],
        width: 0.4,
      },
      ...(field.withPeriod ? [{ shape: "boxes" as const, labels: Object.values(words.per), name: "period" }] : []),
      ...(field.withBasis ? [{ shape: "boxes" as const, labels: [words.gross, words.net], name: "basis" }] : []),
    ],
  },
};
