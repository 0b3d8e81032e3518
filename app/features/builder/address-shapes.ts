/** How an address is written in a country: which parts, in which order, under which names. */

export type AddressPart = "line1" | "line2" | "city" | "region" | "postcode";

export type AddressShape = {
  /** In the order of the country; parts in one row stand beside each other where there is room. */
  rows: readonly (readonly AddressPart[])[];
  labels: Partial<Record<AddressPart, string>>;
  /** The parts of the country to choose from: what is stored, and its name. Without it the region is typed. */
  regions?: readonly { value: string; label: string }[];
  /** What a postcode looks like there. */
  postcodeHint?: string;
};

const cityFirst = [["line1"], ["line2"], ["city", "region", "postcode"]] as const;
const withoutRegion = [["line1"], ["line2"], ["city", "postcode"]] as const;
/** The postcode stands before the town, and there is no region in an address. */
const postcodeFirst = [["line1"], ["line2"], ["postcode", "city"]] as const;

const named = (names: string) => names.split("|").map((name) => ({ value: name, label: name }));
const coded = (pairs: string) =>
  pairs
    .split("|")
    .map((pair) => ({ value: pair.slice(0, pair.indexOf(" ")), label: pair.slice(pair.indexOf(" ") + 1) }));

const usStates = coded(
  "AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming",
);
const caProvinces = coded(
  "AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon",
);
const auStates = coded(
  "ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia",
);
const nations = named("England|Scotland|Wales|Northern Ireland");

const dach = { line1: "Street and number", line2: "Floor or addition", city: "Town", postcode: "Postal code" };

const general: AddressShape = { rows: cityFirst, labels: {} };

const shapes: Record<string, AddressShape> = {
  US: {
    rows: cityFirst,
    labels: {
      line1: "Street and number",
      line2: "Apartment, suite or unit",
      city: "Town or city",
      region: "State",
      postcode: "ZIP code",
    },
    regions: usStates,
    postcodeHint: "Like 97205",
  },
  CA: {
    rows: cityFirst,
    labels: {
      line1: "Street and number",
      line2: "Apartment or unit",
      city: "Town or city",
      region: "Province or territory",
      postcode: "Postal code",
    },
    regions: caProvinces,
    postcodeHint: "Like M5V 2T6",
  },
  GB: {
    rows: [["line1"], ["line2"], ["city", "postcode"], ["region"]],
    labels: {
      line1: "Street and number",
      line2: "Flat, locality or county",
      city: "Town or city",
      region: "Nation",
      postcode: "Postcode",
    },
    regions: nations,
    postcodeHint: "Like LS1 4DY",
  },
  IE: {
    rows: cityFirst,
    labels: {
      line1: "Street and number",
      line2: "Apartment or locality",
      city: "Town or city",
      region: "County",
      postcode: "Eircode",
    },
    postcodeHint: "Like D02 AF30",
  },
  AU: {
    rows: cityFirst,
    labels: {
      line1: "Street address",
      line2: "Unit or level",
      city: "Suburb",
      region: "State or territory",
      postcode: "Postcode",
    },
    regions: auStates,
    postcodeHint: "Like 4000",
  },
  NZ: {
    rows: [["line1"], ["line2"], ["region"], ["city", "postcode"]],
    labels: {
      line1: "Street address",
      line2: "Unit or flat",
      region: "Suburb",
      city: "Town or city",
      postcode: "Postcode",
    },
  },
  DE: { rows: postcodeFirst, labels: { ...dach, postcode: "Postal code (PLZ)" }, postcodeHint: "Like 10115" },
  AT: { rows: postcodeFirst, labels: { ...dach, postcode: "Postal code (PLZ)" }, postcodeHint: "Like 1010" },
  CH: {
    rows: [["line1"], ["line2"], ["postcode", "city"], ["region"]],
    labels: { ...dach, region: "Canton" },
    postcodeHint: "Like 8001",
  },
  FR: {
    rows: postcodeFirst,
    labels: { line1: "Number and street", line2: "Building, floor or door", city: "Town", postcode: "Postal code" },
    postcodeHint: "Like 75011",
  },
  BE: {
    rows: postcodeFirst,
    labels: { line1: "Street and number", line2: "Box", city: "Town", postcode: "Postal code" },
    postcodeHint: "Like 1000",
  },
  NL: {
    rows: postcodeFirst,
    labels: { line1: "Street and number", line2: "Addition", city: "Town", postcode: "Postcode" },
    postcodeHint: "Like 1012 AB",
  },
  ES: {
    rows: [["line1"], ["line2"], ["postcode", "city", "region"]],
    labels: {
      line1: "Street and number",
      line2: "Floor and door",
      city: "Town",
      region: "Province",
      postcode: "Postal code",
    },
  },
  IT: {
    rows: [["line1"], ["line2"], ["postcode", "city", "region"]],
    labels: {
      line1: "Street and number",
      line2: "Staircase, floor or door",
      city: "Town",
      region: "Province",
      postcode: "CAP",
    },
  },
  PT: {
    rows: postcodeFirst,
    labels: { line1: "Street and number", line2: "Floor and side", city: "Town", postcode: "Postal code" },
    postcodeHint: "Like 1100-148",
  },
  SE: { rows: postcodeFirst, labels: { city: "Town", postcode: "Postcode" } },
  NO: { rows: postcodeFirst, labels: { city: "Town", postcode: "Postcode" } },
  DK: { rows: postcodeFirst, labels: { city: "Town", postcode: "Postcode" } },
  PL: { rows: postcodeFirst, labels: { city: "Town", postcode: "Postcode" } },
  SG: {
    rows: withoutRegion,
    labels: { line1: "Block and street", line2: "Unit", city: "Town", postcode: "Postal code" },
  },
  IN: { rows: cityFirst, labels: { region: "State", postcode: "PIN code" } },
  JP: {
    rows: [["postcode", "region"], ["city"], ["line1"], ["line2"]],
    labels: { region: "Prefecture", postcode: "Postal code" },
  },
  MX: { rows: cityFirst, labels: { region: "State", postcode: "Postal code" } },
  BR: { rows: cityFirst, labels: { region: "State", postcode: "CEP" } },
  ZA: { rows: cityFirst, labels: { region: "Province", postcode: "Postal code" } },
  AE: { rows: [["line1"], ["line2"], ["city", "region"]], labels: { region: "Emirate" } },
};

export const generalLabels: Record<AddressPart, string> = {
  line1: "Street and number",
  line2: "Flat, floor or building",
  city: "Town or city",
  region: "Region",
  postcode: "Postcode",
};

/** Countries not named write their addresses the general way. */
export function addressShape(country: string): AddressShape {
  return shapes[country] ?? general;
}
