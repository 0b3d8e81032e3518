import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/billing/faults";
import type { PurchaseFault } from "./commands/start-purchase.server";

type Fault = PurchaseFault | "no-plan" | "refused";

export const billingFaultWords = inEveryLanguage<Record<Fault, string>>("billing/faults", en);
