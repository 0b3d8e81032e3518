import writeXlsxFile, { type CellObject } from "write-excel-file/universal";
import type { Cell, IsoTime } from "../../../kernel/cell";

/** What Excel takes in one cell; it calls a file with more damaged. */
const textMost = 32_767;
/** Before it Excel's count of days is off by one, or has no number. */
const firstDay = Date.UTC(1900, 2, 1);

/** An XLSX file of one sheet, called `name`. Text is text, whatever it looks like: only a cell of another type is a formula, and there is none. */
export async function workbook(name: string, headers: readonly string[], rows: readonly Cell[][]): Promise<Uint8Array> {
  const head = headers.map((header) => ({ ...textCell(header), fontWeight: "bold" as const }));
  const widths = headers.map((header) => ({ width: Math.min(40, Math.max(12, header.length + 2)) }));
  const sheet = { sheet: name, stickyRowsCount: 1, columns: widths };
  const file = await writeXlsxFile([head, ...rows.map((row) => row.map(sheetCell))], sheet).toBlob();
  return new Uint8Array(await file.arrayBuffer());
}

function sheetCell(cell: Cell): CellObject | null {
  if (cell === null || cell === "") return null;
  if (typeof cell === "number") return { value: cell, type: Number };
  return typeof cell === "string" ? textCell(cell) : timeCell(cell);
}

function textCell(text: string): CellObject {
  return { value: text.slice(0, textMost), type: String };
}

function timeCell({ iso }: IsoTime): CellObject {
  const [day = "", time = "00:00:00"] = iso.split(" ");
  const at = Date.parse(`${day.length === 7 ? `${day}-01` : day}T${time}Z`);
  if (!(at >= firstDay)) return textCell(iso);
  const format = iso.length === 7 ? "yyyy-mm" : iso.length === 10 ? "yyyy-mm-dd" : "yyyy-mm-dd hh:mm:ss";
  return { value: new Date(at), type: Date, format };
}
