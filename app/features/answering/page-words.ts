import type { PageLocale } from "../applications/locale";
import { en, type PageWords } from "./page-words-en";
import { es } from "./page-words-es";
import { fr } from "./page-words-fr";

/** The fixed words of the tenant's pages: what stands around the landlord's questions. */
export const pageWords: Record<PageLocale, PageWords> = { en, es, fr };
