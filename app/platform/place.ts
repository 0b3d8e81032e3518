/** Where a visitor is, as Cloudflare sees the connection. `country`: ISO 3166-1 alpha-2, null where it is not known. */
export type Place = { country: string | null };

/** "XX" is Cloudflare's unknown and "T1" is Tor. A connection tells where somebody is, never where they live: use it to propose. */
export function placeOf(request: Request): Place {
  const { country } = (request as { cf?: { country?: unknown } }).cf ?? {};
  const isCountry = typeof country === "string" && /^[A-Z]{2}$/.test(country) && country !== "XX";
  return { country: isCountry ? country : null };
}
