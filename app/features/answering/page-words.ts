import type { PageLocale } from "../applications/locale";
import { en } from "./page-words-en";
import { es } from "./page-words-es";
import { fr } from "./page-words-fr";

export type PageWords = typeof en;

/** The fixed words of the tenant's pages: what stands around the landlord's questions. */
export const pageWords: Record<PageLocale, PageWords> = { en, es, fr };
