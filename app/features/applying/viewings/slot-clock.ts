import { timesText, withZone } from "../../../kernel/moments";
import { zoneOffset } from "../../../kernel/zone-offset";
import type { SlotTime } from "./slot-times";

/** "Sat 28 March 2027": the day of a slot by the clocks of the home. */
export function slotDay(at: number, locale: string, zone: string): string {
  return withZone(at, locale, { weekday: "short", day: "numeric", month: "long", year: "numeric", timeZone: zone });
}

/** "10:00 – 10:20 CET": with the short name of the zone, which tells both times of an hour that comes twice apart. */
export function slotTimes({ startsAt, endsAt }: SlotTime, locale: string, zone: string): string {
  return timesText(startsAt, endsAt, locale, zone);
}

/** A moment as a field of day and time takes it: "2027-03-28T10:00". */
export function fieldTime(at: number, zone: string): string {
  return new Date(at + zoneOffset(at, zone)).toISOString().slice(0, 16);
}
