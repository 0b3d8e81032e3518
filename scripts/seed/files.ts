import { crc32, deflateSync } from "node:zlib";

/** Small real documents: a one-page PDF and a PNG, made here so that the repository holds no binary files. */

/** A PDF of one A4 page with lines of Latin-1 text. */
export function makePdf(lines: string[]): Uint8Array {
  const text = lines
    .map((line) => `(${line.replace(/[^\x20-\x7e]/g, "?").replace(/[\\()]/g, "\\$&")}) Tj T*`)
    .join("\n");
  const content = `BT /F1 12 Tf 72 770 Td 18 TL\n${text}\nET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>",
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let body = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return new TextEncoder().encode(body + end);
}

/** A PNG of one colour in a frame: stands for a photo of a letter. */
export function makePng(width: number, height: number, [red, green, blue]: [number, number, number]): Uint8Array {
  const row = (y: number) => {
    const pixels = [0];
    for (let x = 0; x < width; x += 1) {
      const isFrame = x < 6 || y < 6 || x >= width - 6 || y >= height - 6;
      pixels.push(...(isFrame ? [red, green, blue] : [250, 247, 240]));
    }
    return pixels;
  };
  const raw = Buffer.from(Array.from({ length: height }, (_, y) => row(y)).flat());
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(raw)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const out = Buffer.alloc(named.length + 8);
  out.writeUInt32BE(data.length, 0);
  named.copy(out, 4);
  out.writeUInt32BE(crc32(named), named.length + 4);
  return out;
}
