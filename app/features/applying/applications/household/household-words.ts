import { householdWords as en, type HouseholdWords } from "../../../../words/en/applications/household";
import { householdWords as es } from "../../../../words/es/applications/household";
import { householdWords as fr } from "../../../../words/fr/applications/household";
import type { PageLocale } from "../locale";

export const householdWords: Record<PageLocale, HouseholdWords> = { en, es, fr };
