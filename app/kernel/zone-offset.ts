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

/** Whether this machine knows a zone by that name. */
export function isZone(zone: string): boolean {
  try {
    return dateFormat("en", { timeZone: zone }).format(0) !== "";
  } catch {
    return false;
  }
}

/** Every zone this machine knows, by name, UTC first. */
export function knownZones(): string[] {
  return [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])];
}
