import { z } from "zod";
import { addDays, utcDay } from "../../kernel/dates";

const countsSchema = z.record(z.string(), z.number());

/** A month of counts (`rentFormMonth`) as it happened: ISO days, events, how often. */
export function countsOfMonth({ month, counts }: { month: string; counts: string }) {
  return Object.entries(countsSchema.parse(JSON.parse(counts))).map(([key, count]) => {
    const [day, event = ""] = key.split(" ");
    return { day: `${month}-${day}`, event, count };
  });
}

type DayCount = { day: string; event: string; count: number };

const daysShown = 30;

/** How often an event happened on each of the thirty days up to `now` (milliseconds), the oldest first; days are UTC. */
export function lastDays(counts: readonly DayCount[], event: string, now: number): { day: string; count: number }[] {
  const today = utcDay(now);
  return Array.from({ length: daysShown }, (_, index) => {
    const day = addDays(today, index + 1 - daysShown);
    const found = counts.filter((one) => one.day === day && one.event === event);
    return { day, count: found.reduce((sum, one) => sum + one.count, 0) };
  });
}
