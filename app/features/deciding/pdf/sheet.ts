import { PDFDocument, type PDFFont, type PDFPage, type RGB, rgb } from "@cantoo/pdf-lib";
import { createTags, type Part, type Tag, type Tags } from "./tags";
import type { Typeface } from "./typeface";
import type { Typefaces } from "./typeface-files";

/** A paper in the making. Lengths are points (1/72 inch), counted from the foot of the page as PDF does. */
export type Sheet = {
  document: PDFDocument;
  faces: Record<Weight, Face[]>;
  size: PaperSize;
  page: PDFPage;
  /** Where the next line begins: its upper edge. */
  y: number;
  /** Letters that no face has; a box stands in their place. */
  lacking: Set<string>;
  tags: Tags;
};
type Weight = "regular" | "bold";
type Face = { typeface: Typeface; font: PDFFont };

export type PaperSize = { width: number; height: number };
const a4: PaperSize = { width: 595.28, height: 841.89 };
const letter: PaperSize = { width: 612, height: 792 };

/** Countries whose printers hold Letter; the rest of the world uses A4. */
const letterCountries = new Set(["US", "CA", "MX", "PH", "CL", "CO", "CR", "DO", "GT", "NI", "PA", "PR", "SV", "VE"]);

export function paperSizeOf(country: string): PaperSize {
  return letterCountries.has(country) ? letter : a4;
}

export const margin = 54;
const footHeight = 30;

export const inks = {
  black: rgb(0.11, 0.11, 0.09),
  grey: rgb(0.36, 0.33, 0.28),
  line: rgb(0.52, 0.49, 0.42),
  green: rgb(0.11, 0.318, 0.224),
  white: rgb(1, 1, 1),
};

/** An empty paper with its first page. */
export async function createSheet(
  typefaces: Typefaces,
  options: { size: PaperSize; title: string; language: string; now: Date },
): Promise<Sheet> {
  const document = await PDFDocument.create();
  document.setTitle(options.title, { showInWindowTitleBar: true });
  document.setLanguage(options.language);
  document.setProducer("Rentform");
  document.setCreator("Rentform");
  document.setCreationDate(options.now);
  document.setModificationDate(options.now);
  const faces = { regular: await embed(document, typefaces.regular), bold: await embed(document, typefaces.bold) };
  const page = document.addPage([options.size.width, options.size.height]);
  const y = options.size.height - margin;
  return { document, faces, size: options.size, page, y, lacking: new Set(), tags: createTags(document) };
}

export async function embed(document: PDFDocument, typefaces: readonly Typeface[]): Promise<Face[]> {
  const faces: Face[] = [];
  for (const typeface of typefaces) {
    // pdf-lib asks the engine that is registered at this moment; each file is its own.
    document.registerFontkit({ create: () => typeface.engine });
    faces.push({ typeface, font: await document.embedFont(typeface.bytes) });
  }
  return faces;
}

export function innerWidth(sheet: Sheet): number {
  return sheet.size.width - 2 * margin;
}

/** Goes on to a new page when less than `height` is left. */
export function needRoom(sheet: Sheet, height: number): void {
  if (sheet.y - height >= margin + footHeight) return;
  sheet.page = sheet.document.addPage([sheet.size.width, sheet.size.height]);
  sheet.y = sheet.size.height - margin;
}

export type TextStyle = {
  size: number;
  weight?: Weight;
  ink?: RGB;
  x?: number;
  width?: number;
  align?: "start" | "middle";
  /** What it is to a screen reader; a paragraph unless told otherwise. */
  tag?: Tag;
};

/** Lines of text from the present place down, over as many pages as it takes. */
export function writeText(sheet: Sheet, text: string, style: TextStyle): void {
  const width = style.width ?? innerWidth(sheet);
  const leading = style.size * 1.36;
  const part = sheet.tags.begin(style.tag ?? "P");
  for (const line of linesOf(sheet, text, { ...style, width })) {
    needRoom(sheet, leading);
    const indent = style.align === "middle" ? (width - widthOf(sheet, line, style)) / 2 : 0;
    drawRun(sheet, line, { ...style, part, x: (style.x ?? margin) + indent, y: sheet.y - style.size });
    sheet.y -= leading;
  }
}

/** Where a letter stands as an empty box: that, and where the exact text is. */
export function writeLacking(sheet: Sheet, words: string): void {
  if (sheet.lacking.size > 0) writeText(sheet, words, { size: 9, ink: inks.grey });
}

/** The height that `writeText` takes. */
export function heightOf(sheet: Sheet, text: string, style: TextStyle): number {
  return linesOf(sheet, text, { ...style, width: style.width ?? innerWidth(sheet) }).length * style.size * 1.36;
}

type Run = TextStyle & { x: number; y: number; part?: Part };

