import { dayMs } from "../../../../kernel/durations";
import { dayText } from "../../../../kernel/moments";
import { closesSoon } from "../../../forms/rent-forms/closes-soon";
import type { FormDetails } from "../queries/find-form-details.server";
import type { formWords } from "../words/form-words";

type EndOf = Pick<FormDetails, "state" | "opensUntil" | "closedAt" | "erasedAt">;

/** Until when a form is open, or since when it is not, beside the word of its state. `now` in milliseconds. */
export function formEndWords(
  { end: words }: (typeof formWords)["en"],
  form: EndOf,
  { now, zone, locale }: { now: number; zone: string; locale: string },
): string {
  const { state, opensUntil, closedAt, erasedAt } = form;
  const day = (at: number) => dayText(at, locale, zone, "short");
  if (state === "draft" || state === "pending_verification") return words.unpublished;
  if (state === "deleted") return erasedAt === null ? "" : words.deleted({ day: day(erasedAt) });
  if (state === "closed" || state === "archived") {
    const at = closedAt ?? opensUntil;
    return at === null ? "" : words.since({ day: day(at) });
  }
  if (opensUntil === null) return words.open;
  const days = Math.max(0, Math.floor((opensUntil - now) / dayMs));
  return (closesSoon(form, now) ? words.closesOn : words.until)({ day: day(opensUntil), days });
}
