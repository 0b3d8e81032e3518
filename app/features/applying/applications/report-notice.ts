import { z } from "zod";
import { formatDate } from "../../../kernel/dates";
import type { PageLocale } from "../../../kernel/page-locale";
import { singleLine } from "../../../kernel/typed-text";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/report";
import { letterLimits } from "./letter-limits";

const words = inEveryLanguage("applications/report", en);
const line = singleLine().trim().min(1).max(letterLimits.agencyLength);

/** What must be told of a score beside its number (US: 15 USC 1681m(a)(2) with 1681g(f)(1)). */
const scoreFactsSchema = z.object({
  /** ISO date on which it was made. */
  date: z.iso.date(),
  /** "300 to 850". */
  range: line,
  /** Who made it: often another than the agency. */
  source: line,
  /** What lowered it most, the first first: four, or five where one of them is the number of enquiries. */
  factors: z.array(line).min(1).max(letterLimits.scoreFactors),
});

/** Who made the report that a decision leaned on, and the score in it: the law then wants a notice with these facts. */
export const agencySchema = z.object({
  name: line,
  /** Address and telephone number, as they are to stand in the letter. */
  contact: line,
  /** The credit score that was used; "" for none. */
  score: singleLine().trim().max(letterLimits.agencyLength).default(""),
  /** Absent of no score, and in letters from before it was asked for, whose score holds all of it. */
  scoreFacts: scoreFactsSchema.optional(),
});
export type Agency = z.infer<typeof agencySchema>;

/** Where a person has a free copy by law: the Union and its neighbours (GDPR, articles 12 and 15), the United Kingdom, Canada. */
const freeCopies = new Set(
  "AT BE BG CA CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK".split(" "),
);

/** The notice that a report was used, paragraph by paragraph. `country`: of the home, two letters. */
export function reportNotice(agency: Agency, { locale, country }: { locale: PageLocale; country: string }): string[] {
  const { name, contact, score, scoreFacts } = agency;
  const said = words[locale];
  const place = country === "US" ? "us" : freeCopies.has(country) ? "free" : "other";
  const scored = scoreFacts ? sayScore(score, scoreFacts, locale) : said.score({ score });
  return [
    place === "us" ? said.consumerReport : said.report,
    `${name}\n${contact}`,
    said.notTheirs,
    ...said.rights[place],
    ...(score ? [scored] : []),
  ];
}

function sayScore(score: string, facts: z.infer<typeof scoreFactsSchema>, locale: PageLocale): string {
  const { scoreMade, factors } = words[locale];
  const { range, source, date } = facts;
  const made = scoreMade({ score, range, source, date: formatDate(date, locale) });
  return [made, factors, ...facts.factors.map((factor) => `- ${factor}`)].join("\n");
}
