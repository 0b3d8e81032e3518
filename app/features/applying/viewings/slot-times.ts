import { minuteMs } from "../../../kernel/durations";
import { zoneOffset } from "../../../kernel/zone-offset";

/** Moments in milliseconds. */
export type SlotTime = { startsAt: number; endsAt: number };

/**
 * The moment at which clocks of `zone` (IANA) show `local` ("2027-03-28T10:00"): the first of two where clocks go back, null
 * where they skip it.
 */
export function momentAt(local: string, zone: string): number | null {
  const asUtc = Date.parse(`${local}:00Z`);
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, local.length) !== local) return null;
  const halfDay = 12 * 60 * minuteMs;
  const offsets = [zoneOffset(asUtc - halfDay, zone), zoneOffset(asUtc + halfDay, zone)];
  const fitting = offsets.map((offset) => asUtc - offset).filter((at) => at + zoneOffset(at, zone) === asUtc);
  return fitting.length === 0 ? null : Math.min(...fitting);
}

export type SlotRow = { startsAt: number; minutes: number; pauseMinutes: number; count: number };

/** Slots one after the other, by time that passes: clocks that change in between move none of them. */
export function slotRow({ startsAt, minutes, pauseMinutes, count }: SlotRow): SlotTime[] {
  return Array.from({ length: count }, (_, index) => {
    const start = startsAt + index * (minutes + pauseMinutes) * minuteMs;
    return { startsAt: start, endsAt: start + minutes * minuteMs };
  });
}

/** Whether two of these overlap: a home is shown once at a time. */
export function doOverlap(slots: readonly SlotTime[]): boolean {
  const sorted = slots.toSorted((a, b) => a.startsAt - b.startsAt);
  return sorted.some((slot, index) => slot.startsAt < (sorted[index - 1]?.endsAt ?? Number.NEGATIVE_INFINITY));
}
