import { degrees, PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "@cantoo/pdf-lib";

/** Larger ones are marked by the browser: reading one takes several times its size of memory. */
const stampedAtMost = 6_000_000;

/**
 * A copy of a PDF with words across each page; null when it cannot be read (damaged, locked, too large) or the words have
 * letters that every reader's own font lacks. The original is not touched.
 */
export async function stampPdf(source: Uint8Array, words: string): Promise<Uint8Array | null> {
  if (source.byteLength > stampedAtMost) return null;
  try {
    const pdf = await PDFDocument.load(source, { updateMetadata: false });
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    const letters = new Set(font.getCharacterSet());
    if (Array.from(words).some((letter) => !letters.has(letter.codePointAt(0) ?? 0))) return null;
    const pages = pdf.getPages();
    if (pages.length === 0) return null;
    for (const page of pages) stamp(page, font, words);
    return await pdf.save();
  } catch {
    // The library throws for every kind of damage; such a file is marked by the browser, or not at all.
    return null;
  }
}

function stamp(page: PDFPage, font: PDFFont, words: string): void {
  const { x, y, width, height } = page.getCropBox();
  const size = Math.max(6, Math.max(width, height) / 42);
  const length = font.widthOfTextAtSize(words, size);
  const turned = { font, size, rotate: degrees(28), color: rgb(0, 0, 0), opacity: 0.16 };
  for (let down = 0; down < height + length; down += size * 11) {
    for (let across = -size * 4; across < width; across += length) {
      page.drawText(words, { ...turned, x: x + across, y: y + down - length / 3 });
    }
  }
  page.drawRectangle({ x, y, width, height: size * 1.6, color: rgb(0, 0, 0), opacity: 0.6 });
  page.drawText(words, { x: x + size * 0.6, y: y + size * 0.45, size: size * 0.9, font, color: rgb(1, 1, 1) });
}
