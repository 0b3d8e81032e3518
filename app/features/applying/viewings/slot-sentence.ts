import { withZone } from "../../../kernel/moments";
import type { PageLocale } from "../../../kernel/page-locale";
import { zoneOffset } from "../../../kernel/zone-offset";
import { dayInZone, zoneName } from "../../../kernel/zoned-day";
import type { SlotTime } from "./slot-times";

const time = { hour: "numeric", minute: "2-digit" } as const;

/** "Sunday, 28 March 2027 at 10:00\u201310:30": by the clocks of `zone` (IANA), which is not named. */
export function slotText({ startsAt, endsAt }: SlotTime, locale: PageLocale, zone: string): string {
  const day = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const start = startText(startsAt, locale, zone, day);
  return `${start}\u2013${timeText(endsAt, locale, zone)}`;
}

/** The same slot by the reader's clocks with their zone, where they say otherwise; else null. */
export function slotElsewhere(
  { startsAt, endsAt }: SlotTime,
  locale: PageLocale,
  { home, reader }: { home: string; reader: string },
): string | null {
  if (reader === "UTC" || zoneOffset(startsAt, reader) === zoneOffset(startsAt, home)) return null;
  const isSameDay = dayInZone(startsAt, reader) === dayInZone(startsAt, home);
  const day = isSameDay ? {} : ({ weekday: "short", day: "numeric", month: "short" } as const);
  const start = startText(startsAt, locale, reader, day);
  return `${start}\u2013${timeText(endsAt, locale, reader)}, ${zoneName(startsAt, locale, reader)}`;
}

/** A day and a time, which stays on one line. */
function startText(at: number, locale: PageLocale, zone: string, day: Intl.DateTimeFormatOptions): string {
  const text = withZone(at, locale, { ...day, ...time, timeZone: zone });
  return text.replace(withZone(at, locale, { ...time, timeZone: zone }), timeText(at, locale, zone));
}

/** "10:00 AM", with a space that breaks no line. */
function timeText(at: number, locale: PageLocale, zone: string): string {
  return withZone(at, locale, { ...time, timeZone: zone }).replaceAll(" ", "\u00a0");
}
