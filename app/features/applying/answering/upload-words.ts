import type { PageLocale } from "../../../kernel/page-locale";
import { uploadWords as en, type UploadWords } from "../../../words/en/answering/upload";
import { uploadWords as es } from "../../../words/es/answering/upload";
import { uploadWords as fr } from "../../../words/fr/answering/upload";

export const uploadWords: Record<PageLocale, UploadWords> = { en, es, fr };
