import type { PageLocale } from "../../../kernel/page-locale";
import { pageWords as en, type PageWords } from "../../../words/en/answering/page";
import { pageWords as es } from "../../../words/es/answering/page";
import { pageWords as fr } from "../../../words/fr/answering/page";

/** The fixed words of the tenant's pages: what stands around the landlord's questions. */
export const pageWords: Record<PageLocale, PageWords> = { en, es, fr };
