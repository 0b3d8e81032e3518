import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/adults";
import { adultSections, adultsDiffer } from "../../forms/form-model/adults-named";
import type { Answers } from "../../forms/form-model/answers";
import type { FormDefinition, Section } from "../../forms/form-model/schema";
import type { Notice } from "./ui/step-head";

const words = inEveryLanguage("answering/adults", en);

type Place = {
  /** Id of the section that is continued from; those that may be visited, in order. */
  section: string;
  sections: readonly Section[];
  /** Address of a step. */
  at: (step: number) => string;
  done: readonly string[];
  settled?: readonly string[] | undefined;
  locale: PageLocale;
};

/**
 * What a step asks whose adults do not fit the number given: at the names, or at the number once the names were given. Asked once
 * for a pair of numbers, by its `mark`. Null where there is nothing to ask.
 */
export function adultsQuestion(
  definition: FormDefinition,
  answers: Answers,
  place: Place,
): { mark: string; notice: Notice } | null {
  const { count, names } = adultSections({ sections: [...place.sections] });
  const counted = count && names && adultsDiffer(definition, answers);
  if (!counted) return null;
  const isAtNames = place.section === names.id;
  const isAtCount = place.section === count.id && place.done.includes(names.id);
  const mark = `adults:${counted.said}/${counted.named}`;
  if ((!isAtNames && !isAtCount) || place.settled?.includes(mark)) return null;
  const { title, text, changeNumber, changeNames } = words[place.locale];
  const other = isAtNames ? count : names;
  const to = place.at(place.sections.indexOf(other) + 1);
  const link: [string, string] = [to, isAtNames ? changeNumber : changeNames];
  return { mark, notice: { kind: "warn", title, text: text(counted), ...(other.id !== place.section && { link }) } };
}
