import type { Address, ChosenSubplace } from "../form-model/schema";
import { byPostcode, euMembers, nationByPostcode, regionNames, usTerritories } from "./regions";
import { subplacesOf } from "./subplaces";

/** Where a home lies, as far as its address tells. */
export type HomePlace = {
  /** A pack's place, the most exact one: "US-CA", "US", "EU". Null: no pack for this country. */
  place: string | null;
  /** The address does not say which part of the country, though parts have rules of their own. */
  needsRegion: boolean;
  /** The part was read off a postcode that two parts share. */
  isGuess: boolean;
  /** City or county with rules of its own that the home lies in, and those it may lie in. */
  subplace: string | null;
  doubtful: readonly string[];
};

/** Places that have a file in packs/, parents first; a test compares them with the folder. */
export const packPlaces = [
  ...["AE", "AU", "CA", "CH", "EU", "HK", "IN", "NZ", "SG", "UK", "US"],
  ...["AU-ACT", "AU-NSW", "AU-NT", "AU-QLD", "AU-SA", "AU-TAS", "AU-VIC", "AU-WA"],
  ...["CA-AB", "CA-BC", "CA-MB", "CA-NB", "CA-NS", "CA-ON", "CA-QC", "CA-SK"],
  ...["EU-AT", "EU-BE", "EU-DE", "EU-DK", "EU-ES", "EU-FR", "EU-IE", "EU-IT", "EU-NL", "EU-PL", "EU-PT", "EU-SE"],
  ...["UK-ENG", "UK-NIR", "UK-SCT", "UK-WLS"],
  ...["US-CA", "US-CO", "US-FL", "US-IL", "US-MA", "US-NJ", "US-NY", "US-OR", "US-TX", "US-WA"],
  ...["US-CT", "US-DC", "US-MD", "US-ME", "US-MI", "US-MN", "US-PA", "US-RI", "US-VA", "US-VT"],
] as const;

/** Files of a place, parent first: "US-CA" is made of "US" and "US-CA". */
export function chainOf(place: string): string[] {
  const parent = place.split("-")[0] ?? place;
  return parent === place ? [place] : [parent, place];
}

/** Countries whose pack has their own code and no parts. */
const ownLaw: ReadonlySet<string> = new Set(["AE", "CH", "HK", "IN", "NZ", "SG"]);

type PlacedAddress = Pick<Address, "country" | "region" | "city" | "postcode">;

/** Which rules hold at an address: by region in any spelling, else by postcode. `chosen`: the landlord's city or county. */
export function placeOf(address: PlacedAddress, chosen?: ChosenSubplace): HomePlace {
  const region = regionOf(address);
  if (region.place === null) return { ...region, subplace: null, doubtful: [] };
  if (chosen?.place === region.place) return { ...region, subplace: chosen.name, doubtful: [] };
  return { ...region, ...subplacesOf(region.place, address) };
}

type Region = Pick<HomePlace, "place" | "needsRegion" | "isGuess">;

function regionOf(address: PlacedAddress): Region {
  const { country } = address;
  const sure = (place: string | null): Region => ({ place, needsRegion: false, isGuess: false });
  if (ownLaw.has(country)) return sure(country);
  if (usTerritories.has(country)) return sure("US");
  if (euMembers[country]) return sure(euMembers[country]);
  if (country === "GB") return partOf("UK", address, nationByPostcode(address.postcode ?? ""));
  if (country === "US" || country === "CA" || country === "AU") {
    return partOf(country, address, { code: byPostcode(country, address.postcode ?? ""), isGuess: false });
  }
  return sure(null);
}

/** The part that the region names, else the one that the postcode points to; a part without a file has the whole's rules. */
function partOf(whole: string, { region }: PlacedAddress, post: { code: string | null; isGuess: boolean }): Region {
  const named = regionNames(whole).get(plain(region ?? "")) ?? null;
  const code = named ?? post.code;
  if (code === null) return { place: whole, needsRegion: true, isGuess: false };
  const place = `${whole}-${code}`;
  const places: readonly string[] = packPlaces;
  return { place: places.includes(place) ? place : whole, needsRegion: false, isGuess: named === null && post.isGuess };
}

/** Lower-case letters and digits alone: "Québec" and "QUEBEC", "N.Y." and "ny", "State of Texas" and "texas" are one. */
function plain(text: string): string {
  const letters = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return letters.replace(/^(the )?(state|province|territory|commonwealth) (of|de|du) /, "").replace(/[^a-z0-9]/g, "");
}
