import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/review";

export const reviewWords = inEveryLanguage("decision/review", en);

export type ReviewFailure = keyof (typeof en)["failures"];
/** What is said once it is done, by its name. */
export type SaidDone = keyof (typeof en)["done"];
