import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/withdrawals/withdraw";

export const withdrawWords = inEveryLanguage("withdrawals/withdraw", en);
