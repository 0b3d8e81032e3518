import { definitionLimits } from "../form-model/definition-limits";

export type PastedList = {
  /** New answers, in the order they were pasted. */
  added: string[];
  /** Lines that said what another line, or an answer already there, says. */
  repeated: number;
  /** Lines beyond what a question may offer. */
  tooMany: number;
};

/** A dash, dot or box before a line: "- Cat", "• Cat". */
const bullet = /^\s*(?:[-–—*+]\s+|[•◦▪●·‣☐☑✓]\s*)/u;
/** The number of a line: "2. Cat", "(3) Cat", "b) Cat". Never "2 bedrooms" or "1.5 km". */
const number = /^\s*(?:\(?(?:\d{1,3}|[a-zA-Z])\)|\d{1,3}\.)\s+/;

/** A pasted list (lines, a row, commas) as options, without bullets, numbers, quotes and what is there already. */
export function readPastedList(text: string, existing: readonly string[]): PastedList {
  const seen = new Set(existing.map(fold));
  const room = definitionLimits.optionsPerField - existing.length;
  const added: string[] = [];
  let repeated = 0;
  for (const label of withoutNumbers(linesOf(text).map(clean)).filter(Boolean)) {
    if (seen.has(fold(label))) repeated += 1;
    else added.push(label);
    seen.add(fold(label));
  }
  return { added: added.slice(0, room), repeated, tooMany: Math.max(0, added.length - room) };
}

function linesOf(text: string): string[] {
  const rows = splitRows(text.replace(/\r\n?/g, "\n"));
  const columns = rows.map((row) => row.split("\t"));
  if (columns.length === 1) return columns[0]?.length === 1 ? splitByComma(columns[0][0] ?? "") : (columns[0] ?? []);
  return columns.map(wordedCell);
}

/** Rows of a spreadsheet: a cell in quotation marks may hold a line break of its own, which becomes a space. */
function splitRows(text: string): string[] {
  const joined = text.replace(/(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g, (_all, before: string, cell: string) => {
    return before + cell.replaceAll('""', '"').replace(/\s*\n\s*/g, " ");
  });
  return joined.split("\n").filter((row) => row.trim() !== "");
}

/** One line alone is a list when it has three parts or more; "Yes, but later" is one answer. */
function splitByComma(line: string): string[] {
  const separator = line.includes(";") ? ";" : ",";
  const parts = line.split(separator);
  return parts.length > 2 ? parts : [line];
}

/** The cell of a row that has words: the first column is often only a number. */
function wordedCell(cells: string[]): string {
  return cells.find((cell) => /\p{L}/u.test(cell)) ?? cells.find((cell) => cell.trim() !== "") ?? "";
}

function clean(line: string): string {
  const control = /[\p{Cc}\u200b\ufeff]/gu;
  return line.replace(bullet, "").replace(control, " ").replace(/\s+/g, " ").trim();
}

/** Numbers go where they only count the lines: "1. Stock, 2. Stock" are two floors, not one. */
function withoutNumbers(lines: string[]): string[] {
  const bare = lines.map((line) => line.replace(number, ""));
  const count = (all: string[]) => new Set(all.map(fold)).size;
  return (count(bare) * 2 > count(lines) ? bare : lines).map((line) => line.slice(0, definitionLimits.labelLength));
}

function fold(label: string): string {
  return label.trim().toLowerCase();
}
