import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/law/advice";
import type { CategoryKey } from "./categories";

/** What a landlord reads: why, and what to ask instead. */
export const adviceWords = inEveryLanguage("law/advice", en);

/** Catalogue keys of the ready questions that the swap button puts there. */
export const askInsteadOf: Readonly<Partial<Record<CategoryKey, string>>> = {
  identityNumbers: "creditReport",
  identityDocuments: "photoId",
  bank: "income",
  assistanceAnimals: "pets",
  origin: "currentAddress",
  nationality: "languagesSpoken",
  sex: "preferredName",
  orientation: "adultsCount",
  marital: "adultsCount",
  pregnancy: "adultsCount",
  children: "over18",
  politics: "termWanted",
  likeness: "message",
  record: "landlordReference",
  income: "income",
};
