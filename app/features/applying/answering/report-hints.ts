import { addDays, formatDate } from "../../../kernel/dates";
import { dayMs } from "../../../kernel/durations";
import { zoneOfHome } from "../../../kernel/home-zone";
import { type PageLocale, readLanguage } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import { dayInZone } from "../../../kernel/zoned-day";
import en from "../../../words/en/answering/criteria-hint";
import toLandlord from "../../../words/en/application/rule-remarks";
import type { Answers } from "../../forms/form-model/answers";
import type { FormDefinition } from "../../forms/form-model/schema";
import { shortPlaceName } from "../../forms/law/place-names";
import { isTooOld, reportDay, reportValidity } from "../../forms/law/portable-report";
import type { StoredApplication } from "../applications/stored-application";

const ruleWords = inEveryLanguage("application/rule-remarks", toLandlord);
const words = inEveryLanguage("answering/criteria-hint", en);

/** Beside the day of a report that is older than its place has it: it is taken all the same. */
export function reportHints(
  definition: FormDefinition,
  { answers, locale, today }: { answers: Answers; locale: PageLocale; today: string },
): { path: string; text: string }[] {
  const validity = reportValidity(definition);
  if (!validity) return [];
  const { days } = validity;
  const old = reportsIn(definition, answers).filter(({ madeOn }) => isTooOld(madeOn, { days, on: today }));
  return old.map(({ path }) => ({ path, text: words[locale].oldReport({ days }) }));
}

/** For the landlord: how old a report was when it was sent (ISO time), and until when it counts; by the field's id. */
export function reportRemarks(
  definition: FormDefinition,
  { answers, sentAt, locale }: { answers: Answers; sentAt: string; locale: string },
): Map<string, string> {
  const validity = reportValidity(definition);
  if (!validity) return new Map();
  const { days } = validity;
  const language = readLanguage(locale);
  const place = shortPlaceName(validity.place, language);
  const on = dayInZone(Date.parse(sentAt), zoneOfHome(definition.property.address));
  const remarks = reportsIn(definition, answers).map(({ path, madeOn }): [string, string] => {
    // A report of a later correction is newer than the application.
    const age = Math.max(0, (Date.parse(on) - Date.parse(madeOn)) / dayMs);
    const until = formatDate(addDays(madeOn, days), locale);
    const { oldReport, validReport } = ruleWords[language];
    const isOld = isTooOld(madeOn, { days, on });
    return [path, isOld ? oldReport({ age, days, place }) : validReport({ age, place, until })];
  });
  return new Map(remarks);
}

/** The same of the part of somebody in the household, who hands in a report of their own. */
export function partRemarks(locale: string) {
  return ({ definition, stored }: { definition: FormDefinition; stored: StoredApplication }): Map<string, string> =>
    reportRemarks(definition, { answers: stored.answers, sentAt: stored.signed.at, locale });
}

function reportsIn({ sections }: FormDefinition, answers: Answers): { path: string; madeOn: string }[] {
  const fields = sections.flatMap((section) => (section.repeat ? [] : section.fields));
  return fields.flatMap(({ id, catalogueKey }) => {
    const madeOn = catalogueKey === reportDay ? answers[id] : undefined;
    return typeof madeOn === "string" ? [{ path: id, madeOn }] : [];
  });
}
