import type { PageLocale } from "../../../kernel/page-locale";
import { inEveryLanguage } from "../../../kernel/words";
import cancel from "../../../words/en/withdrawals/cancel";
import type { Declared } from "./schema";
import { withdrawWords } from "./withdraw-words";

/** In German, as the law wants it: `cancelWords.de`. */
export const cancelWords = inEveryLanguage("withdrawals/cancel", cancel);

/** The declaration in one sentence, as it reaches the operator and stands in the receipt: a withdrawal in the language of its page. */
export function sayDeclaration(
  { declaration, name, contract, cancelKind, until }: Declared,
  language: PageLocale,
): string {
  if (declaration === "withdraw") {
    const { declared, contracts } = withdrawWords[language];
    return declared({ name, contract: contracts[contract] });
  }
  const { declared, declaredNoDay, contracts } = cancelWords.de;
  const said = { name, contract: contracts[contract] };
  return until ? declared[cancelKind]({ ...said, day: until }) : declaredNoDay[cancelKind](said);
}
