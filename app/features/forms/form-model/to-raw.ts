import { editableAmount, editableNumber } from "../../../kernel/money";
import type { AddressAnswer, Answer, Answers, MoneyAnswer, RawAnswers, RepeatItem } from "./answers";
import { currencyOf } from "./compile";
import type { Field, FormDefinition } from "./schema";

/** What a person would type to give these answers. `acceptedConsents` ticks those boxes. */
export function toRaw(
  definition: FormDefinition,
  answers: Answers,
  locale: string,
  acceptedConsents: readonly string[] = [],
): RawAnswers {
  const raw: RawAnswers = {};
  const writing = { locale, currency: currencyOf(definition) };
  for (const section of definition.sections) {
    const items = section.repeat ? ((answers[section.id] ?? []) as RepeatItem[]) : [answers as RepeatItem];
    for (const [index, item] of items.entries()) {
      for (const field of section.fields) {
        const answer = item[field.id];
        if (answer === undefined) continue;
        const path = section.repeat ? `${section.id}.${index}.${field.id}` : field.id;
        for (const [part, values] of Object.entries(controlValues(field, answer, writing))) raw[path + part] = values;
      }
    }
  }
  for (const id of acceptedConsents) raw[`consent.${id}`] = ["on"];
  return raw;
}

type Values = Record<string, string[]>;

/** `currency`: of the home, in which amounts stand without a sign. */
type Writing = { locale: string; currency: string };

/** Values by part ("" for the bare name). The answer has the shape of the field's kind, as `evaluate` made it. */
function controlValues(field: Field, answer: Answer, writing: Writing): Values {
  const { locale } = writing;
  if (typeof answer === "boolean") return { "": [answer ? "yes" : "no"] };
  if (typeof answer === "number") return { "": [editableNumber(answer, locale)] };
  if (Array.isArray(answer)) return { "": answer };
  if (typeof answer === "string") return field.kind === "date" ? dateValues(answer, "") : { "": [answer] };
  if ("typedName" in answer) return { "": [answer.typedName], ...(answer.drawing && { ".drawing": [answer.drawing] }) };
  if ("first" in answer) return { ".first": [answer.first], ".last": [answer.last] };
  if ("line1" in answer) return addressValues(answer);
  if ("amountMinor" in answer)
    return moneyValues(answer, locale, (field.kind === "money" && field.currency) || writing.currency);
  if ("from" in answer) {
    const end = answer.to === undefined ? {} : dateValues(answer.to, ".to");
    return { ...dateValues(answer.from, ".from"), ...end, ...(answer.present && { ".present": ["yes"] }) };
  }
  if ("options" in answer) {
    if (answer.other === undefined) return { "": answer.options };
    return { "": [...answer.options, "other"], ".other": [answer.other] };
  }
  return "option" in answer ? { "": [answer.option] } : { "": ["other"], ".other": [answer.other] };
}

function dateValues(date: string, prefix: string): Values {
  const [year = "", month = "", day] = date.split("-");
  return {
    ...(day !== undefined && { [`${prefix}.day`]: [day] }),
    [`${prefix}.month`]: [month],
    [`${prefix}.year`]: [year],
  };
}

function addressValues(address: AddressAnswer): Values {
  return Object.fromEntries(Object.entries(address).map(([part, value]) => [`.${part}`, [value]]));
}

function moneyValues({ amountMinor, currency, period, basis }: MoneyAnswer, locale: string, own: string): Values {
  const amount = editableAmount(amountMinor, currency, locale);
  return {
    ".amount": [currency === own ? amount : `${amount} ${currency}`],
    ...(period && { ".period": [period] }),
    ...(basis && { ".basis": [basis] }),
  };
}
