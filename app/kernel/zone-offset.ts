import { dateFormat } from "./formatters";

/** How far the clocks of `zone` (IANA) are ahead of UTC at `moment`, both in milliseconds. */
export function zoneOffset(moment: number, zone: string): number {
  const parts = dateFormat("en-US", {
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
