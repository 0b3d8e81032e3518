import { barePostcode } from "../../../kernel/bare-postcode";

/** Codes and names, for every part: a part without a file of its own is known all the same, and has the whole's rules. */
const parts: Record<string, string> = {
  US: `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California,Calif,Cal|CO Colorado,Colo|CT Connecticut,Conn|DE Delaware
    |DC District of Columbia,Washington DC|FL Florida,Fla|GA Georgia|HI Hawaii|ID Idaho|IL Illinois,Ill|IN Indiana|IA Iowa|KS Kansas
    |KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts,Mass|MI Michigan,Mich|MN Minnesota,Minn|MS Mississippi,Miss
    |MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York,New York State
    |NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon,Ore|PA Pennsylvania,Penn|RI Rhode Island|SC South Carolina
    |SD South Dakota|TN Tennessee,Tenn|TX Texas,Tex|UT Utah|VT Vermont|VA Virginia|WA Washington,Washington State,Wash
    |WV West Virginia|WI Wisconsin,Wis|WY Wyoming`,
  CA: `AB Alberta,Alta|BC British Columbia,Colombie-Britannique|MB Manitoba|NB New Brunswick,Nouveau-Brunswick
    |NL Newfoundland and Labrador,Newfoundland,Labrador,Terre-Neuve-et-Labrador|NS Nova Scotia,Nouvelle-Écosse
    |NT Northwest Territories,Territoires du Nord-Ouest|NU Nunavut|ON Ontario,Ont|PE Prince Edward Island,PEI,Île-du-Prince-Édouard
    |QC Quebec,Que,PQ|SK Saskatchewan,Sask|YT Yukon`,
  AU: `ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland|SA South Australia
    |TAS Tasmania|VIC Victoria|WA Western Australia`,
  UK: "ENG England|SCT Scotland,Alba,SCO|WLS Wales,Cymru,WAL|NIR Northern Ireland,NI,Ulster",
};

const named = new Map<string, Map<string, string>>();

/** Part of a country by its code or name in lower-case letters and digits: "newyork" and "ny" are "NY". */
export function regionNames(whole: string): ReadonlyMap<string, string> {
  const known = named.get(whole);
  if (known) return known;
  const made = new Map<string, string>();
  for (const part of (parts[whole] ?? "").split("|")) {
    const [code = "", ...words] = part.trim().split(" ");
    for (const name of [code, ...words.join(" ").split(",")]) made.set(letters(name), code);
  }
  made.delete("");
  named.set(whole, made);
  return made;
}

function letters(name: string): string {
  return name
    .normalize("NFD")
    .replace(/[^a-z0-9]/gi, "")
    .toLowerCase();
}

/** First and last postcode of each run; compared as text of one length. Runs of parts without a file are left out. */
const runs: Record<"US" | "CA" | "AU", readonly (readonly [part: string, first: string, last: string])[]> = {
  US: [
    ["NY", "00501", "00544"],
    ["RI", "02801", "02999"],
    ["ME", "03901", "04999"],
    ["VT", "05001", "05499"],
    ["VT", "05601", "05999"],
    ["CT", "06001", "06389"],
    ["CT", "06391", "06999"],
    ["PA", "15001", "19699"],
    ["DC", "20001", "20099"],
    ["VA", "20101", "20199"],
    ["DC", "20201", "20599"],
    ["MD", "20601", "21999"],
    ["VA", "22001", "24699"],
    ["MI", "48001", "49999"],
    ["MN", "55001", "56799"],
    ["MA", "01001", "02799"],
    ["MA", "05501", "05544"],
    ["NY", "06390", "06390"],
    ["NJ", "07001", "08999"],
    ["NY", "10001", "14999"],
    ["FL", "32003", "33999"],
    ["FL", "34100", "34999"],
    ["IL", "60001", "62999"],
    ["TX", "73301", "73399"],
    ["TX", "75001", "79999"],
    ["CO", "80001", "81699"],
    ["TX", "88510", "88599"],
    ["CA", "90001", "96199"],
    ["OR", "97001", "97999"],
    ["WA", "98001", "99499"],
  ],
  CA: [
    ["NS", "B", "B"],
    ["NB", "E", "E"],
    ["QC", "G", "H"],
    ["QC", "J", "J"],
    ["ON", "K", "P"],
    ["MB", "R", "R"],
    ["SK", "S", "S"],
    ["AB", "T", "T"],
    ["BC", "V", "V"],
  ],
  AU: [
    ["NT", "0800", "0999"],
    ["NSW", "1000", "2599"],
    ["ACT", "2600", "2618"],
    ["NSW", "2619", "2899"],
    ["ACT", "2900", "2920"],
    ["NSW", "2921", "2999"],
    ["VIC", "3000", "3999"],
    ["QLD", "4000", "4999"],
    ["SA", "5000", "5999"],
    ["WA", "6000", "6999"],
    ["TAS", "7000", "7999"],
    ["VIC", "8000", "8999"],
    ["QLD", "9000", "9999"],
  ],
};

