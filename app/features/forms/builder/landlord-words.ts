import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/builder/landlord";

export const landlordWords = inEveryLanguage("builder/landlord", en);

export type LandlordWords = (typeof landlordWords)["en"];
