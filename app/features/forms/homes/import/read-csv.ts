import Papa from "papaparse";
import { emptyHome, type HomeField, type TypedHome } from "../home-fields";
import { readHome } from "../read-home";
import type { ImportRow, ReadOptions, ReadSheet } from "./import-row";
import { plainWord, type SheetColumn, sheetVocabulary } from "./sheet-vocabulary";

const separators = [";", ",", "\t"] as const;

/** A list of homes as CSV, with a line of heads. `text`: line ends are \n. */
export function readCsv(text: string, { locale, country }: ReadOptions): ReadSheet {
  const [, told] = /^"?sep=([;,\t])"?\n/i.exec(text) ?? [];
  const headAt = text.split("\n").findIndex((line, at) => line.trim() !== "" && !(told && at === 0));
  const head = text.split("\n")[headAt] ?? "";
  // Asked of the first line alone: it has no numbers (findings/papaparse-last-line-break.sh).
  const delimiter = told ?? separators.toSorted((a, b) => knownIn(head, b) - knownIn(head, a))[0];
  const parsed = Papa.parse<string[]>(text, { delimiter, newline: "\n" });
  const badQuotes = new Map(parsed.errors.map(({ row = -1, type }) => [row, type]));
  const rows: ImportRow[] = [];
  let heads: { column: SheetColumn | null; head: string }[] | null = null;
  let line = 1;
  for (const [index, cells] of parsed.data.entries()) {
    const at = line;
    line += 1 + cells.join("").split("\n").length - 1;
    if ((told && index === 0) || cells.every((cell) => cell.trim() === "")) continue;
    if (!heads) heads = headsOf(cells);
    else if (badQuotes.get(index) === "Quotes") rows.push(unreadable(at));
    else rows.push(readRow(cells, heads, { line: at, locale, country }));
  }
  if (!heads?.some(({ column }) => column === "line1")) return { ok: false, code: "no-heads" };
  return {
    ok: true,
    rows,
    ignored: heads.flatMap(({ column, head: name }) => (column === null && name !== "" ? [name] : [])),
  };
}

/** How many columns of a line of heads are known when it is parted so. */
function knownIn(head: string, delimiter: string): number {
  const { columns } = sheetVocabulary();
  const [cells = []] = Papa.parse<string[]>(head, { delimiter }).data;
  return cells.filter((cell) => columns.has(plainWord(cell))).length;
}

/** The first column of a name is read. */
function headsOf(cells: readonly string[]) {
  const { columns } = sheetVocabulary();
  const seen = new Set<SheetColumn>();
  return cells.map((cell) => {
    const column = columns.get(plainWord(cell)) ?? null;
    const isRead = column !== null && !seen.has(column);
    if (isRead) seen.add(column);
    return { column: isRead ? column : null, head: cell.trim().slice(0, 60) };
  });
}

function unreadable(line: number): ImportRow {
  const { home } = readHome(emptyHome, "en");
  return { line, home, faults: [{ field: "line1", code: "quotes", column: "", given: "" }] };
}

type Heads = readonly { column: SheetColumn | null; head: string }[];

function readRow(
  cells: readonly string[],
  heads: Heads,
  { line, locale, country }: ReadOptions & { line: number },
): ImportRow {
  const said: Partial<Record<SheetColumn, string>> = {};
  for (const [at, { column }] of heads.entries()) if (column) said[column] = plainCell(cells[at] ?? "");
  const typed = typedRow(said, country);
  const { home, faults } = readHome(typed, locale);
  const headOf = (field: HomeField) => heads.find(({ column }) => column === field)?.head ?? "";
  return {
    line,
    home,
    faults: faults.map((fault) => ({
      ...fault,
      column: headOf(fault.field),
      given: (said[fault.field as SheetColumn] ?? "").slice(0, 60),
    })),
  };
}

/** Spreadsheets keep a text of digits as a formula of one text. */
function plainCell(cell: string): string {
  const [, text] = /^="((?:[^"]|"")*)"$/.exec(cell.trim()) ?? [];
  return (text?.replaceAll('""', '"') ?? cell).trim();
}

function typedRow({ houseNumber = "", ...said }: Partial<Record<SheetColumn, string>>, country: string): TypedHome {
  const { countries, values } = sheetVocabulary();
  const typed = { ...emptyHome, ...said };
  for (const [field, names] of Object.entries(values) as [HomeField, Map<string, string>][])
    typed[field] = names.get(plainWord(typed[field])) ?? typed[field];
  typed.country = typed.country === "" ? country : (countries.get(plainWord(typed.country)) ?? typed.country);
  typed.line1 = withNumber(typed.line1, houseNumber, typed.country);
  return typed;
}

/** Where people write the number of a house before the name of its street. */
const numberFirst = /^(?:US|CA|GB|IE|AU|NZ|FR|LU|ZA|IN|SG|HK)$/;

function withNumber(street: string, number: string, country: string): string {
  if (number === "" || street === "") return street;
  return numberFirst.test(country) ? `${number} ${street}` : `${street} ${number}`;
}
