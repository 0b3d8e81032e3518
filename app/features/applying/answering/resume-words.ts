import { resumeWords as en, type ResumeWords } from "../../../words/en/answering/resume";
import { resumeWords as es } from "../../../words/es/answering/resume";
import { resumeWords as fr } from "../../../words/fr/answering/resume";
import type { PageLocale } from "../applications/locale";

export const resumeWords: Record<PageLocale, ResumeWords> = { en, es, fr };
