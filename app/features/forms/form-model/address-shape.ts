import { barePostcode } from "../../../kernel/bare-postcode";
import { visibleText } from "../../../kernel/visible-text";
/** How an address is written in a country: its parts, their order and names, its postcode, and how it reads in one line. */

export type AddressPart = "line1" | "line2" | "city" | "region" | "postcode";

/** What a part is called; app/words says it in each language of the tenant's pages. */
type AddressWord =
  | ("street" | "flat" | "unit" | "city" | "suburb" | "region" | "state" | "province" | "county" | "nation" | "canton")
  | ("prefecture" | "emirate" | "postcode" | "postalCode" | "zip" | "eircode");

export type AddressShape = {
  /** In the order of the country; parts in one row stand beside each other where there is room. */
  rows: readonly (readonly AddressPart[])[];
  words: Readonly<Record<AddressPart, AddressWord>>;
  /** Of somebody's own address, where a home's region is one that no envelope names. */
  ownRegion?: AddressWord;
  /** A postcode of the country; it must have one of `masks`: 9 is a digit, A a letter, X either; spaces and dashes may be left out. */
  postcode?: { like: string; masks: string };
};

const cityFirst = [["line1"], ["line2"], ["city", "region", "postcode"]] as const;
const withoutRegion = [["line1"], ["line2"], ["city", "postcode"]] as const;
/** The postcode stands before the town, and there is no region in an address. */
const postcodeFirst = [["line1"], ["line2"], ["postcode", "city"]] as const;
const provinceLast = [["line1"], ["line2"], ["postcode", "city", "region"]] as const;

const general: AddressShape = {
  rows: cityFirst,
  words: { line1: "street", line2: "flat", city: "city", region: "region", postcode: "postcode" },
};

function shape(
  rows: AddressShape["rows"],
  words: Partial<AddressShape["words"]>,
  like?: string,
  masks?: string,
): AddressShape {
  const postcode = like && masks ? { like, masks } : undefined;
  return { rows, words: { ...general.words, ...words }, ...(postcode && { postcode }) };
}

const continental = { postcode: "postalCode" } as const;
const american = { line2: "unit", region: "state", postcode: "zip" } as const;

const shapes: Record<string, AddressShape> = {
  US: shape(cityFirst, american, "97205", "99999|99999-9999"),
  PR: shape(cityFirst, { ...american, region: "region" }, "00901", "99999|99999-9999"),
  CA: shape(cityFirst, { line2: "unit", region: "province", postcode: "postalCode" }, "M5V 2T6", "A9A 9A9"),
  GB: {
    ...shape(
      [["line1"], ["line2"], ["city", "postcode"], ["region"]],
      { region: "nation" },
      "LS1 4DY",
      "A9 9AA|A99 9AA|A9A 9AA|AA9 9AA|AA99 9AA|AA9A 9AA|A9|A99|A9A|AA9|AA99|AA9A",
    ),
    ownRegion: "county",
  },
  IE: shape(cityFirst, { region: "county", postcode: "eircode" }, "D02 AF30", "A9X XXXX"),
  AU: shape(cityFirst, { line2: "unit", city: "suburb", region: "state" }, "4000", "9999"),
  NZ: shape(
    [["line1"], ["line2"], ["region"], ["city", "postcode"]],
    { line2: "unit", region: "suburb" },
    "1010",
    "9999",
  ),
  DE: shape(postcodeFirst, continental, "10115", "99999"),
  AT: shape(postcodeFirst, continental, "1010", "9999"),
  CH: shape(
    [["line1"], ["line2"], ["postcode", "city"], ["region"]],
    { ...continental, region: "canton" },
    "8001",
    "9999",
  ),
  FR: shape(postcodeFirst, continental, "75011", "99999"),
  BE: shape(postcodeFirst, continental, "1000", "9999"),
  NL: shape(postcodeFirst, {}, "1012 AB", "9999 AA|9999"),
  ES: shape(provinceLast, { ...continental, region: "province" }, "28001", "99999"),
  IT: shape(provinceLast, { ...continental, region: "province" }, "00184", "99999"),
  PT: shape(postcodeFirst, continental, "1100-148", "9999-999|9999"),
  SE: shape(postcodeFirst, {}, "114 55", "999 99"),
  NO: shape(postcodeFirst, {}, "0150", "9999"),
  DK: shape(postcodeFirst, {}, "2100", "9999"),
  PL: shape(postcodeFirst, {}, "00-001", "99-999"),
  SG: shape(withoutRegion, { line2: "unit", postcode: "postalCode" }, "238801", "999999"),
  IN: shape(cityFirst, { region: "state", postcode: "postalCode" }, "110001", "999 999"),
  JP: shape(
    [["postcode", "region"], ["city"], ["line1"], ["line2"]],
    { region: "prefecture", postcode: "postalCode" },
    "150-0002",
    "999-9999|9999999",
  ),
  MX: shape(cityFirst, { region: "state", postcode: "postalCode" }, "06600", "99999"),
  BR: shape(cityFirst, { region: "state", postcode: "postalCode" }, "01310-100", "99999-999|99999999"),
  ZA: shape(cityFirst, { region: "province", postcode: "postalCode" }, "8001", "9999"),
  AE: shape([["line1"], ["line2"], ["city", "region"]], { region: "emirate" }),
};

/** Countries not named write their addresses the general way. */
export function addressShape(country: string): AddressShape {
  return shapes[country] ?? general;
}

/** Whether a postcode can be one of the country; an empty one, and any of a country we know no shape of, can. */
export function fitsCountry(postcode: string, country: string): boolean {
  const masks = addressShape(country).postcode?.masks;
  const said = barePostcode(visibleText(postcode), country);
  return said === "" || !masks || masks.split("|").some((mask) => maskPattern(mask).test(said));
}

/** What a postcode of the country looks like, for one that cannot be it; else null. */
export function postcodeInstead(postcode: string, country: string): string | null {
  return fitsCountry(postcode, country) ? null : (addressShape(country).postcode?.like ?? null);
}

function maskPattern(mask: string): RegExp {
  const parts = mask.replace(/[9AX -]/g, (sign) => ({ 9: "\\d", A: "[A-Z]", X: "[A-Z\\d]" })[sign] ?? "");
  return new RegExp(`^${parts}$`);
}
