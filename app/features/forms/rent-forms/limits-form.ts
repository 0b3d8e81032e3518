import { z } from "zod";
import type { PageLocale } from "../../../kernel/page-locale";
import { dayInZone, endOfDay } from "../../../kernel/zoned-day";
import type { FormLimits } from "./commands/set-form-limits.server";
import { limitWords } from "./limits-words";

type Errors = { opensUntil?: string; maxApplications?: string };

/** What the settings of a form's page say. A day closes at its end where the home is (`zone`); an empty maximum takes it away. */
export function readLimits(
  post: { opensUntil?: string; opensUntilWas?: string; maxApplications: string },
  zone: string,
  language: PageLocale,
): FormLimits | { errors: Errors } {
  const words = limitWords[language];
  const errors: Errors = {};
  const limits: FormLimits = {};
  // A day that was left alone stays: the moment it stands for is earlier than the end of that day, often as late as may be.
  if (post.opensUntil && post.opensUntil !== post.opensUntilWas) {
    const day = z.iso.date().safeParse(post.opensUntil);
    if (day.success) limits.opensUntil = endOfDay(day.data, zone);
    else errors.opensUntil = words.noSuchDay;
  }
  const typed = post.maxApplications.trim();
  if (typed === "") limits.maxApplications = null;
  else if (/^\d{1,6}$/.test(typed)) limits.maxApplications = Number(typed);
  else errors.maxApplications = words.notWhole;
  return Object.keys(errors).length > 0 ? { errors } : limits;
}

/** What is wrong with a setting, beside its field; null when it is about no field. */
export function sayLimitError(
  { code, latest }: { code: string; latest: number | undefined },
  zone: string,
  language: PageLocale,
): Errors | null {
  const words = limitWords[language];
  if (code === "too-early") return { opensUntil: words.tooEarly };
  if (code === "bad-maximum") return { maxApplications: words.badMaximum };
  if (code !== "too-late") return null;
  const day = latest === undefined ? null : dayInZone(latest, zone);
  return { opensUntil: day ? words.tooLate({ day }) : words.tooLateUndated };
}
