import { countryName } from "../../kernel/countries";
import { formatDate } from "../../kernel/dates";
import { formatMoney } from "../../kernel/money";
import type { Answer, RepeatItem } from "../rent-forms/model/answers";
import { holds, type Lookup } from "../rent-forms/model/conditions";
import { localize } from "../rent-forms/model/localized";
import type { Field, FieldOf, FormDefinition, Section } from "../rent-forms/model/schema";
import type { StoredApplication } from "./stored-application";
import { fillWords, type Words, wordsFor } from "./words";

export type DescribedRow = {
  label: string;
  /** Text of the answer, line ends kept; null: asked and not answered. */
  text: string | null;
  /** Ids of the documents that are the answer. */
  documents: string[];
};
export type DescribedGroup = { title: string | null; rows: DescribedRow[] };
export type DescribedSection = { id: string; title: string; groups: DescribedGroup[] };
export type DescribedConsent = { text: string; accepted: boolean };

/**
 * An application as it was asked: the sections and questions of its version that the applicant saw, in their order;
 * the unanswered ones stand with null, the hidden ones not at all. Labels in the form's own language, dates, money and
 * countries in `locale`, the reader's.
 */
export function describeApplication(
  definition: FormDefinition,
  stored: StoredApplication,
  locale: string,
): { sections: DescribedSection[]; consents: DescribedConsent[] } {
  const reader = { definition, stored, locale, words: wordsFor(locale) };
  const seen = definition.sections.filter((section) => stored.visibleSections.includes(section.id));
  const sections = seen.map((section) => ({
    id: section.id,
    title: localize(section.title, definition.defaultLocale, definition.defaultLocale),
    groups: section.repeat
      ? describeItems(reader, section)
      : [describeFields(reader, section, null, answersOf(reader))],
  }));
  return { sections, consents: stored.consents.map(({ text, accepted }) => ({ text, accepted })) };
}

type Reader = { definition: FormDefinition; stored: StoredApplication; locale: string; words: Words };

function answersOf({ stored }: Reader): Lookup {
  return (id) => {
    const answer = stored.answers[id];
    const isItems = Array.isArray(answer) && typeof answer[0] === "object";
    return isItems ? undefined : (answer as Answer | undefined);
  };
}

function describeItems(reader: Reader, section: Section): DescribedGroup[] {
  const items = (reader.stored.answers[section.id] ?? []) as RepeatItem[];
  const { defaultLocale } = reader.definition;
  const item = localize(section.repeat?.itemLabel, defaultLocale, defaultLocale);
  if (items.length === 0) return [{ title: null, rows: [{ label: item, text: null, documents: [] }] }];
  return items.map((answers, index) => {
    const title = fillWords(reader.words.item, { item, n: index + 1 });
    return describeFields(reader, section, title, (id) => answers[id] ?? answersOf(reader)(id));
  });
}

function describeFields(reader: Reader, section: Section, title: string | null, lookup: Lookup): DescribedGroup {
  const asked = section.fields.filter((field) => field.stage === "apply" && holds(field.showWhen, lookup));
  const questions = asked.filter((field) => field.kind !== "statement");
  const { defaultLocale } = reader.definition;
  const rows = questions.map((field) => {
    const answer = lookup(field.id);
    const isFile = field.kind === "file";
    return {
      label: localize(field.label, defaultLocale, defaultLocale),
      text: isFile || answer === undefined ? null : textOf(reader, field, answer),
      documents: isFile && Array.isArray(answer) ? answer : [],
    };
  });
  return { title, rows };
}

/** One answer in words. An answer of another kind than its question cannot be stored; it would show as nothing. */
function textOf(reader: Reader, field: Field, answer: Answer): string | null {
  const { locale, words } = reader;
  if (typeof answer === "boolean") return answer ? words.yes : words.no;
  if (typeof answer === "number") return new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(answer);
  if (typeof answer === "string") {
    if (field.kind === "date") return formatDate(answer, locale);
    return field.kind === "dropdown" ? optionLabel(reader, field, answer) : answer;
  }
  if (Array.isArray(answer)) return answer.join(", ");
  if ("first" in answer) return `${answer.first} ${answer.last}`;
  if ("typedName" in answer) return answer.typedName;
  if ("line1" in answer) {
    const { line1, line2, city, region, postcode, country } = answer;
    return [line1, line2, [postcode, city].filter(Boolean).join(" "), region, countryName(country, locale)]
      .filter(Boolean)
      .join("\n");
  }
  if ("amountMinor" in answer) return moneyText(reader, answer);
  if ("from" in answer) {
    const end = answer.present ? words.present : answer.to ? formatDate(answer.to, locale) : "";
    return end ? `${formatDate(answer.from, locale)} – ${end}` : formatDate(answer.from, locale);
  }
  if ("option" in answer) return optionLabel(reader, field, answer.option);
  if ("options" in answer) {
    const chosen = answer.options.map((id) => optionLabel(reader, field, id));
    return [...chosen, ...(answer.other === undefined ? [] : [answer.other])].join("\n");
  }
  return answer.other;
}

function moneyText({ locale, words }: Reader, answer: Extract<Answer, { amountMinor: number }>): string {
  const periods = { week: words.week, fortnight: words.fortnight, month: words.monthPeriod, year: words.yearPeriod };
  const parts = [
    formatMoney(answer.amountMinor, answer.currency, locale),
    answer.period ? periods[answer.period] : "",
    answer.basis ? words[answer.basis] : "",
  ];
  return parts.filter(Boolean).join(" ");
}

function optionLabel({ definition }: Reader, field: Field, id: string): string {
  const { options } = field as FieldOf<"choice">;
  const option = options.find((entry) => entry.id === id);
  return option ? localize(option.label, definition.defaultLocale, definition.defaultLocale) : id;
}
