import type { PageLocale } from "../../../../kernel/page-locale";
import { letterWords as en, type LetterWords } from "../../../../words/en/decision/letters";
import { letterWords as es } from "../../../../words/es/decision/letters";
import { letterWords as fr } from "../../../../words/fr/decision/letters";

export const letterWords: Record<PageLocale, LetterWords> = { en, es, fr };
