import { TextWriter, Uint8ArrayReader, ZipReader } from "@zip.js/zip.js";

/** What Excel reads of a cell: "s" text, "d" a time as ISO text, "n" a number, "f" a formula; null is empty. */
export type ReadCell = { type: "s" | "d" | "n" | "f"; value: string | number } | null;

/** The rows of an XLSX file's first sheet. */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadCell[][]> {
  const reader = new ZipReader(new Uint8ArrayReader(bytes), { checkSignature: true, useWebWorkers: false });
  const files = new Map<string, string>();
  for (const entry of await reader.getEntries())
    if (!entry.directory) files.set(entry.filename, await entry.getData(new TextWriter()));
  const part = (name: string) => files.get(`xl/${name}.xml`) ?? "";
  const texts = [...part("sharedStrings").matchAll(/<si><t[^>]*>([^<]*)<\/t><\/si>/g)].map(([, text = ""]) =>
    unescaped(text),
  );
  const dateFormats = new Set(
    [...part("styles").matchAll(/<numFmt numFmtId="(\d+)" formatCode="yyyy[^"]*"/g)].map(([, id]) => id),
  );
  const styles = [...(/<cellXfs.*<\/cellXfs>/s.exec(part("styles"))?.[0] ?? "").matchAll(/<xf ([^>]*)>/g)];
  const isDate = styles.map(([, attributes = ""]) => dateFormats.has(/numFmtId="(\d+)"/.exec(attributes)?.[1] ?? ""));
  return [...part("worksheets/sheet1").matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = ""]) => {
    const cells: ReadCell[] = [];
    for (const [, attributes = "", content = ""] of row.matchAll(/<c ([^>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const column = columnOf(/r="([A-Z]+)/.exec(attributes)?.[1] ?? "A");
      while (cells.length < column) cells.push(null);
      cells[column] = cellOf(attributes, content, { texts, isDate });
    }
    return cells;
  });
}

type Known = { texts: string[]; isDate: boolean[] };

function cellOf(attributes: string, content: string, { texts, isDate }: Known): ReadCell {
  if (content.includes("<f")) return { type: "f", value: content };
  const value = /<v>([^<]*)<\/v>/.exec(content)?.[1];
  if (value === undefined) return null;
  if (/t="s"/.test(attributes)) return { type: "s", value: texts[Number(value)] ?? "" };
  const style = Number(/s="(\d+)"/.exec(attributes)?.[1] ?? 0);
  if (!isDate[style]) return { type: "n", value: Number(value) };
  // Days since the last day but one of 1899.
  const at = Math.round(Number(value) * 86_400) * 1000 + Date.UTC(1899, 11, 30);
  return { type: "d", value: new Date(at).toISOString().slice(0, 19) };
}

function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
