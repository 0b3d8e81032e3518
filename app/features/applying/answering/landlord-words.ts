import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/landlord";

/** Who lets the home, as every page and mail for tenants says it. */
export const landlordWords = inEveryLanguage("answering/landlord", en);
