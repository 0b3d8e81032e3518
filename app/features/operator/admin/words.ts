import type { RuleKind } from "../../../kernel/screen-rules";
import { actionWords, formReasonWords } from "../../../words/en/admin/workload";
import { categoryText } from "./sign-words";

/** "Rule added"; an action without words is shown as it stands. */
export function actionText(action: string): string {
  return actionWords[action] ?? action.replace(/^screen(ing)?[.-]/, "").replaceAll("-", " ");
}

/** What stands behind an action: why a form was suspended, what a question was refused as, else what the audit says. */
export function detailText({ action, detail }: { action: string; detail: string | null }): string {
  if (detail === null) return "";
  if (action.startsWith("screen.question")) return categoryText(detail);
  if (!action.startsWith("screening.")) return detail;
  const reasons: Record<string, string> = formReasonWords;
  return reasons[detail] ?? "";
}

/** Who did it: what is said against a look is the landlord's own, everything else here the admin's. */
export function doerText({ action, actorKind }: { action: string; actorKind: string }): string {
  if (actorKind === "system") return "By itself";
  return action === "screening.appeal" ? "By its landlord" : "By the admin";
}

/** A rule's value as it is read; of an address only the hash is known. */
export function ruleValueText({ kind, value }: { kind: RuleKind; value: string }): string {
  if (kind === "asn") return `AS ${value}`;
  if (kind === "mail" || kind === "photo") return `${value.slice(0, 12)}…`;
  return kind === "phrase" ? `“${value}”` : value;
}
