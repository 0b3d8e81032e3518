import { keepEach } from "./formatters";
import { withZone } from "./moments";

/** Countries with several zones, by the IANA zone of their seat of government or of most people. */
const countries: Record<string, string> = {
  US: "America/New_York",
  CA: "America/Toronto",
  ES: "Europe/Madrid",
  CY: "Asia/Nicosia",
  PT: "Europe/Lisbon",
  IN: "Asia/Kolkata",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  BR: "America/Sao_Paulo",
  CD: "Africa/Kinshasa",
  CL: "America/Santiago",
  CN: "Asia/Shanghai",
  EC: "America/Guayaquil",
  FM: "Pacific/Pohnpei",
  GL: "America/Nuuk",
  ID: "Asia/Jakarta",
  KI: "Pacific/Tarawa",
  MN: "Asia/Ulaanbaatar",
  MX: "America/Mexico_City",
  PF: "Pacific/Tahiti",
  PG: "Pacific/Port_Moresby",
  RU: "Europe/Moscow",
  UA: "Europe/Kiev",
  XK: "Europe/Belgrade",
};

const mountain = "America/Denver";
const central = "America/Chicago";
const pacific = "America/Los_Angeles";

/** States and provinces that differ from it, by the zone in which most of their people live. */
const regions: Record<string, string> = {
  ...spread("US", central, "AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI"),
  ...spread("US", mountain, "CO ID MT NM UT WY"),
  ...spread("US", pacific, "CA NV OR WA"),
  ...spread("US", "America/Phoenix", "AZ"),
  ...spread("US", "America/Anchorage", "AK"),
  ...spread("US", "Pacific/Honolulu", "HI"),
  ...spread("CA", "America/Vancouver", "BC YT"),
  ...spread("CA", "America/Edmonton", "AB NT"),
  ...spread("CA", "America/Regina", "SK"),
  ...spread("CA", "America/Winnipeg", "MB"),
  ...spread("CA", "America/Halifax", "NB NS PE"),
  ...spread("CA", "America/St_Johns", "NL"),
  ...spread("AU", "Australia/Brisbane", "QLD"),
  ...spread("AU", "Australia/Adelaide", "SA"),
  ...spread("AU", "Australia/Darwin", "NT"),
  ...spread("AU", "Australia/Perth", "WA"),
};

function spread(country: string, zone: string, codes: string): Record<string, string> {
  return Object.fromEntries(codes.split(" ").map((code) => [`${country}-${code}`, zone]));
}

/** The IANA zone of a home by its ISO country and region; UTC where nobody knows one. For the server: few browsers know all. */
export function zoneOfHome({ country, region }: { country: string; region?: string | undefined }): string {
  return regions[`${country}-${region?.toUpperCase()}`] ?? countries[country] ?? onlyZoneOf(country) ?? "UTC";
}

/** Of a country whose clocks all go alike. */
function onlyZoneOf(country: string): string | undefined {
  return /^[A-Z]{2}$/.test(country) ? zonesOf(country)[0] : undefined;
}

/** Kept: to look them up takes 160 microseconds. */
const zonesOf = keepEach((country): readonly string[] => {
  const { getTimeZones } = Intl.Locale.prototype as { getTimeZones?: () => string[] | undefined };
  return getTimeZones?.call(new Intl.Locale(`und-${country}`)) ?? [];
});

/** "21 Nov 2026, 10:04:09 PST (18:04:09 UTC)": to the second, in a zone and in UTC. */
export function formatExactly(at: number, locale: string, zone: string): string {
  const day = { day: "numeric", month: "short", year: "numeric" } as const;
  const time = {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
    timeZoneName: "short",
  } as const;
  const there = withZone(at, locale, { ...day, ...time, timeZone: zone });
  if (zone === "UTC") return there;
  return `${there} (${new Date(at).toISOString().slice(0, 19).replace("T", " ")} UTC)`;
}
