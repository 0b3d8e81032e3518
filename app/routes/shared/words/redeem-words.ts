import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/vouchers/redeem-page";

export const redeemWords = inEveryLanguage("vouchers/redeem-page", en);
