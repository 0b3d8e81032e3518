import type { Cell } from "../../../kernel/cell";

/** Spreadsheets take a file without it for one of their country's old encodings. */
export const csvMark = "\ufeff";

/** One record of RFC 4180 with its line end. Numbers and times go out bare, so that a spreadsheet reckons with them; text is guarded. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map(written).join(",")}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (typeof cell === "object") return cell.iso;
  // Only so do spreadsheets keep "02139" and "+49 30 1234" letter by letter: as numbers they lose zero and plus.
  if (digitText.test(cell) && !isoTime.test(cell)) return `"=""${cell}"""`;
  const text = guarded(cell);
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Digits with what stands between them in postcodes, phone and account numbers, fractions and ranges. */
const digitText = /^(?=.*\d)[\d +\-.,:/()%eE\u00a0]*$/;
const isoTime = /^\d{4}-\d\d(-\d\d( \d\d:\d\d:\d\d)?)?$/;

/** What makes a formula of a cell: the four signs, and what East Asian keyboards type for them. */
const SIGNS = "=+\\-@\uff1d\uff0b\uff0d\uff20";
/** Where a cell may begin: also behind a semicolon, tab or line end, where spreadsheets of some countries cut. */
const formulaStart = new RegExp(
  `(?<=^|[;\\t\\r\\n])(?=[ \\u00a0\\u3000\\ufeff"']*[${SIGNS}])|^(?='*[\\t\\r\\n\\u2028\\u2029])`,
  "g",
);

/** Text that no spreadsheet takes for a formula: one apostrophe more before each place where one would begin. */
export function guarded(text: string): string {
  return text.replace(formulaStart, "'");
}