/** One run of letters at a place, each in the first face that has it. `part`: of what it is a piece; else a part by itself. */
export function drawRun(sheet: Sheet, text: string, at: Run): void {
  let { x } = at;
  sheet.tags.mark(sheet.page, at.part ?? sheet.tags.begin(at.tag ?? "P"), () => {
    for (const { face, letters } of runsOf(sheet, text, at.weight)) {
      sheet.page.drawText(letters, { x, y: at.y, size: at.size, font: face.font, color: at.ink ?? inks.black });
      x += runWidth(face, letters) * at.size;
    }
  });
}

export function drawLine(sheet: Sheet, from: { x: number; y: number }, width: number, thickness = 0.7): void {
  const line = { start: from, end: { x: from.x + width, y: from.y }, thickness, color: inks.line };
  sheet.tags.mark(sheet.page, null, () => sheet.page.drawLine(line));
}

export function widthOf(sheet: Sheet, text: string, style: Pick<TextStyle, "size" | "weight">): number {
  return (
    runsOf(sheet, text, style.weight).reduce((sum, { face, letters }) => sum + runWidth(face, letters), 0) * style.size
  );
}

function runWidth({ typeface }: Face, letters: string): number {
  return Array.from(letters, (sign) => typeface.widthOf(sign.codePointAt(0) ?? 0)).reduce((sum, one) => sum + one, 0);
}

function runsOf(sheet: Sheet, text: string, weight: Weight = "regular"): { face: Face; letters: string }[] {
  const faces = sheet.faces[weight];
  const runs: { face: Face; letters: string }[] = [];
  // Direction marks and joiners are not seen; a tab is a space on paper.
  for (const sign of text
    .normalize("NFC")
    .replace(/\s/gu, " ")
    .replace(/\p{Cf}|\p{Cc}|\ufe0f/gu, "")) {
    const code = sign.codePointAt(0) ?? 0;
    const face = faces.find(({ typeface }) => typeface.has(code)) ?? faces[0];
    if (!face) continue;
    if (!face.typeface.has(code)) sheet.lacking.add(sign);
    const last = runs.at(-1);
    if (last?.face === face) last.letters += sign;
    else runs.push({ face, letters: sign });
  }
  return runs;
}

/** Breaks at spaces that may break, and within a word that is wider than the line. */
function linesOf(sheet: Sheet, text: string, style: TextStyle & { width: number }): string[] {
  return text.split(/\r?\n/).flatMap((paragraph) => wrap(sheet, paragraph, style));
}

function wrap(sheet: Sheet, paragraph: string, style: TextStyle & { width: number }): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of paragraph.split(/[^\S\u00a0\u202f]+/u).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (widthOf(sheet, longer, style) <= style.width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = "";
    for (const sign of word) {
      if (line && widthOf(sheet, line + sign, style) > style.width) {
        lines.push(line);
        line = "";
      }
      line += sign;
    }
  }
  return line || lines.length === 0 ? [...lines, line] : lines;
}

/** A line at the foot of every page; `words` gets the page's number and how many there are. */
export function writeFoot(sheet: Sheet, start: string, words: (page: { n: number; of: number }) => string): void {
  const pages = sheet.document.getPages();
  const style = { size: 8, ink: inks.grey, tag: "Artifact" } as const;
  pages.forEach((page, index) => {
    sheet.page = page;
    const number = words({ n: index + 1, of: pages.length });
    const y = margin - 14;
    drawLine(sheet, { x: margin, y: y + 14 }, innerWidth(sheet), 0.5);
    const room = innerWidth(sheet) - widthOf(sheet, number, style) - 12;
    drawRun(sheet, linesOf(sheet, start, { ...style, width: room })[0] ?? "", { ...style, x: margin, y });
    drawRun(sheet, number, { ...style, x: sheet.size.width - margin - widthOf(sheet, number, style), y });
  });
}

/** A square of modules, black on white whatever the paper: `path` as qr-code.ts draws it. */
export function drawCode(
  sheet: Sheet,
  code: { size: number; path: string },
  at: { x: number; y: number; side: number },
): void {
  const scale = at.side / code.size;
  // The address stands beside it in letters.
  sheet.tags.mark(sheet.page, null, () => {
    sheet.page.drawRectangle({ x: at.x, y: at.y - at.side, width: at.side, height: at.side, color: rgb(1, 1, 1) });
    sheet.page.drawSvgPath(code.path, { x: at.x, y: at.y, scale, color: rgb(0, 0, 0) });
  });
}

/** The file. What the faces lack, or the maker altered (`isAltered`), is attached as it was written. */
export async function finishSheet(
  sheet: Sheet,
  exact: { name: string; text: string },
  isAltered = false,
): Promise<Uint8Array> {
  if (sheet.lacking.size > 0 || isAltered) {
    await sheet.document.attach(new TextEncoder().encode(exact.text), exact.name, {
      mimeType: "text/plain; charset=utf-8",
      description: "The exact texts of this paper",
    });
  }
  sheet.tags.finish();
  return sheet.document.save({ updateFieldAppearances: false });
}
