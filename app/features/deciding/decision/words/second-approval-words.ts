import { inEveryLanguage } from "../../../../kernel/words";
import en from "../../../../words/en/decision/second-approval";

export const secondApprovalWords = inEveryLanguage("decision/second-approval", en);
