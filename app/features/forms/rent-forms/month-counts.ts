import { utcDay } from "../../../kernel/dates";
import { dayMs } from "../../../kernel/durations";

/** A month of counts (`rentFormMonth`) as it happened: ISO days, events, how often. */
export function countsOfMonth({ month, counts }: { month: string; counts: string }): DayCount[] {
  return Object.entries(JSON.parse(counts) as Record<string, number>).map(([key, count]) => {
    const [day, event = ""] = key.split(" ");
    return { day: `${month}-${day}`, event, count };
  });
}

type DayCount = { day: string; event: string; count: number };

const daysShown = 30;

/** How often an event happened on each of the thirty days up to `now` (milliseconds), the oldest first; days are UTC. */
export function lastDays(counts: readonly DayCount[], event: string, now: number): { day: string; count: number }[] {
  const byDay = new Map<string, number>();
  for (const one of counts) if (one.event === event) byDay.set(one.day, (byDay.get(one.day) ?? 0) + one.count);
  return shownDays(now).map((day) => ({ day, count: byDay.get(day) ?? 0 }));
}

/** The thirty days up to `now` (milliseconds), the oldest first; days are UTC. */
export function shownDays(now: number): string[] {
  return Array.from({ length: daysShown }, (_, index) => utcDay(now + (index + 1 - daysShown) * dayMs));
}

/** How often an event happened on each of these days. `months`: rows of `rentFormMonth`, each a month and its counts. */
export function countsOfDays(
  months: readonly (readonly [month: string, counts: string])[],
  event: string,
  days: readonly string[],
): number[] {
  const byMonth = new Map(months.map(([month, counts]) => [month, JSON.parse(counts) as Record<string, number>]));
  return days.map((day) => byMonth.get(day.slice(0, 7))?.[`${day.slice(8)} ${event}`] ?? 0);
}
