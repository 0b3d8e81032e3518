import { inEveryLanguage } from "../../../kernel/words";
import calculation from "../../../words/en/vouchers/asked-calculation";
import redeem from "../../../words/en/vouchers/redeem";

export const voucherWords = inEveryLanguage("vouchers/redeem", redeem);
export const calculationWords = inEveryLanguage("vouchers/asked-calculation", calculation);
