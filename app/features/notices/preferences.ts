import { z } from "zod";
import { type ChosenNotice, chosenNotices } from "./rules";

export const deliveries = ["now", "daily", "off"] as const;
export type Delivery = (typeof deliveries)[number];
export type Choices = Partial<Record<ChosenNotice, Delivery>>;

const isZone = (zone: string) => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).format(0) !== "";
  } catch {
    return false;
  }
};

/** The posted choices: one of each kind, and the browser's zone, which is dropped where this machine does not know it. */
export const preferencePost = z.object({
  ...(Object.fromEntries(chosenNotices.map((kind) => [kind, z.enum(deliveries)])) as Record<
    ChosenNotice,
    z.ZodEnum<{ now: "now"; daily: "daily"; off: "off" }>
  >),
  zone: z.string().max(64).refine(isZone).nullable().catch(null),
});

const storedSchema = z.partialRecord(z.enum(chosenNotices), z.enum(deliveries)).catch({});

/** What stands in a row; what cannot be read counts as not chosen, so that nobody misses an application by it. */
export function parseChoices(json: string | null | undefined): Choices {
  try {
    return storedSchema.parse(JSON.parse(json ?? "{}"));
  } catch {
    return {};
  }
}

/** The hour of the daily mail, in the landlord's zone. */
export const digestHour = 8;
const hourMs = 60 * 60 * 1000;

/** The next time that it is 08:00 in `zone` (UTC where it is not known), later than `now`; both in milliseconds. */
export function nextDigestAt(now: number, zone: string | null): number {
  for (let day = 0; day < 3; day += 1) {
    const at = eightOn(now + day * 24 * hourMs, zone ?? "UTC");
    if (at > now) return at;
  }
  throw new Error("no morning");
}

/** 08:00 of the day that `moment` falls on in `zone`: guessed as UTC, then corrected by the zone's distance, twice for a change of clocks. */
function eightOn(moment: number, zone: string): number {
  const wanted = Math.floor((moment + distance(moment, zone)) / (24 * hourMs)) * 24 * hourMs + digestHour * hourMs;
  const guess = wanted - distance(wanted, zone);
  return wanted - distance(guess, zone);
}

/** How far the clocks of `zone` are ahead of UTC at `moment`, in milliseconds. */
function distance(moment: number, zone: string): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(moment);
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute"), of("second"));
  return local - Math.floor(moment / 1000) * 1000;
}
