import type { PageLocale } from "../../../../kernel/page-locale";
import { previewWords as en, type PreviewWords } from "../../../../words/en/apply/preview";
import { previewWords as es } from "../../../../words/es/apply/preview";
import { previewWords as fr } from "../../../../words/fr/apply/preview";

/** What a preview says of itself, on top of the tenant's own pages. */
export const previewWords: Record<PageLocale, PreviewWords> = { en, es, fr };
