import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/applications/decline-reason";

export const declineReasonWords = inEveryLanguage("applications/decline-reason", en);
