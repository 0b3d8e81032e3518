import { PDFDocument } from "@cantoo/pdf-lib";

/** Letters without spaces: lines break and faces change in the middle of a text. */
export const bare = (letters: string) => letters.replace(/\s/g, "");

/** The printed letters of a PDF (see `bare`), and the texts attached to it by name. */
export async function readPdf(
  bytes: ArrayBuffer,
): Promise<{ file: PDFDocument; words: string; attached: Record<string, string> }> {
  const file = await PDFDocument.load(bytes);
  const letters = file
    .getPages()
    .flatMap((page) => page.extractContents())
    .map((part) => (part.kind === "text" ? part.getText() : ""))
    .join("");
  const texts = file.getAttachments().map(({ name, data }) => [name, new TextDecoder().decode(data)]);
  return { file, words: bare(letters), attached: Object.fromEntries(texts) };
}
