import type { AddressPart } from "./address-shape";

export type WrittenAddress = Partial<Record<AddressPart, string>> & { country: string };

/** The lines of town, region and postcode on an envelope of the country: "Portland, OR 97205", "10115 Berlin". */
export function townLines({ city = "", region, postcode, country }: WrittenAddress): string[] {
  if (/^(US|CA|AU|PR)$/.test(country)) return [`${city}${region ? `, ${region}` : ""} ${postcode ?? ""}`.trim()];
  const lines = /^(GB|IE|IM|JE|GG|NZ|IN|SG)$/.test(country)
    ? [city, region, postcode]
    : [[postcode, city].filter(Boolean).join(" "), region];
  return lines.filter((line): line is string => Boolean(line));
}

/** "915 SW Broadway, Unit 4": street and unit, in one line. */
export function streetLine({ line1, line2 }: Pick<WrittenAddress, "line1" | "line2">): string {
  return [line1, line2].filter(Boolean).join(", ");
}

/** The address beside a title, without what the title has said already. */
export function placeBeside(title: string, address: WrittenAddress): string {
  const { line1, line2 } = address;
  const isNamed = Boolean(line1) && title.includes(line1 ?? "");
  // The code of a state ("BE") belongs to addresses where the postcode follows it.
  const town = townLines(address).filter((line) => line !== address.region || !/^[A-Z]{2,3}$/.test(line));
  return [...(isNamed ? [] : [line1, line2]), ...town].filter(Boolean).join(", ");
}

/** "915 SW Broadway, Unit 4, Portland, OR 97205": the address without its country, in one line. */
export function addressLine(address: WrittenAddress): string {
  return [address.line1, address.line2, ...townLines(address)].filter(Boolean).join(", ");
}
