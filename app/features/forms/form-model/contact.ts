import { monthlyMinor } from "../../../kernel/money";
import { settledFor } from "../../../kernel/settled-locales";
import type { Answer, Answers, MoneyAnswer, NameAnswer } from "./answers";
import { currencyOf } from "./currency";
import type { Field, FieldKind, FieldOf, FormDefinition } from "./schema";
import { itemsOf } from "./section-items";

/** Fields of ordinary sections that came from the catalogue under one of these keys. */
function fieldWith<K extends FieldKind>(definition: FormDefinition, kind: K, keys: string[]): FieldOf<K> | undefined {
  const fields = definition.sections.flatMap((section) => (section.repeat ? [] : section.fields));
  const isIt = (field: Field) =>
    field.kind === kind && field.catalogueKey !== undefined && keys.includes(field.catalogueKey);
  return fields.find(isIt) as FieldOf<K> | undefined;
}

/** The questions that say who applies and how to reach them. */
export function contactFields(definition: FormDefinition) {
  return {
    name: fieldWith(definition, "name", ["legalName", "name"]),
    email: fieldWith(definition, "email", ["email"]),
    phone: fieldWith(definition, "phone", ["phone"]),
  };
}

/** Who sent these answers; "" where a form lacks the question (checkDefinition refuses such forms). */
export function contactOf(
  definition: FormDefinition,
  answers: Answers,
): { name: string; email: string; phone?: string } {
  const fields = contactFields(definition);
  const name = fields.name && (answers[fields.name.id] as NameAnswer | undefined);
  const email = fields.email && (answers[fields.email.id] as string | undefined);
  const phone = fields.phone && (answers[fields.phone.id] as string | undefined);
  return { name: name ? fullName(name) : "", email: email ?? "", ...(phone && { phone }) };
}

/** The birth date (YYYY-MM-DD), where the form asks for it and it was answered. */
export function birthDateOf(definition: FormDefinition, answers: Answers): string | null {
  const field = fieldWith(definition, "date", ["dateOfBirth"]);
  return (field && (answers[field.id] as string | undefined)) ?? null;
}

/** For how many months a home is wanted, where the form asks for it and it was answered. */
export function monthsWanted(definition: FormDefinition, answers: Answers): number | null {
  const field = fieldWith(definition, "number", ["termWanted"]);
  const months = field && answers[field.id];
  return typeof months === "number" ? months : null;
}

/** Whether somebody smokes indoors, where the form asks for it and it was answered. */
export function smokesIndoors(definition: FormDefinition, answers: Answers): boolean | null {
  const field = fieldWith(definition, "yesNo", ["smoking"]);
  const answer = field && answers[field.id];
  return typeof answer === "boolean" ? answer : null;
}

/** First and last name on one line, without the white space around them; in the order of the reader's language, if that is given. */
export function fullName({ first, last }: NameAnswer, locale = "en"): string {
  const parts = [first.trim(), last.trim()];
  return (settledFor(locale).familyFirst ? parts.reverse() : parts).join(" ").trim();
}

export type SummaryColumns = {
  name: string;
  email: string;
  phone: string | null;
  /** ISO date. */
  moveIn: string | null;
  /** Of the household a month, in minor units of `incomeCurrency`: every income in that currency added up. */
  incomeMonthlyMinor: number | null;
  incomeCurrency: string | null;
  adults: number | null;
  hasPets: boolean | null;
};

/** What lists of applications show of one, in clear. */
export function summaryColumns(definition: FormDefinition, answers: Answers): SummaryColumns {
  const contact = contactOf(definition, answers);
  const answerOf = <K extends FieldKind>(kind: K, key: string): Answer | undefined => {
    const field = fieldWith(definition, kind, [key]);
    return field && (answers[field.id] as Answer | undefined);
  };
  const pets = answerOf("yesNo", "pets");
  const adults = answerOf("number", "adultsCount");
  const moveIn = answerOf("date", "moveIn");
  return {
    name: contact.name,
    email: contact.email,
    phone: contact.phone ?? null,
    moveIn: typeof moveIn === "string" ? moveIn : null,
    ...householdIncome(definition, answers),
    adults: typeof adults === "number" ? adults : null,
    hasPets: typeof pets === "boolean" ? pets : null,
  };
}

const INCOME_KEYS = ["income", "otherIncome", "otherIncome.amount"];

/** Every income of the household that these answers name, in whatever currency. */
export function incomesOf(definition: FormDefinition, answers: Answers): MoneyAnswer[] {
  return definition.sections.flatMap((section) => {
    const items = itemsOf(section, answers);
    const fields = section.fields.filter(
      ({ kind, catalogueKey = "" }) => kind === "money" && INCOME_KEYS.includes(catalogueKey),
    );
    return items.flatMap((item) => fields.flatMap((field) => (item[field.id] as MoneyAnswer | undefined) ?? []));
  });
}

/** The incomes of these answers a month in the currency of the home, where the applicant converted any; else null. */
export function convertedIncome(definition: FormDefinition, answers: Answers): number | null {
  const amounts = incomesOf(definition, answers);
  if (amounts.every(({ convertedMinor }) => convertedMinor === undefined)) return null;
  const home = currencyOf(definition);
  return amounts.reduce((sum, amount) => sum + monthlyIn(home, amount), 0);
}

/** What an amount is a month in this currency; 0 where it is in another and nobody converted it. */
function monthlyIn(currency: string, amount: MoneyAnswer): number {
  return monthlyMinor(amount.currency === currency ? amount.amountMinor : (amount.convertedMinor ?? 0), amount.period);
}

function householdIncome(definition: FormDefinition, answers: Answers) {
  const amounts = incomesOf(definition, answers);
  const [first, ...others] = new Set(amounts.filter(({ none }) => !none).map(({ currency }) => currency));
  const home = currencyOf(definition);
  if (amounts.length === 0) return { incomeMonthlyMinor: null, incomeCurrency: null };
  // Incomes of several currencies meet in that of the home, as the applicant converted them.
  const currency = others.length > 0 ? home : (first ?? home);
  const total = amounts.reduce((sum, amount) => sum + monthlyIn(currency, amount), 0);
  return { incomeMonthlyMinor: total, incomeCurrency: currency };
}
