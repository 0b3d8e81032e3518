import { XMLParser } from "fast-xml-parser";
import { emptyHome, type HomeField, type TypedHome } from "../home-fields";
import { readHome } from "../read-home";
import type { ImportRow, ReadOptions, ReadSheet, RowFault } from "./import-row";
import { sheetVocabulary } from "./sheet-vocabulary";

type Element = { [name: string]: Element | Element[] | string | undefined };

/** Texts stay texts, "01067" too, and letters by number are letters (findings/fast-xml-parser-openimmo.sh). */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  parseTagValue: false,
  parseAttributeValue: false,
  htmlEntities: true,
  removeNSPrefix: true,
  captureMetaData: true,
  trimValues: false,
  isArray: (name) => name === "anbieter" || name === "immobilie",
});
const metaData = XMLParser.getMetaDataSymbol() as unknown as keyof Element;

/** Where each field of a home stands in OpenImmo 1.2. */
const places: Partial<Record<HomeField, string>> = {
  reference: "verwaltung_techn/objektnr_extern",
  line1: "geo/strasse",
  line2: "geo/wohnungsnummer",
  postcode: "geo/plz",
  city: "geo/ort",
  region: "geo/bundesland",
  country: "geo/land",
  rent: "preise/nettokaltmiete",
  currency: "preise/waehrung",
  deposit: "preise/kaution",
  bedrooms: "flaechen/anzahl_schlafzimmer",
  maxOccupants: "verwaltung_objekt/max_personen",
  pets: "verwaltung_objekt/haustiere",
  smoking: "verwaltung_objekt/nichtraucher",
};

/** The homes of an OpenImmo file, sold ones and removed ones with a fault that says so. `text`: line ends are \n. */
export function readOpenImmo(text: string, { country }: ReadOptions): ReadSheet {
  const file = parse(text);
  const root = file && child(file, "openimmo");
  if (!root) return { ok: false, code: "not-open-immo" };
  const lineAt = lineCounter(text);
  const rows = list(root, "anbieter").flatMap((agent) =>
    list(agent, "immobilie").map((one) => readOne(one, lineAt(startOf(one)), country)),
  );
  return { ok: true, rows, ignored: [] };
}

/** Null for what is no XML, and for entities of its own: no agent's software writes them. */
function parse(text: string): Element | null {
  if (/<!DOCTYPE/i.test(text)) return null;
  try {
    return parser.parse(text, true) as Element;
  } catch {
    return null;
  }
}

function startOf(element: Element): number {
  const meta = element[metaData] as unknown as { startIndex?: number } | undefined;
  return meta?.startIndex ?? 0;
}

/** For places that follow one another. */
function lineCounter(text: string): (at: number) => number {
  let [line, from] = [1, 0];
  return (at) => {
    for (let next = text.indexOf("\n", from); next !== -1 && next < at; next = text.indexOf("\n", from)) {
      line += 1;
      from = next + 1;
    }
    return line;
  };
}

function readOne(one: Element, line: number, country: string): ImportRow {
  const typed = typedHomeOf(one, country);
  const { home, faults } = readHome(typed, "en");
  const said = faults.map((fault): RowFault => {
    const place = places[fault.field] ?? "";
    return { ...fault, column: place, given: typed[fault.field].slice(0, 60) };
  });
  const refused = refusalOf(one);
  return { line, home, faults: refused ? [refused] : said };
}

/** Why a whole object is left out: what is only sold is no home to let. */
function refusalOf(one: Element): RowFault | null {
  const trade = at(one, "objektkategorie/vermarktungsart");
  const isLet = !trade || isTrue(attribute(trade, "MIETE_PACHT")) || !isTrue(attribute(trade, "KAUF"));
  if (!isLet) return { field: "rent", code: "not-let", column: "objektkategorie/vermarktungsart", given: "KAUF" };
  const action = attribute(at(one, "verwaltung_techn/aktion"), "aktionart");
  if (action.toUpperCase() !== "DELETE") return null;
  return { field: "reference", code: "removed", column: "verwaltung_techn/aktion", given: action };
}

