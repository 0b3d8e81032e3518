import { formatDate } from "../../../kernel/dates";
import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage, say, type Words } from "../../../kernel/words";
import en from "../../../words/en/references";
import { moneyLine } from "../../forms/form-model/kinds/money/kind";
import type { Stated } from "./model";
import type { QuestionKey } from "./questions";

export const referenceWords = inEveryLanguage("references", en);

/** What was stated, as it is read aloud in one language. */
export type StatedText = { applicant: string } & Partial<Record<keyof Stated, string>>;

/** What was stated, in the reader's language. */
export function statedText(applicant: string, { from, to, rent, ...texts }: Stated, locale: string): StatedText {
  return {
    applicant,
    ...texts,
    ...(from && { from: formatDate(from, locale) }),
    ...(to && { to: formatDate(to, locale) }),
    ...(rent && { rent: moneyLine(rent, locale) }),
  };
}

/** A question as it is asked: to confirm what the application says, or without it where it says nothing. */
export function questionText(key: QuestionKey, stated: StatedText, locale: PageLocale): string {
  const { questions, stated: confirming, now } = referenceWords[locale];
  const { applicant, place, from, to = now, rent, relation, employer, jobTitle, contract } = stated;
  switch (key) {
    case "dates":
      if (!from) return questions.dates({ applicant });
      return place ? confirming.datesAt({ place, from, to }) : confirming.dates({ from, to });
    case "rent":
      return rent ? confirming.rent({ rent }) : questions.rent;
    case "known":
      return relation ? confirming.known({ relation, applicant }) : questions.known({ applicant });
    case "works":
      return employer ? confirming.works({ applicant, employer }) : questions.works({ applicant });
    case "since":
      return from ? confirming.since({ from }) : questions.since;
    case "title":
      return jobTitle ? confirming.title({ jobTitle }) : questions.title;
    case "contract":
      return contract ? confirming.contract({ contract }) : questions.contract;
    default:
      return say(questions[key], { applicant });
  }
}

/** Label of the line beside a question that also has replies; "" where it needs none. */
export function detailLabel(key: QuestionKey, locale: PageLocale): string {
  const details: Partial<Record<QuestionKey, string>> = referenceWords[locale].details;
  return details[key] ?? "";
}

export type ReferenceWords = Words<typeof en>;
