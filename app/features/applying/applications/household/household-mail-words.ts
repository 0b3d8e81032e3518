import type { PageLocale } from "../../../../kernel/page-locale";
import { householdMailWords as en, type HouseholdMailWords } from "../../../../words/en/applications/household-mails";
import { householdMailWords as es } from "../../../../words/es/applications/household-mails";
import { householdMailWords as fr } from "../../../../words/fr/applications/household-mails";

export const householdMailWords: Record<PageLocale, HouseholdMailWords> = { en, es, fr };
