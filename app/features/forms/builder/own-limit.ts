import { plans } from "../../money/billing/rules";
import type { Entitlements } from "../rent-forms/entitlements";
import type { QuestionWords } from "./questions-words";

/** Why no further question of the landlord's own can be added; without an account, what one gives. */
export function noneLeft({ plan }: Pick<Entitlements, "plan">, words: QuestionWords): string {
  if (plan !== "guest") return words.noneLeft;
  const { guest, free, credit } = plans;
  return words.guestNoneLeft({
    guest: guest.customQuestions,
    free: free.customQuestions,
    credit: credit.customQuestions,
  });
}
