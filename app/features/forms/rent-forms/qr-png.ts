import { blackAndWhitePng } from "../../../files/png/write-png";
import { createMemory } from "../../../kernel/memory";
import { type QrPath, qrPathOf } from "./qr-code";

const pixelsPerModule = 16;

/** The code as a PNG in black and white, one bit a pixel, about 2 KB (W3C PNG, third edition). */
export function qrPng({ size, path }: QrPath): Uint8Array {
  const side = size * pixelsPerModule;
  const bytesPerRow = 1 + Math.ceil(side / 8);
  const pixels = new Uint8Array(side * bytesPerRow).fill(0xff);
  for (let row = 0; row < side; row += 1) pixels[row * bytesPerRow] = 0;
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) blacken(pixels, bytesPerRow, Number(x), Number(y));
  return blackAndWhitePng(side, pixels);
}

/** As an address that a link can hold. */
function qrPngUrl(qr: QrPath): string {
  return `data:image/png;base64,${btoa(String.fromCharCode(...qrPng(qr)))}`;
}

type FormQr = { qr: QrPath; png: string };
/** Drawing a code took a tenth of the page that shows it. */
const codes = createMemory<FormQr>(200);

/** The code of a form's public address, for a page and as a file. Of addresses alone: a secret does not stay in memory. */
export function formQr(url: string): FormQr {
  const known = codes.find(url);
  if (known) return known;
  const qr = qrPathOf(url);
  return codes.keep(url, { qr, png: qrPngUrl(qr) });
}

function blacken(pixels: Uint8Array, bytesPerRow: number, x: number, y: number): void {
  const bytes = pixelsPerModule / 8;
  for (let line = 0; line < pixelsPerModule; line += 1) {
    const start = (y * pixelsPerModule + line) * bytesPerRow + 1 + x * bytes;
    pixels.fill(0, start, start + bytes);
  }
}
