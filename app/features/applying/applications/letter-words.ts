import { letterWords as en, type LetterWords } from "../../../words/en/applications/letters";
import { letterWords as es } from "../../../words/es/applications/letters";
import { letterWords as fr } from "../../../words/fr/applications/letters";
import type { PageLocale } from "./locale";

export const letterWords: Record<PageLocale, LetterWords> = { en, es, fr };
