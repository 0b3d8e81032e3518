import { dateFormat } from "./formatters";
import { commaIn } from "./labelled";
import { zoneOffset } from "./zone-offset";
import { dayInZone, zoneName } from "./zoned-day";

/** Moments (milliseconds) as pages and mails write them, in an IANA zone. "long" in sentences, "short" in lists. */
export type MonthLength = "long" | "short";

/** "23 November 2026". */
export function dayText(at: number, locale: string, zone: string, month: MonthLength = "long"): string {
  return dateFormat(locale, { day: "numeric", month, year: "numeric", timeZone: zone }).format(at);
}

/** "23 November 2026 at 10:04 CET". */
export function momentText(at: number, locale: string, zone: string, month: MonthLength = "long"): string {
  const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;
  return withZone(at, locale, { day: "numeric", month, year: "numeric", ...time, timeZone: zone });
}

/** Formats a moment with its zone. The Worker's Intl data say "GMT+0" where browsers say "GMT"; Node's parts have narrow spaces. */
export function withZone(at: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  const parts = dateFormat(locale, options).formatToParts(at);
  return parts
    .map(({ type, value }) => (type === "timeZoneName" ? value.replace(/\+0$/, "") : value))
    .join("")
    .replaceAll("\u202f", " ");
}

/** "10:00 – 10:20 CET": from one moment to another of a day. */
export function timesText(from: number, to: number, locale: string, zone: string): string {
  const time = { hour: "numeric", minute: "2-digit", timeZone: zone, timeZoneName: "short" } as const;
  // Some languages write an hour otherwise beside a zone: both are written with it, and the first one leaves it out.
  const parts = dateFormat(locale, time).formatToParts(from);
  const first = parts.map(({ type, value }) => (type === "timeZoneName" ? "" : value)).join("");
  return `${first.replaceAll("\u202f", " ").trim()} – ${withZone(to, locale, time)}`;
}

/** "23 Nov", and no more than nobody would guess: "Nov 2026" without its day, "23 Nov 2026" with its year. */
export function briefDayText(
  at: number,
  locale: string,
  zone: string,
  { hasDay = true, hasYear = false }: { hasDay?: boolean; hasYear?: boolean } = {},
): string {
  return dateFormat(locale, {
    month: "short",
    ...(hasDay && { day: "numeric" }),
    ...(hasYear && { year: "numeric" }),
    timeZone: zone,
  }).format(at);
}

/** "Mon, 23 Nov": a day that is near. */
export function weekdayText(at: number, locale: string, zone: string): string {
  return dateFormat(locale, { weekday: "short", month: "short", day: "numeric", timeZone: zone }).format(at);
}

/** Whose clocks a page goes by. `home`: null where a page speaks of no home, or its zone is not known. */
export type Zones = { reader: string; home: string | null };

/** By the reader's clocks; where those of the home say otherwise, theirs follow: "… at 10:04 CET (04:04, Eastern Time)". */
export function momentFor(at: number, locale: string, { reader, home }: Zones, month: MonthLength = "long"): string {
  const own = momentText(at, locale, reader, month);
  if (home === null || home === "UTC" || zoneOffset(at, reader) === zoneOffset(at, home)) return own;
  const day = dayInZone(at, reader) === dayInZone(at, home) ? {} : ({ dateStyle: "medium" } as const);
  const there = dateFormat(locale, { ...day, timeStyle: "short", timeZone: home }).format(at);
  return `${own} (${there}${commaIn(locale)}${zoneName(at, locale, home)})`;
}
