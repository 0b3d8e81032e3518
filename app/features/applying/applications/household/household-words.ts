import { inEveryLanguage, type Words } from "../../../../kernel/words";
import en from "../../../../words/en/applications/household";

export const householdWords = inEveryLanguage("applications/household", en);

export type HouseholdWords = Words<typeof en>;
