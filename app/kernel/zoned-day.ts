import { addDays, utcDay } from "./dates";
import { dateFormat } from "./formatters";
import { commaIn } from "./labelled";
import { zoneOffset } from "./zone-offset";

/** The ISO date that it is in `zone` (IANA) at a moment in milliseconds. */
export function dayInZone(at: number, zone: string): string {
  return utcDay(at + zoneOffset(at, zone));
}

/** The last second of an ISO date in `zone`, in milliseconds: one before the next day begins there. */
export function endOfDay(date: string, zone: string): number {
  const midnight = Date.parse(`${addDays(date, 1)}T00:00:00Z`);
  // Guessed as UTC, then corrected by the zone's distance, twice for a change of clocks.
  const guess = midnight - zoneOffset(midnight, zone);
  return midnight - zoneOffset(guess, zone) - 1000;
}

/** "27 March 2027 at 23:59, Pacific Time": a moment by the clocks of `zone`, which is named. */
export function momentInZone(at: number, locale: string, zone: string): string {
  const time = dateFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone: zone }).format(at);
  return time + commaIn(locale) + zoneName(at, locale, zone);
}

/** "Pacific Time", "heure du Pacifique": without summer or winter. */
export function zoneName(at: number, locale: string, zone: string): string {
  const parts = dateFormat(locale, { timeZone: zone, timeZoneName: "longGeneric" }).formatToParts(at);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone;
}
