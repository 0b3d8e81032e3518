import { languageWithin } from "../../../kernel/language-name";
import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage, say } from "../../../kernel/words";
import en from "../../../words/en/form-model/problems";
import type { Problem, ProblemCode } from "./check-definition";

const words = inEveryLanguage("form-model/problems", en satisfies Record<ProblemCode, string>);

/** What the landlord has to do about a problem. */
export function problemText({ code, params }: Problem, language: PageLocale): string {
  const text = words[language][code] as string | ((values: Problem["params"]) => string);
  const spoken = params.language && { language: languageWithin(String(params.language), language) };
  return say(text, { label: "", target: "", ...params, ...spoken });
}
