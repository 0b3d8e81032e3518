import { formatDate, utcDay } from "../../../kernel/dates";
import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/outcome";
import type { Answer } from "./decision-notice";

export const outcomeWords = inEveryLanguage("applications/outcome", en);

export type Line = readonly [title: string, text: string];

/** As it stands in the words. */
type Message = readonly [title: string, text: (values: { name: string; day: string }) => string];

type Silent = Extract<Answer, { until: number }>;

/** Title and text for the lead of a decision that no letter told. */
export function silentLine(answer: Silent, locale: PageLocale): Line {
  return filled(outcomeWords[locale][answer.kind], { answer, locale, name: "" });
}

/** Title and text for a co-applicant or guarantor. */
export function memberLine(answer: Answer, locale: PageLocale, leadName: string): Line {
  return filled(outcomeWords[locale].member[answer.kind], { answer, locale, name: leadName });
}

function filled(
  [title, text]: Message,
  { answer, locale, name }: { answer: Answer; locale: PageLocale; name: string },
): Line {
  return [title, text({ name, day: dayOf(answer, locale) })];
}

/** Of a silence: the day of the decision once it is over; before that the last one for an answer, which may end at midnight. */
function dayOf(answer: Answer, locale: PageLocale): string {
  if (!("until" in answer)) return "";
  return formatDate(utcDay(answer.kind === "unannounced" ? answer.decidedAt : answer.until - 1), locale);
}
