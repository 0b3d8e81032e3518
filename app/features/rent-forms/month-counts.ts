import { z } from "zod";

const countsSchema = z.record(z.string(), z.number());

/** A month of counts (`rentFormMonth`) as it happened: ISO days, events, how often. */
export function countsOfMonth({ month, counts }: { month: string; counts: string }) {
  return Object.entries(countsSchema.parse(JSON.parse(counts))).map(([key, count]) => {
    const [day, event = ""] = key.split(" ");
    return { day: `${month}-${day}`, event, count };
  });
}
