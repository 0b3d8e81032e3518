import { describe, expect, it } from "vitest";
import { readSheet } from "../../../app/features/forms/homes/import/read-sheet";

const options = { locale: "de-DE", country: "DE" };
const utf8 = (text: string) => new TextEncoder().encode(text);
/** As Excel writes it where Western languages are set. */
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

function rowsOf(bytes: Uint8Array, more = {}) {
  const read = readSheet(bytes, { ...options, ...more });
  if (!read.ok) throw new Error(read.code);
  return read.rows;
}
const lines = (bytes: Uint8Array, more = {}) =>
  rowsOf(bytes, more).map(({ line, home, faults }) => [line, home.address.line1, faults.map(({ column }) => column)]);

const german = "Objekt-Nr;Straße;Hausnummer;PLZ;Ort;Kaltmiete;Haustiere\n";

describe("a list of homes as CSV", () => {
  it("is read with semicolons, decimal commas and a number of its own for the house", () => {
    const [row] = rowsOf(utf8(`${german}W-1;Torstr.;14;01067;Dresden;1.200,50;nach Absprache\n`));
    expect(row).toEqual({
      line: 2,
      faults: [],
      home: {
        reference: "W-1",
        address: { line1: "Torstr. 14", postcode: "01067", city: "Dresden", country: "DE" },
        facts: { rent: { amountMinor: 120_050, currency: "EUR", period: "month" }, pets: "ask" },
      },
    });
  });

  it.each([
    ["UTF-8", utf8(`${german}1;Große Str.;1;10119;Köln;1;ja`)],
    ["UTF-8 with its mark", utf8(`\ufeff${german}1;Große Str.;1;10119;Köln;1;ja`)],
    ["Windows-1252", latin(`${german}1;Große Str.;1;10119;Köln;1;ja`)],
    ["line ends of Windows", utf8(`${german}1;Große Str.;1;10119;Köln;1;ja\r\n`.replaceAll("\n", "\r\n"))],
    ["line ends of old Macs", utf8(`${german}1;Große Str.;1;10119;Köln;1;ja`.replaceAll("\n", "\r"))],
    ["a first line that names the separator", utf8(`sep=;\n${german}1;Große Str.;1;10119;Köln;1;ja`)],
    ["texts of digits as formulas", utf8(`${german}="1";Große Str.;="1";="10119";Köln;1;ja`)],
  ])("is read in %s", (_name, bytes) => {
    const [row] = rowsOf(bytes);
    expect(row?.home.address).toEqual({ line1: "Große Str. 1", city: "Köln", postcode: "10119", country: "DE" });
    expect([row?.home.reference, row?.faults]).toEqual(["1", []]);
  });

  it("of two columns is parted as its heads are, whatever the cells hold", () => {
    expect(lines(utf8("Straße;Ort\nTorstr. 1, Hof;Berlin\nTorstr. 2, Hof;Berlin\n"))).toEqual([
      [2, "Torstr. 1, Hof", []],
      [3, "Torstr. 2, Hof", []],
    ]);
  });

  it("loses no home where line ends are mixed", () => {
    const row = (number: number) => `${number};Torstr.;${number};10119;Berlin;1;ja`;
    const text = `${german.trim()}\r\n${row(1)}\n${row(2)}\r\n${row(3)}\r\n`;
    expect(lines(utf8(text)).map(([line]) => line)).toEqual([2, 3, 4]);
  });

  it("is read in UTF-16, as a spreadsheet calls Unicode text", () => {
    const text = `\ufeff${german.replaceAll(";", "\t")}1\tGroße Str.\t1\t10119\tKöln\t1\tja`;
    const bytes = new Uint8Array(new Uint16Array([...text].map((letter) => letter.charCodeAt(0))).buffer);
    expect(lines(bytes)).toEqual([[2, "Große Str. 1", []]]);
  });

  it.each([
    [
      "en",
      "Reference,Address,City,Zip,Country,Monthly rent",
      '1,"14 Maple St, Unit 2",Portland,97205,United States,"1,800"',
    ],
    ["fr", "Référence;Adresse;Ville;Code postal;Pays;Loyer", "1;14 rue Haute;Lyon;69001;France;1 800"],
    ["es", "Referencia;Dirección;Ciudad;CP;País;Alquiler", "1;Calle Mayor 14;Madrid;28001;España;1.800"],
    ["pt", "Referência;Endereço;Cidade;CEP;País;Aluguel", "1;Rua Alta 14;Recife;50000-000;Brasil;1.800"],
  ])("is understood with the heads of %s, whatever the reader's language", (_language, heads, row) => {
    const [read] = rowsOf(utf8(`${heads}\n${row}`));
    expect(read?.faults).toEqual([]);
    expect([read?.home.reference, read?.home.facts.rent?.amountMinor]).toEqual(["1", 180_000]);
  });

  it("names the line and the column of what is wrong, behind a cell of several lines, too", () => {
    const bytes = utf8(
      `${german}W-1;"Torstr.\nHof";14;10119;Berlin;900;ja\n\nW-2;;15;10119;Berlin;viel;vielleicht\nW-3;"Torstr." 3;;10119;Berlin;;`,
    );
    expect(lines(bytes).slice(0, 2)).toEqual([
      [2, "Torstr. Hof 14", []],
      [5, "", ["Straße", "Kaltmiete", "Haustiere"]],
    ]);
    const last = rowsOf(bytes).at(-1);
    expect([last?.line, last?.faults.map(({ code }) => code)]).toEqual([6, ["quotes"]]);
  });

  it("is refused without a street, without homes, with too many, and where it is none", () => {
    const code = (bytes: Uint8Array) => {
      const read = readSheet(bytes, options);
      return read.ok ? "read" : read.code;
    };
    expect(code(utf8("Name;Ort\nx;Berlin"))).toBe("no-heads");
    expect(code(utf8(german))).toBe("empty");
    expect(code(utf8(german + "1;Torstr.;1;10119;Berlin;1;ja\n".repeat(1001)))).toBe("too-many");
    expect(code(Uint8Array.from([80, 75, 3, 4, 0, 0, 0, 0]))).toBe("not-text");
    expect(code(new Uint8Array(2 * 1024 * 1024 + 1).fill(65))).toBe("too-large");
  });
});

