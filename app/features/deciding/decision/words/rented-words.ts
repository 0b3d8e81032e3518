import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/rented";

export const rentedWords = inEveryLanguage("decision/rented", en);
