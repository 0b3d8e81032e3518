import { ownPageWords as en, type OwnPageWords } from "../../../words/en/apply/own-page";
import { ownPageWords as es } from "../../../words/es/apply/own-page";
import { ownPageWords as fr } from "../../../words/fr/apply/own-page";
import type { PageLocale } from "../applications/locale";

/** On the receipt: the way to the own page of what was sent. */
export const ownPageWords: Record<PageLocale, OwnPageWords> = { en, es, fr };