const openImmo = (homes: string, encoding = "UTF-8") => `<?xml version="1.0" encoding="${encoding}"?>
<openimmo xmlns="http://www.openimmo.de">
 <uebertragung art="OFFLINE" umfang="VOLL" modus="CHANGE" version="1.2.7"/>
 <anbieter><firma>Muster</firma>
${homes}
 </anbieter>
</openimmo>`;

const flat = (more = "", trade = 'MIETE_PACHT="1" KAUF="0"', action = "CHANGE") => `<immobilie>
 <objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart ${trade}/></objektkategorie>
 <geo><plz>01067</plz><ort>Dresden</ort><strasse>Große Straße</strasse><hausnummer>3a</hausnummer><bundesland>Sachsen</bundesland><land iso_land="DEU"/><etage>3</etage><lage_im_bau LINKS="true" RECHTS="false"/></geo>
 <preise><nettokaltmiete>850.50</nettokaltmiete><kaution>2551.50</kaution><waehrung iso_waehrung="EUR"/></preise>
 <flaechen><anzahl_schlafzimmer>2.00</anzahl_schlafzimmer></flaechen>
 <ausstattung><stellplatzart TIEFGARAGE="true"/></ausstattung>
 <verwaltung_objekt><haustiere>false</haustiere><nichtraucher>true</nichtraucher></verwaltung_objekt>
 <verwaltung_techn><objektnr_intern>9</objektnr_intern><objektnr_extern>0815</objektnr_extern><aktion aktionart="${action}"/></verwaltung_techn>
${more}</immobilie>`;

describe("an OpenImmo file", () => {
  it("has a home in each immobilie, one or several, with its flat by floor and side", () => {
    const [row, ...others] = rowsOf(utf8(openImmo(flat())));
    expect(others).toEqual([]);
    expect(row).toEqual({
      line: 5,
      faults: [],
      home: {
        reference: "0815",
        address: { line1: "Große Straße 3a", line2: "3. OG links", postcode: "01067", city: "Dresden", country: "DE" },
        facts: {
          rent: { amountMinor: 85_050, currency: "EUR", period: "month" },
          deposit: { amountMinor: 255_150, currency: "EUR" },
          bedrooms: 2,
          pets: "no",
          smoking: "no",
          parking: "yes",
        },
      },
    });
    expect(rowsOf(utf8(openImmo(`${flat()}\n${flat()}`))).map(({ line }) => line)).toEqual([5, 14]);
  });

  it("is read in the encoding that it names", () => {
    expect(lines(latin(openImmo(flat(), "ISO-8859-1")))).toEqual([[5, "Große Straße 3a", []]]);
    expect(lines(utf8(openImmo(flat()).replaceAll("ß", "&#223;")))).toEqual([[5, "Große Straße 3a", []]]);
  });

  it("keeps the space before a part in CDATA", () => {
    const text = openImmo(flat()).replace("<ort>Dresden", "<ort>Frankfurt <![CDATA[am Main]]>");
    expect(rowsOf(utf8(text))[0]?.home.address.city).toBe("Frankfurt am Main");
  });

  it("leaves out what is sold and what was removed, and says so", () => {
    const read = rowsOf(
      utf8(openImmo(flat("", 'KAUF="true" MIETE_PACHT="false"') + flat("", 'MIETE_PACHT="true"', "DELETE"))),
    );
    expect(read.map(({ faults }) => faults.map(({ code }) => code))).toEqual([["not-let"], ["removed"]]);
  });

  it("is refused where it is another XML, broken, or brings entities", () => {
    for (const text of [
      "<rss/>",
      "<openimmo><anbieter>",
      `<!DOCTYPE a [<!ENTITY b "c">]>${openImmo(flat()).slice(38)}`,
    ])
      expect(readSheet(utf8(text), options)).toEqual({ ok: false, code: "not-open-immo" });
  });
});
