import { numberFormat } from "../../../../kernel/formatters";
import { briefDayText } from "../../../../kernel/moments";
import { formatMoney } from "../../../../kernel/money";
import { Formatted } from "../../../../ui/formatted";
import { usePageLanguage } from "../../../../ui/use-words";
import { answerWordsFor } from "../../../forms/form-model/answer-words";
import type { FoundFlag } from "../../decision/rules/flags";
import { incomeWords } from "../words/income-words";
import type { IncomeToRentProps } from "./income-to-rent";

export type MainFactsProps = {
  facts: { moveIn: string | null; months?: number | null; adults: number | null; hasPets: boolean | null };
  income: IncomeToRentProps;
  flags: readonly FoundFlag[];
};

/** What most choices hang on, in the order of the list's columns. What was not asked is left out. */
export function MainFacts({ facts: { moveIn, months, adults, hasPets }, income, flags }: MainFactsProps) {
  const language = usePageLanguage();
  const { facts: words } = incomeWords[language];
  const { incomeMinor, incomeCurrency, rent, locale } = income;
  const hasIncome = incomeMinor !== null && incomeCurrency !== null;
  const ratio = hasIncome && rent && rent.currency === incomeCurrency && rent.amountMinor > 0;
  const isFlagged = (key: FoundFlag["key"]) => flags.some((flag) => flag.key === key);
  const shown: [term: string, value: string | null | false, isFlagged?: boolean][] = [
    [
      words.income,
      hasIncome &&
        (incomeMinor === 0 ? answerWordsFor(language).noIncome : formatMoney(incomeMinor, incomeCurrency, locale)),
    ],
    [
      words.timesRent,
      ratio &&
        `${numberFormat(locale, { maximumFractionDigits: 2 }).format(Math.floor((incomeMinor / rent.amountMinor) * 100) / 100)} ×`,
      isFlagged("incomeBelow"),
    ],
    [words.moveIn, moveIn && briefDayText(Date.parse(moveIn), locale, "UTC"), isFlagged("movesInLate")],
    [
      words.stay,
      typeof months === "number" &&
        numberFormat(locale, { style: "unit", unit: "month", unitDisplay: "long" }).format(months),
    ],
    [words.adults, adults === null ? null : String(adults), isFlagged("tooManyAdults")],
    [words.pets, hasPets === null ? null : hasPets ? words.hasPets : words.noPets, isFlagged("petWhereNone")],
  ];
  const known = shown.filter(([, value]) => value);
  if (known.length === 0) return null;
  return (
    <dl className="tabular grid grid-cols-3 gap-x-4 gap-y-2 lg:border-line lg:border-t lg:pt-2.5 lg:flex xl:justify-between">
      {known.map(([term, value, isAmber]) => (
        <div key={term}>
          <dt className="text-sm text-ink-muted">{term}</dt>
          <dd className={`text-base font-semibold sm:text-lg ${isAmber ? "text-amber" : ""}`}>
            <Formatted text={value || ""} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