/** The part a postcode lies in; null when it is none, or of a part that has no file. */
export function byPostcode(country: "US" | "CA" | "AU", postcode: string): string | null {
  const text = barePostcode(postcode, country);
  const shapes = { US: /^\d{5}(?=-?\d{0,4}$)/, CA: /^[A-Z](?=\d[A-Z])/, AU: /^\d{4}$/ };
  const code = shapes[country].exec(text)?.[0];
  if (!code) return null;
  return runs[country].find(([, first, last]) => code >= first && code <= last)?.[0] ?? null;
}

const scotland = /^(AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)$/;
/** Districts on the Welsh and Scottish borders whose addresses lie on both sides. */
const shared = /^(TD(9|12|15)|DG14|CA6|CH[14]|SY(10|15|21|22)|LL1[34]|LD[78]|HR[359]|NP(16|25)|GL16)$/;
const wales = /^(CF|LD|LL|NP|SA)$|^(CH[5-8]|SY(1[6-9]|2[0-5])|SY15)$/;

/** Nation of a British postcode, whole or only its first half. A guess where the border runs through the district. */
export function nationByPostcode(postcode: string): { code: string | null; isGuess: boolean } {
  const text = barePostcode(postcode, "GB");
  const outward = /^([A-Z]{1,2}\d[A-Z\d]?)(?:\d[A-Z]{2})?$/.exec(text)?.[1];
  const area = outward && /^[A-Z]+/.exec(outward)?.[0];
  if (!outward || !area) return { code: null, isGuess: false };
  const isGuess = shared.test(outward);
  if (area === "BT") return { code: "NIR", isGuess };
  if (scotland.test(area)) return { code: outward === "TD15" ? "ENG" : "SCT", isGuess };
  if (wales.test(area) || wales.test(outward)) return { code: "WLS", isGuess };
  return { code: "ENG", isGuess };
}

/** Members of the European Union, by country code. The overseas departments are France, and its law holds there. */
export const euMembers: Record<string, string> = {
  ...Object.fromEntries("BG CY CZ EE FI GR HR HU LT LU LV MT RO SI SK".split(" ").map((code) => [code, "EU"])),
  AX: "EU",
  AT: "EU-AT",
  BE: "EU-BE",
  DE: "EU-DE",
  DK: "EU-DK",
  ES: "EU-ES",
  FR: "EU-FR",
  GP: "EU-FR",
  MQ: "EU-FR",
  GF: "EU-FR",
  RE: "EU-FR",
  YT: "EU-FR",
  IE: "EU-IE",
  IT: "EU-IT",
  NL: "EU-NL",
  PL: "EU-PL",
  PT: "EU-PT",
  SE: "EU-SE",
};

/** Federal law holds in the territories too. */
export const usTerritories: ReadonlySet<string> = new Set(["AS", "GU", "MP", "PR", "VI"]);
