import { editableAmount, formatMoney, majorUnits } from "../../../../../kernel/money";
import { answerWordsFor } from "../../answer-words";
import type { MoneyAnswer } from "../../answers";
import { currencyOf } from "../../currency";
import type { Kind } from "../kind";

/** "$1,200 a month": an amount as it was answered, in the language of `locale`. */
export function moneyLine({ amountMinor, currency, period, basis }: MoneyAnswer, locale: string): string {
  const words = answerWordsFor(locale);
  const amount = [formatMoney(amountMinor, currency, locale), period && words[period]].filter(Boolean).join(" ");
  return basis ? `${amount}, ${words[basis]}` : amount;
}

export const money: Kind<"money", MoneyAnswer> = {
  words: {
    name: "Amount of money",
    hint: "With currency, and the period if you like",
    search: "currency price sum dinero importe argent montant",
  },
  messages: {
    required: ["Enter an amount, like 2400", "Escriba un importe, como 2400", "Saisissez un montant, comme 2400"],
    "not-a-number": [
      "Enter an amount in digits, like 2400",
      "Escriba un importe con cifras, como 2400",
      "Saisissez un montant en chiffres, comme 2400",
    ],
  },
  fresh: () => ({ withPeriod: false, withBasis: false }),
  lines: (answer, _field, { locale }) => [moneyLine(answer, locale)],
  typed({ amountMinor, currency, period, basis }, field, { definition, locale }) {
    const amount = editableAmount(amountMinor, currency, locale);
    const isOwn = currency === (field.currency ?? currencyOf(definition));
    return {
      ".amount": [isOwn ? amount : `${amount} ${currency}`],
      ...(period && { ".period": [period] }),
      ...(basis && { ".basis": [basis] }),
    };
  },
  columns: (field) => [
    { key: "amount", words: "amount" },
    { key: "currency", words: "currency" },
    ...(field.withPeriod ? [{ key: "period", words: "period" }] : []),
    ...(field.withBasis ? [{ key: "basis", words: "before or after tax" }] : []),
  ],
  cells({ amountMinor, currency, period, basis }) {
    const words = answerWordsFor("en");
    return {
      amount: majorUnits(amountMinor, currency),
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
