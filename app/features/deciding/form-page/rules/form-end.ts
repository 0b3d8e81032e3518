import { dayMs } from "../../../../kernel/durations";
import { landlordLocale } from "../../../../kernel/landlord-locale";
import { dayText } from "../../../../kernel/moments";
import { closesSoon } from "../../../forms/rent-forms/closes-soon";
import type { FormDetails } from "../queries/find-form-details.server";

type EndOf = Pick<FormDetails, "state" | "opensUntil" | "closedAt" | "erasedAt">;

/** Until when a form is open, or since when it is not, beside the word of its state. `now` in milliseconds. */
export function formEndWords(form: EndOf, now: number, zone: string): string {
  const { state, opensUntil, closedAt, erasedAt } = form;
  const day = (at: number) => dayText(at, landlordLocale, zone, "short");
  if (state === "draft" || state === "pending_verification") return "Not published yet";
  if (state === "deleted") return erasedAt === null ? "" : `deleted on ${day(erasedAt)}`;
  if (state === "closed" || state === "archived") {
    const at = closedAt ?? opensUntil;
    return at === null ? "" : `since ${day(at)}`;
  }
  if (opensUntil === null) return "without a closing date";
  return `${closesSoon(form, now) ? "on" : "until"} ${day(opensUntil)}${sayLeft(opensUntil - now)}`;
}

function sayLeft(leftMs: number): string {
  const days = Math.floor(leftMs / dayMs);
  if (days < 1) return "";
  return days === 1 ? ", 1 day left" : `, ${days} days left`;
}
