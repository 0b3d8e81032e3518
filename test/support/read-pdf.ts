import { PDFDocument } from "@cantoo/pdf-lib";
import { pdfjs } from "./pdfjs";

/** A run of letters as it is printed; `x` and `y` are points from the lower left corner of the page, of the run's left end. */
type Printed = { text: string; x: number; y: number; size: number };

/** Letters without spaces: lines break and faces change in the middle of a text. */
export const bare = (letters: string) => letters.replace(/\s/g, "");

/** What a viewer reads in a PDF: letters of all pages and of each (see `bare`), where they stand, and attached texts by name. */
export async function readPdf(bytes: ArrayBuffer): Promise<{
  file: PDFDocument;
  words: string;
  pages: { words: string; printed: Printed[] }[];
  attached: Record<string, string>;
}> {
  const file = await PDFDocument.load(bytes);
  const { getDocument, VerbosityLevel } = await pdfjs;
  // The library takes the bytes for its own.
  const task = getDocument({ data: new Uint8Array(bytes.slice(0)), verbosity: VerbosityLevel.ERRORS });
  const viewed = await task.promise;
  const pages = [];
  for (let number = 1; number <= viewed.numPages; number += 1) {
    const { items } = await (await viewed.getPage(number)).getTextContent({ disableNormalization: true });
    const printed = items.flatMap((item) => ("str" in item ? [printedOf(item.str, item.transform)] : []));
    pages.push({ words: bare(printed.map(({ text }) => text).join("")), printed });
  }
  const texts = file.getAttachments().map(({ name, data }) => [name, new TextDecoder().decode(data)]);
  await task.destroy();
  return { file, words: pages.map(({ words }) => words).join(""), pages, attached: Object.fromEntries(texts) };
}

function printedOf(text: string, [a = 0, b = 0, , , x = 0, y = 0]: number[]): Printed {
  return { text, x, y, size: Math.hypot(a, b) };
}
