import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/law/report-duty";

export const reportDutyWords = inEveryLanguage("law/report-duty", en);
