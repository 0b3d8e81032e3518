/** The parts of a country to choose from in the builder: what is stored, and its name. */
export type RegionOption = { value: string; label: string };

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

const regions: Record<string, readonly RegionOption[]> = { US: usStates, CA: caProvinces, AU: auStates, GB: nations };

/** Without a list the region is typed. */
export function regionOptions(country: string): readonly RegionOption[] | undefined {
  return regions[country];
}
