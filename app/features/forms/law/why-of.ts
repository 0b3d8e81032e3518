import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/cautions";
import { neverOffered } from "../form-model/catalogue";
import type { Mark } from "./mark";
import { neverOfferedWords } from "./never-offered-words";

const allWords = inEveryLanguage("law/cautions", en);

/** Why a question is marked: in the reader's language, or as the law's text says it. */
export type Why = { text: string; isLaw: boolean };

export function whyOf(
  { own, why, question }: Pick<Mark, "own" | "why" | "question">,
  language: PageLocale,
): Why | null {
  if (!own) return why ? { text: why, isLaw: true } : null;
  return { text: ownWords(own, question, language), isLaw: false };
}

function ownWords(own: NonNullable<Mark["own"]>, question: string, language: PageLocale): string {
  const words = allWords[language];
  if (own.code === "never") return neverReason(question, language);
  return own.code === "askedByForm" ? words.askedByForm({ form: own.form ?? words.officialForm }) : words[own.code];
}

function neverReason(question: string, language: PageLocale): string {
  const entry = neverOffered.find(({ key }) => key === question);
  return entry ? neverOfferedWords[language][entry.key].reason : "";
}
