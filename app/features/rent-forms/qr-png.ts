import { createMemory } from "../../kernel/memory";
import { type QrPath, qrPathOf } from "./qr-code";

const pixelsPerModule = 16;

/** The code as a PNG in black and white, one bit a pixel, about 2 KB (W3C PNG, third edition). */
export async function qrPng({ size, path }: QrPath): Promise<Uint8Array> {
  const side = size * pixelsPerModule;
  const bytesPerRow = 1 + Math.ceil(side / 8);
  const pixels = new Uint8Array(side * bytesPerRow).fill(0xff);
  for (let row = 0; row < side; row += 1) pixels[row * bytesPerRow] = 0;
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)/g)) blacken(pixels, bytesPerRow, Number(x), Number(y));
  const header = new Uint8Array(13);
  new DataView(header.buffer).setUint32(0, side);
  new DataView(header.buffer).setUint32(4, side);
  // One bit, grey, no interlace.
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
  return joined([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", await deflate(pixels)),
    chunk("IEND", new Uint8Array()),
  ]);
}

/** As an address that a link can hold. */
async function qrPngUrl(qr: QrPath): Promise<string> {
  return `data:image/png;base64,${btoa(String.fromCharCode(...(await qrPng(qr))))}`;
}

type FormQr = { qr: QrPath; png: string };
/** Drawing a code took a tenth of the page that shows it. */
const codes = createMemory<FormQr>(200);

/** The code of a form's public address, for a page and as a file. Of addresses alone: a secret does not stay in memory. */
export async function formQr(url: string): Promise<FormQr> {
  const known = codes.find(url);
  if (known) return known;
  const qr = qrPathOf(url);
  return codes.keep(url, { qr, png: await qrPngUrl(qr) });
}

function blacken(pixels: Uint8Array, bytesPerRow: number, x: number, y: number): void {
  const bytes = pixelsPerModule / 8;
  for (let line = 0; line < pixelsPerModule; line += 1) {
    const start = (y * pixelsPerModule + line) * bytesPerRow + 1 + x * bytes;
    pixels.fill(0, start, start + bytes);
  }
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const body = joined([new TextEncoder().encode(type), data]);
  const whole = new Uint8Array(body.byteLength + 8);
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.byteLength);
  whole.set(body, 4);
  view.setUint32(body.byteLength + 4, crc32(body));
  return whole;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.byteLength, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}
