import { plans } from "../../money/billing/rules";
import type { Entitlements } from "../rent-forms/entitlements";

/** Why no further question of the landlord's own can be added; without an account, what one gives. */
export function noneLeft({ plan }: Pick<Entitlements, "plan">): string {
  if (plan !== "guest") return "No question of your own is left";
  const { guest, free, credit } = plans;
  return `You have ${guest.customQuestions} without an account. A free account takes ${free.customQuestions}, one credit ${credit.customQuestions}; both add messages and notes`;
}
