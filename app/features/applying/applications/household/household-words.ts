import type { PageLocale } from "../../../../kernel/page-locale";
import { householdWords as en, type HouseholdWords } from "../../../../words/en/applications/household";
import { householdWords as es } from "../../../../words/es/applications/household";
import { householdWords as fr } from "../../../../words/fr/applications/household";

export const householdWords: Record<PageLocale, HouseholdWords> = { en, es, fr };
