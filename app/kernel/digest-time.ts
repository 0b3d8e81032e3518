import { zoneOffset } from "./zone-offset";

/** The hour of the daily mail, in the landlord's zone. */
const digestHour = 8;
const hourMs = 60 * 60 * 1000;

/** The next time that it is 08:00 in `zone` (UTC where it is not known), later than `now`; both in milliseconds. */
export function nextDigestAt(now: number, zone: string | null): number {
  // By half days: a day of 23 hours would be stepped over.
  for (let half = 0; half < 5; half += 1) {
    const at = eightOn(now + half * 12 * hourMs, zone ?? "UTC");
    if (at > now) return at;
  }
  throw new Error("no morning");
}

/** 08:00 of the day that `moment` falls on in `zone`: guessed as UTC, then corrected by the zone's distance, twice for a change of clocks. */
function eightOn(moment: number, zone: string): number {
  const wanted = Math.floor((moment + zoneOffset(moment, zone)) / (24 * hourMs)) * 24 * hourMs + digestHour * hourMs;
  const guess = wanted - zoneOffset(wanted, zone);
  return wanted - zoneOffset(guess, zone);
}
