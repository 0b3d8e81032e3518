import { formatDate, utcDay } from "../../../../kernel/dates";
import { dayMs } from "../../../../kernel/durations";
import { numberFormat } from "../../../../kernel/formatters";
import { formatMoney, monthlyMinor } from "../../../../kernel/money";
import { readLanguage } from "../../../../kernel/page-locale";
import type { Answer, Answers, MoneyAnswer, RepeatItem } from "../../../forms/form-model/answers";
import { inApplicantWords } from "../../../forms/form-model/applicant-words";
import { flagsOf } from "../../../forms/form-model/flags";
import { localize } from "../../../forms/form-model/localized";
import type { Field, FlagKey, FormDefinition, Property } from "../../../forms/form-model/schema";
import { flagTexts } from "../words/flag-texts";

/** What is pointed out: the landlord's published rule, and what this applicant answered. It decides nothing. */
export type FoundFlag = { key: FlagKey; rule: string; answer: string };

/** The facts of an application that stand in its row. */
export type FlagFacts = {
  moveIn: string | null;
  /** Of the household a month. */
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  adults: number | null;
  hasPets: boolean | null;
  /** Whose earlier application this looks like, in words; null: nobody's. */
  duplicate: string | null;
};

/** What only the opened application tells. */
export type FlagDetail = {
  answers: Answers;
  submittedAt: number;
  /** When referees were asked who have not answered. Milliseconds, as is `now`. */
  unanswered?: { askedAt: readonly number[]; now: number };
};

const gapDays = 60;

/** Rent a month as the ratio counts it, a subsidy taken off; null when no rent is set. */
export function monthlyRent(property: Property, subsidyMinor = 0): { amountMinor: number; currency: string } | null {
  const { rent } = property;
  if (!rent || rent.amountMinor === 0) return null;
  return {
    amountMinor: Math.max(0, monthlyMinor(rent.amountMinor, rent.period) - subsidyMinor),
    currency: rent.currency,
  };
}

/** The part of the rent that a voucher or subsidy pays, a month; 0 where nobody asked or it is in another currency. */
export function subsidyOf(definition: FormDefinition, answers: Answers): number {
  const field = definition.sections
    .flatMap((section) => (section.repeat ? [] : section.fields))
    .find(({ catalogueKey, kind }) => catalogueKey === "housingVoucher" && kind === "money");
  const answer = field && (answers[field.id] as MoneyAnswer | undefined);
  if (!answer || answer.currency !== definition.property.rent?.currency) return 0;
  return monthlyMinor(answer.amountMinor, answer.period);
}

type Income = Pick<FlagFacts, "incomeMonthlyMinor" | "incomeCurrency">;

/** An income beside the published multiple of the rent; null where the two cannot be compared. `times`: cut to two decimals. */
export function incomeBesideRule(
  property: Property,
  { incomeMonthlyMinor: incomeMinor, incomeCurrency }: Income,
  { multiple, subsidyMinor }: { multiple: number; subsidyMinor: number },
) {
  const rent = monthlyRent(property, subsidyMinor);
  if (!rent || incomeMinor === null || incomeCurrency !== rent.currency) return null;
  const wantedMinor = Math.round(rent.amountMinor * multiple);
  const times = Math.floor((incomeMinor / rent.amountMinor) * 100) / 100;
  return { wantedMinor, incomeMinor, times, currency: rent.currency, isBelow: incomeMinor < wantedMinor };
}

/** The flags that are on and hold, in the language of the locale. Without `detail` only what the row can tell, for lists. Never about who somebody is. */
export function findFlags(
  definition: FormDefinition,
  facts: FlagFacts,
  locale: string,
  detail?: FlagDetail,
): FoundFlag[] {
  const words = flagTexts[readLanguage(locale)];
  return flagsOf(definition).flatMap(({ key, on, threshold = 0 }) => {
    if (!on) return [];
    const found = checks[key]({ words, definition, facts, locale, threshold, detail });
    return found ? [{ key, ...found }] : [];
  });
}

type Text = (typeof flagTexts)["en"];

type Check = (input: {
  words: Text;
  definition: FormDefinition;
  facts: FlagFacts;
  locale: string;
  threshold: number;
  detail: FlagDetail | undefined;
}) => Omit<FoundFlag, "key"> | null;

