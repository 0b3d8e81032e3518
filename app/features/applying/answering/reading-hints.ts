import { isolated } from "../../../kernel/isolated";
import { exactMoney, hasTwoReadings } from "../../../kernel/money";
import type { PageLocale } from "../../../kernel/page-locale";
import { readMoney } from "../../../kernel/typed-money";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/reading-hint";
import { answerWordsFor } from "../../forms/form-model/answer-words";
import type { RawAnswers } from "../../forms/form-model/answers";
import { currencyOf } from "../../forms/form-model/currency";
import { fieldPath, itemCount } from "../../forms/form-model/raw-answers";
import { type FormDefinition, type MoneyPeriod, moneyPeriodSchema, type Section } from "../../forms/form-model/schema";
import type { Notice } from "./ui/step-head";

const words = inEveryLanguage("answering/reading-hint", en);

/** Beside an amount that somebody may have meant otherwise: what was typed, and as what it counts. */
type ReadingHint = { path: string; typed: string; text: string };
type Reading = { definition: FormDefinition; locale: PageLocale };

/** Every amount of a step that can be read in two ways, with the one that counts. Pure. */
export function readingHints(section: Section, raw: RawAnswers, { definition, locale }: Reading): ReadingHint[] {
  const amounts = section.fields.filter((field) => field.kind === "money");
  return Array.from({ length: itemCount(section, raw) }, (_, index) => index).flatMap((index) =>
    amounts.flatMap((field) => {
      const path = fieldPath(section, field, index);
      const typed = raw[`${path}.amount`]?.[0] ?? "";
      const own = field.currency ?? currencyOf(definition);
      const read = readMoney(typed, { currency: own, locale, hasPeriod: field.withPeriod === true });
      if (typeof read === "string") return [];
      const { amountMinor, currency, isInterpreted } = read;
      if (!isInterpreted && !hasTwoReadings(typed, currency, locale)) return [];
      const period = field.withPeriod && (read.period ?? periodIn(raw[`${path}.period`]?.[0]));
      const amount = exactMoney(amountMinor, currency, locale);
      const values = {
        typed: isolated(typed),
        amount: period ? `${amount} ${answerWordsFor(locale)[period]}` : amount,
      };
      const text = words[locale].hint(values);
      return [{ path, typed, text }];
    }),
  );
}

function periodIn(value: string | undefined): MoneyPeriod | undefined {
  return moneyPeriodSchema.safeParse(value).data;
}

/** What the page after a save says of a new such amount; null where there is none. `at`: address of the step saved. */
export function readingNotice(
  section: Section,
  { before, after }: Record<"before" | "after", RawAnswers>,
  { at, ...reading }: Reading & { at: string },
): Notice | null {
  const [first] = readingHints(section, after, reading).filter(
    ({ path, typed }) => before[`${path}.amount`]?.[0] !== typed,
  );
  if (!first) return null;
  const { title, change } = words[reading.locale];
  return { kind: "warn", title, text: first.text, link: [`${at}#${first.path}`, change] };
}
