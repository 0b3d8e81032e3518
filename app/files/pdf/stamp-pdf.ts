import { Buffer } from "node:buffer";
import { PDFDocument, type PDFFont, StandardFonts } from "@cantoo/pdf-lib";
import { err, ok, type Result } from "../../kernel/result";
import { type CleanPdf, cleanPdf } from "./clean-pdf";
import { isDict, isStream, type PdfDict, PdfError, type PdfFault, type PdfValue, referredBy } from "./pdf-values";
import { readPdf } from "./read-pdf";
import { weighStreams } from "./weigh-streams";
import { writePdf } from "./write-pdf";

const letterPaper = [0, 0, 612, 792] as const;
/** Names of our own in a page's resources. */
const own = { font: "/RentformFont", light: "/RentformLight", strong: "/RentformStrong" } as const;

/**
 * A copy of a PDF with words across each page, without anything that runs, opens or sends, within `pdfLimits`.
 * "unreadable": damaged, locked, long, or letters that fonts lack. "too-costly": shown by nobody.
 */
export async function stampPdf(source: Uint8Array, words: string): Promise<Stamped> {
  const stamped = await stampReadable(source, words);
  if (stamped.ok || stamped.code === "too-costly") return stamped;
  return stopAtFault(async () => {
    await weighStreams(source, true);
    return stamped;
  });
}

async function stampReadable(source: Uint8Array, words: string): Promise<Stamped> {
  return stopAtFault(async () => {
    await weighStreams(source, false);
    const file = cleanPdf(await readPdf(source));
    const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
    const letters = new Set(font.getCharacterSet());
    if (Array.from(words).some((letter) => !letters.has(letter.codePointAt(0) ?? 0))) return err("unreadable");
    return ok(stampPages(file, font, words));
  });
}

type Stamped = Result<Uint8Array, PdfFault>;

async function stopAtFault(work: () => Promise<Stamped>): Promise<Stamped> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PdfError) return err(error.fault);
    throw error;
  }
}

function stampPages({ objects, pages, catalog }: CleanPdf, font: PDFFont, words: string): Uint8Array {
  const add = (value: PdfValue) => `${objects.push(value)} 0 R`;
  const read = (value: PdfValue | undefined) => objects[(referredBy(value) ?? 0) - 1] ?? value;
  const marks = {
    font: add(
      dictOf({ "/Type": "/Font", "/Subtype": "/Type1", "/BaseFont": "/Helvetica", "/Encoding": "/WinAnsiEncoding" }),
    ),
    light: add(dictOf({ "/Type": "/ExtGState", "/ca": "0.16" })),
    strong: add(dictOf({ "/Type": "/ExtGState", "/ca": "0.6" })),
  };
  const saved = add(streamOf("q"));
  const overlays = new Map<string, PdfValue>();
  const tree = add("null");
  for (const page of pages) {
    const box = boxOf(page, read);
    const key = box.join(" ");
    const overlay = overlays.get(key) ?? add(streamOf(overlayOf(box, font, words)));
    overlays.set(key, overlay);
    const contents = read(page.get("/Contents"));
    const before = Array.isArray(contents) ? contents : [page.get("/Contents") ?? []].flat();
    for (const part of before) {
      const content = read(part);
      // Pictures are not counted, and what draws a page is none.
      if (isStream(content) && content.dict.has("/Subtype")) throw new PdfError("too-costly");
    }
    page
      .set("/Contents", [saved, ...before, overlay])
      .set("/Resources", withMarks(page, read, marks))
      .set("/Parent", tree);
  }
  const kids = pages.map((page) => `${objects.indexOf(page) + 1} 0 R`);
  objects[(referredBy(tree) ?? 0) - 1] = dictOf({ "/Type": "/Pages", "/Count": String(kids.length), "/Kids": kids });
  return writePdf(objects, objects.push(catalog.set("/Type", "/Catalog").set("/Pages", tree)));
}

type Read = (value: PdfValue | undefined) => PdfValue | undefined;

/** Left, bottom, width and height of what is seen of a page; a sheet of letter paper where that is not said. */
function boxOf(page: PdfDict, read: Read): readonly number[] {
  for (const key of ["/CropBox", "/MediaBox"]) {
    const sides = read(page.get(key));
    const [left = 0, bottom = 0, right = 0, top = 0] = Array.isArray(sides)
      ? sides.map((side) => Number(read(side)))
      : [];
    const box = [Math.min(left, right), Math.min(bottom, top), Math.abs(right - left), Math.abs(top - bottom)];
    if (box.every((side) => Number.isFinite(side) && Math.abs(side) < 1e6) && Math.min(box[2] ?? 0, box[3] ?? 0) > 0)
      return box;
  }
  return letterPaper;
}

/** A page's resources and ours beside them; what several pages share is not changed. */
function withMarks(page: PdfDict, read: Read, marks: Record<"font" | "light" | "strong", PdfValue>): PdfDict {
  const resources = copyOf(read(page.get("/Resources")));
  const fonts = copyOf(read(resources.get("/Font"))).set(own.font, marks.font);
  const states = copyOf(read(resources.get("/ExtGState")))
    .set(own.light, marks.light)
    .set(own.strong, marks.strong);
  return resources.set("/Font", fonts).set("/ExtGState", states);
}

function overlayOf([x = 0, y = 0, width = 0, height = 0]: readonly number[], font: PDFFont, words: string): string {
  const size = Math.max(6, Math.max(width, height) / 42);
  const length = font.widthOfTextAtSize(words, size);
  const text = font.encodeText(words).toString();
  const [cosine, sine] = [Math.cos(Math.PI * (28 / 180)), Math.sin(Math.PI * (28 / 180))].map((part) =>
    part.toFixed(5),
  );
  const lines = [`Q q ${own.light} gs 0 0 0 rg BT ${own.font} ${size.toFixed(2)} Tf`];
  for (let down = 0; down < height + length; down += size * 11) {
    for (let across = -size * 4; across < width; across += length) {
      const place = `${(x + across).toFixed(2)} ${(y + down - length / 3).toFixed(2)}`;
      lines.push(`${cosine} ${sine} -${sine} ${cosine} ${place} Tm ${text} Tj`);
    }
  }
  const foot = `${x} ${y} ${width} ${(size * 1.6).toFixed(2)} re f`;
  // A page that is tall and narrow: across its foot the words stand whole.
  const footSize = Math.max(1, Math.min(size * 0.9, ((width - size * 1.2) / length) * size));
  lines.push(`ET Q q ${own.strong} gs 0 0 0 rg ${foot} Q q 1 1 1 rg BT ${own.font} ${footSize.toFixed(2)} Tf`);
  lines.push(`1 0 0 1 ${(x + size * 0.6).toFixed(2)} ${(y + size * 0.45).toFixed(2)} Tm ${text} Tj ET Q`);
  return lines.join("\n");
}

function dictOf(entries: Record<string, PdfValue>): PdfDict {
  return new Map(Object.entries(entries));
}

function copyOf(value: PdfValue | undefined): PdfDict {
  return new Map(isDict(value) ? value : []);
}

function streamOf(text: string): PdfValue {
  const data = Buffer.from(text, "latin1");
  return { dict: dictOf({ "/Length": String(data.byteLength) }), data };
}
