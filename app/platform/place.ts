import { isZone } from "../kernel/zone-offset";

/** Where a visitor is, as Cloudflare sees the connection. `country`: ISO 3166-1 alpha-2, null where it is not known. */
export type Place = { country: string | null };

/** "XX" is Cloudflare's unknown and "T1" is Tor. A connection tells where somebody is, never where they live: use it to propose. */
export function placeOf(request: Request): Place {
  const { country } = (request as { cf?: { country?: unknown } }).cf ?? {};
  const isCountry = typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== "XX";
  return { country: isCountry ? country : null };
}

/** The IANA zone of a connection, which is where somebody reads now; null where it is not known. */
export function readZone(request: Request): string | null {
  const { timezone } = (request as { cf?: { timezone?: unknown } }).cf ?? {};
  return typeof timezone === "string" && isZone(timezone) ? timezone : null;
}