function typedHomeOf(one: Element, country: string): TypedHome {
  const textAt = (path: string) => textOf(at(one, path));
  const first = (...paths: string[]) => paths.map(textAt).find((text) => text !== "") ?? "";
  const land = attribute(at(one, "geo/land"), "iso_land");
  const homeland = countryOf(land || textAt("geo/land")) || country;
  const choice = (path: string, [yes, no]: readonly [string, string]) => {
    const text = textAt(path);
    return text === "" ? "" : isTrue(text) ? yes : no;
  };
  const space = at(one, "ausstattung/stellplatzart");
  const rent = first("preise/nettokaltmiete", "preise/kaltmiete", "preise/warmmiete");
  return {
    ...emptyHome,
    reference: first("verwaltung_techn/objektnr_extern", "verwaltung_techn/objektnr_intern"),
    line1: [textAt("geo/strasse"), textAt("geo/hausnummer")].filter(Boolean).join(" "),
    line2: textAt("geo/wohnungsnummer") || floorOf(one),
    postcode: textAt("geo/plz"),
    city: textAt("geo/ort"),
    // The state is no part of an address there.
    region: /^(?:DE|AT)$/.test(homeland) ? "" : textAt("geo/bundesland"),
    country: homeland,
    rent: Number(rent) === 0 ? "" : rent,
    period: "month",
    currency: attribute(at(one, "preise/waehrung"), "iso_waehrung"),
    deposit: textAt("preise/kaution"),
    bedrooms: whole(textAt("flaechen/anzahl_schlafzimmer")),
    maxOccupants: whole(textAt("verwaltung_objekt/max_personen")),
    pets: choice("verwaltung_objekt/haustiere", ["ask", "no"]),
    smoking: choice("verwaltung_objekt/nichtraucher", ["no", ""]),
    parking:
      space && Object.entries(space).some(([name, is]) => name.startsWith("@") && isTrue(String(is))) ? "yes" : "",
  };
}

/** "3.00", and 0 where nobody counted. */
const whole = (text: string) => (Number(text) > 0 ? text.replace(/[.,]0+$/, "") : "");

const sides = { LINKS: "links", RECHTS: "rechts", VORNE: "vorne", HINTEN: "hinten" } as const;

/** "3. OG links", as German addresses tell the flats of a house apart. */
function floorOf(one: Element): string {
  const floor = textOf(at(one, "geo/etage"));
  if (!/^-?\d{1,2}$/.test(floor)) return floor;
  const number = Number(floor);
  const named = number === 0 ? "EG" : number < 0 ? "UG" : `${number}. OG`;
  const place = at(one, "geo/lage_im_bau");
  return [
    named,
    ...Object.entries(sides).flatMap(([name, word]) => (isTrue(attribute(place, name)) ? [word] : [])),
  ].join(" ");
}

/** Codes of three letters, as OpenImmo has them, of the countries whose agents send such files; names and codes of two as they are. */
const alpha3 = new Map(
  "DEU:DE AUT:AT CHE:CH LIE:LI LUX:LU BEL:BE NLD:NL FRA:FR ITA:IT ESP:ES PRT:PT POL:PL CZE:CZ DNK:DK SWE:SE NOR:NO FIN:FI GBR:GB IRL:IE HUN:HU HRV:HR SVN:SI SVK:SK GRC:GR TUR:TR ROU:RO BGR:BG EST:EE LVA:LV LTU:LT CYP:CY MLT:MT USA:US CAN:CA AUS:AU NZL:NZ ARE:AE ZAF:ZA"
    .split(" ")
    .map((pair) => pair.split(":") as [string, string]),
);

function countryOf(said: string): string {
  const code = said.trim().toUpperCase();
  return alpha3.get(code) ?? sheetVocabulary().countries.get(code.toLowerCase()) ?? said.trim();
}

const isTrue = (text: string) => /^(?:true|1|ja)$/i.test(text.trim());

function child(element: Element, name: string): Element | null {
  const found = element[name];
  const one = Array.isArray(found) ? found[0] : found;
  if (one === undefined) return null;
  return typeof one === "string" ? { "#text": one } : one;
}

const at = (element: Element, path: string) =>
  path.split("/").reduce<Element | null>((inside, name) => inside && child(inside, name), element);

function list(element: Element, name: string): Element[] {
  const found = element[name];
  return Array.isArray(found) ? found.filter((one) => typeof one === "object") : [];
}

function textOf(element: Element | null): string {
  const text = element?.["#text"];
  return typeof text === "string" ? text.trim() : "";
}

function attribute(element: Element | null, name: string): string {
  const value = element?.[`@${name}`];
  return typeof value === "string" ? value.trim() : "";
}
