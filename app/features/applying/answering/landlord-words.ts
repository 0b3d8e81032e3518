import type { PageLocale } from "../../../kernel/page-locale";
import { landlordWords as en, type LandlordWords } from "../../../words/en/answering/landlord";
import { landlordWords as es } from "../../../words/es/answering/landlord";
import { landlordWords as fr } from "../../../words/fr/answering/landlord";

/** Who lets the home, as every page and mail for tenants says it. */
export const landlordWords: Record<PageLocale, LandlordWords> = { en, es, fr };