const checks: Record<FlagKey, Check> = {
  incomeBelow({ words, definition, facts, locale, threshold, detail }) {
    // A list cannot know a subsidy that lies sealed: better silent than wrong.
    const hasSubsidy = fieldsOf(definition).some(({ catalogueKey }) => catalogueKey === "housingVoucher");
    if (!detail && hasSubsidy) return null;
    const subsidyMinor = detail ? subsidyOf(definition, detail.answers) : 0;
    const compared = incomeBesideRule(definition.property, facts, { multiple: threshold, subsidyMinor });
    if (!compared?.isBelow) return null;
    const { wantedMinor, incomeMinor, times, currency } = compared;
    const money = (amount: number) => formatMoney(amount, currency, locale);
    return {
      rule: words.incomeBelow.rule({ times: number(threshold, locale), amount: money(wantedMinor) }),
      answer: words.incomeBelow.answer({ times: number(times, locale), amount: money(incomeMinor) }),
    };
  },
  movesInLate({ words, definition, facts, locale, threshold }) {
    const { availableFrom } = definition.property;
    if (!availableFrom || !facts.moveIn) return null;
    const days = Math.round((Date.parse(facts.moveIn) - Date.parse(availableFrom)) / dayMs);
    if (!(days > threshold)) return null;
    return {
      rule: words.movesInLate.rule({ days: threshold, day: formatDate(availableFrom, locale) }),
      answer: words.movesInLate.answer({ days, day: formatDate(facts.moveIn, locale) }),
    };
  },
  tooManyAdults({ words, definition, facts }) {
    const { maxOccupants } = definition.property;
    if (!maxOccupants || facts.adults === null || facts.adults <= maxOccupants) return null;
    return {
      rule: words.tooManyAdults.rule({ count: maxOccupants }),
      answer: words.tooManyAdults.answer({ count: facts.adults }),
    };
  },
  petWhereNone({ words, definition, facts }) {
    if (definition.property.pets !== "no" || !facts.hasPets) return null;
    return words.petWhereNone;
  },
  paperMissing({ words, definition, locale, detail }) {
    if (!detail) return null;
    const missing = fieldsOf(inApplicantWords(definition)).filter(
      (field) =>
        field.kind === "file" && field.required && field.stage === "apply" && !hasFiles(detail.answers[field.id]),
    );
    // Hidden by a condition, it was not asked for.
    const asked = missing.filter((field) => !field.showWhen);
    if (asked.length === 0) return null;
    const names = asked.map(({ label }) => localize(label, locale, definition.defaultLocale)).join(", ");
    return { rule: words.paperMissing.rule, answer: words.paperMissing.answer({ names }) };
  },
  historyShort({ words, definition, locale, threshold, detail }) {
    return detail ? shortHistory(words.historyShort, definition, detail, { years: threshold, locale }) : null;
  },
  refereeSilent({ words, threshold, detail }) {
    const { askedAt = [], now = 0 } = detail?.unanswered ?? {};
    const silent = askedAt.filter((at) => now - at >= threshold * dayMs);
    if (silent.length === 0) return null;
    const days = Math.floor((now - Math.min(...silent)) / dayMs);
    return {
      rule: words.refereeSilent.rule({ days: threshold }),
      answer: words.refereeSilent.answer({ count: silent.length, days }),
    };
  },
  sameApplicant({ words, facts }) {
    return facts.duplicate === null ? null : { ...words.sameApplicant, answer: facts.duplicate };
  },
};

function fieldsOf(definition: FormDefinition): Field[] {
  return definition.sections.flatMap((section) => (section.repeat || section.stage !== "apply" ? [] : section.fields));
}

function hasFiles(answer: Answer | RepeatItem[] | undefined): boolean {
  return Array.isArray(answer) && answer.length > 0;
}

function number(value: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 2 }).format(value);
}

function isEarlierDates({ catalogueKey }: Field): boolean {
  return catalogueKey === "previousAddresses.dates";
}

type Span = { from: number; to: number };

/** Whether the addresses reach back far enough, and without a hole of more than 60 days. */
function shortHistory(
  words: Text["historyShort"],
  definition: FormDefinition,
  { answers, submittedAt }: FlagDetail,
  { years, locale }: { years: number; locale: string },
) {
  // A form that asks for the present address alone has no rule about earlier ones.
  if (!definition.sections.some((section) => section.repeat && section.fields.some(isEarlierDates))) return null;
  const spans = addressSpans(definition, answers, submittedAt);
  if (spans.length === 0) return null;
  const wanted = submittedAt - years * 365.25 * dayMs;
  const rule = words.rule({ years, gap: gapDays });
  let reached = submittedAt;
  for (const { from, to } of spans.sort((one, other) => other.to - one.to)) {
    if (reached <= wanted) break;
    if (reached - to > gapDays * dayMs) {
      const hole = { from: month(to, locale), to: month(reached, locale) };
      return { rule, answer: words.hole(hole) };
    }
    reached = Math.min(reached, from);
  }
  // Months are rounded: one of them is no gap.
  if (reached <= wanted + gapDays * dayMs) return null;
  return { rule, answer: words.reach({ month: month(reached, locale) }) };
}

function addressSpans(definition: FormDefinition, answers: Answers, now: number): Span[] {
  const since = fieldsOf(definition).find(({ catalogueKey }) => catalogueKey === "currentAddress.since");
  const start = since && answers[since.id];
  const current = typeof start === "string" ? [{ from: moment(start), to: now }] : [];
  const earlier = definition.sections.flatMap((section) => {
    const dates = section.fields.find(isEarlierDates);
    if (!section.repeat || !dates) return [];
    return ((answers[section.id] ?? []) as RepeatItem[]).flatMap((item) => {
      const range = item[dates.id] as { from: string; to?: string } | undefined;
      return range ? [{ from: moment(range.from), to: range.to ? moment(range.to) : now }] : [];
    });
  });
  return [...current, ...earlier].filter(({ from, to }) => Number.isFinite(from) && Number.isFinite(to));
}

/** Of "2024-03" or "2024-03-15". */
function moment(date: string): number {
  return Date.parse(date.length === 7 ? `${date}-01` : date);
}

function month(at: number, locale: string): string {
  return formatDate(utcDay(at).slice(0, 7), locale);
}
