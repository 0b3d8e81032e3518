import type { PageLocale } from "../../../kernel/page-locale";
import { honeypotLabel as en } from "../../../words/en/answering/honeypot";
import { honeypotLabel as es } from "../../../words/es/answering/honeypot";
import { honeypotLabel as fr } from "../../../words/fr/answering/honeypot";

export const honeypotLabel: Record<PageLocale, string> = { en, es, fr };
