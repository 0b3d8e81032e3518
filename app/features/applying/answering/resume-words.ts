import type { PageLocale } from "../../../kernel/page-locale";
import { resumeWords as en, type ResumeWords } from "../../../words/en/answering/resume";
import { resumeWords as es } from "../../../words/es/answering/resume";
import { resumeWords as fr } from "../../../words/fr/answering/resume";

export const resumeWords: Record<PageLocale, ResumeWords> = { en, es, fr };
