import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/answering/page";

/** The fixed words of the tenant's pages: what stands around the landlord's questions. */
export const pageWords = inEveryLanguage("answering/page", en);
