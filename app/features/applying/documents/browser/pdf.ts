import type * as Pdfjs from "pdfjs-dist";
import { picturePixelsMax } from "../../../../files/picture-limits";
import { decoders } from "../decoders";
import { mark } from "./mark";
import { pageWords } from "./page-words";
import type { Sheet } from "./sheets";

/** Whole, with the host: Vite leaves such an import alone. */
const url = location.origin + decoders["pdfjs-dist"];

/**
 * The pages of a PDF by pdf.js, since phones show none within a page. `words`: across, where the server wrote none.
 * Throws what pdf.js throws: "PasswordException" for a locked one.
 */
export async function pdfSheets(bytes: ArrayBuffer, words: string | null): Promise<Sheet[]> {
  const pdfjs = (await import(/* @vite-ignore */ `${url}/legacy/build/pdf.min.mjs`)) as typeof Pdfjs;
  pdfjs.GlobalWorkerOptions.workerSrc = `${url}/legacy/build/pdf.worker.min.mjs`;
  const file = await pdfjs.getDocument({
    data: bytes,
    cMapUrl: `${url}/cmaps/`,
    standardFontDataUrl: `${url}/standard_fonts/`,
    wasmUrl: `${url}/wasm/`,
    iccUrl: `${url}/iccs/`,
    enableXfa: false,
    maxImageSize: picturePixelsMax,
  }).promise;
  const first = (await file.getPage(1)).getViewport({ scale: 1 });
  return Array.from({ length: file.numPages }, (_, index) => pdfSheet(file, index + 1, first, words));
}

/** Its size is the first page's until it is drawn: a long file is not read through beforehand. */
function pdfSheet(file: Pdfjs.PDFDocumentProxy, number: number, size: Pdfjs.PageViewport, words: string | null): Sheet {
  const canvas = document.createElement("canvas");
  canvas.setAttribute("role", "img");
  canvas.setAttribute(
    "aria-label",
    pageWords().page.replace("{at}", `${number}`).replace("{count}", `${file.numPages}`),
  );
  const { width, height } = size;
  let last = Promise.resolve();
  async function paint(pixels: number): Promise<void> {
    const page = await file.getPage(number);
    const own = page.getViewport({ scale: 1 });
    const viewport = page.getViewport({ scale: pixels / own.width });
    // Drawn beside and then put in: what stood there is seen until the new one is whole.
    const fresh = document.createElement("canvas");
    fresh.width = Math.round(viewport.width);
    fresh.height = Math.round(viewport.height);
    await page.render({ canvas: fresh, viewport }).promise;
    if (words !== null) mark(fresh, words);
    canvas.width = fresh.width;
    canvas.height = fresh.height;
    canvas.getContext("2d")?.drawImage(fresh, 0, 0);
    canvas.dataset.drawn = "1";
    if (sheet.height / sheet.width !== own.height / own.width)
      Object.assign(sheet, { width: own.width, height: own.height });
  }
  const sheet: Sheet = {
    box: document.createElement("div"),
    inner: canvas,
    width,
    height,
    draw(pixels) {
      last = last.catch(() => undefined).then(() => paint(pixels));
      return last;
    },
  };
  return sheet;
}
