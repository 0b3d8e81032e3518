import { addDays, formatDate } from "../../../kernel/dates";
import { formatNumber } from "../../../kernel/formatters";
import { formatMoney, monthlyMinor } from "../../../kernel/money";
import { type PageLocale, readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/criteria-hint";
import toLandlord from "../../../words/en/application/rule-remarks";
import type { Answers } from "../../forms/form-model/answers";
import { summaryColumns } from "../../forms/form-model/contact";
import type { Field, FormDefinition } from "../../forms/form-model/schema";
import { reportRemarks } from "./report-hints";
import { selfCheckWords } from "./self-check-words";

const ruleWords = inEveryLanguage("application/rule-remarks", toLandlord);
const criteriaHintWords = inEveryLanguage("answering/criteria-hint", en);

/** What is said beside an answer that does not fit a rule which the reader can see on this version. It keeps nobody. */
type CriteriaHint = { path: string; text: string };

/** The answers beside the rules that the form's page shows as sentences; none where none is published. */
export function criteriaHints(
  definition: FormDefinition,
  { answers, locale }: { answers: Answers; locale: PageLocale },
): CriteriaHint[] {
  return differingRules(definition, { answers, locale }).map(({ path, rule }) => ({
    path,
    text: criteriaHintWords[locale].hint({ rule }),
  }));
}

type Answered = { answers: Answers; locale: string };

function differingRules(definition: FormDefinition, answered: Answered): { path: string; rule: string }[] {
  const fields = definition.sections.flatMap((section) => (section.repeat ? [] : section.fields));
  return fields.flatMap((field) => {
    const rule = differingRule(definition, field, answered);
    return rule ? [{ path: field.id, rule }] : [];
  });
}

/** The same rules for the landlord, beside the answers as they were sent, and how old a report is; by the field's id. */
export function ruleRemarks(
  definition: FormDefinition,
  { answers, sentAt, locale }: { answers: Answers; sentAt: string; locale: string },
): Map<string, string> {
  const differing = differingRules(definition, { answers, locale });
  const remarks = differing.map(({ path, rule }) => [path, ruleWords[readLanguage(locale)].rule({ rule })] as const);
  return new Map([...remarks, ...reportRemarks(definition, { answers, sentAt, locale })]);
}

/** The rule, as the start page says it, that this field's answer does not fit; null where it fits or there is none. */
function differingRule(definition: FormDefinition, field: Field, { answers, locale }: Answered): string | null {
  const language = readLanguage(locale);
  const words = selfCheckWords[language];
  const { rent, incomeMultiple, maxOccupants, pets, availableFrom, moveInWithinDays } = definition.property;
  const answer = answers[field.id];
  if (answer === undefined) return null;
  switch (field.catalogueKey) {
    case "adultsCount":
      return maxOccupants && typeof answer === "number" && answer > maxOccupants
        ? words.people({ n: maxOccupants })
        : null;
    case "pets":
      return pets === "no" && answer === true ? words.pets.no : null;
    case "moveIn": {
      if (!availableFrom || typeof answer !== "string") return null;
      if (answer < availableFrom) return words.from({ date: formatDate(availableFrom, locale) });
      const last = moveInWithinDays ? addDays(availableFrom, moveInWithinDays) : null;
      return last && moveInWithinDays && answer > last
        ? words.within({ n: moveInWithinDays, date: formatDate(last, locale) })
        : null;
    }
    case "income": {
      if (!rent || !incomeMultiple) return null;
      const { incomeMonthlyMinor, incomeCurrency } = summaryColumns(definition, answers);
      const asked = Math.ceil(monthlyMinor(rent.amountMinor, rent.period) * incomeMultiple);
      if (incomeMonthlyMinor === null || incomeCurrency !== rent.currency || incomeMonthlyMinor >= asked) return null;
      const amount = formatMoney(asked, rent.currency, locale);
      const { others } = criteriaHintWords[language];
      return `${words.income({ times: formatNumber(incomeMultiple, locale), amount })} ${others}`;
    }
    default:
      return null;
  }
}
