import { Buffer } from "node:buffer";
import { cleanJpeg, jpegOrientation } from "../../../files/jpeg/jpeg";

type Picture = { bytes: Uint8Array; type: "image/jpeg" | "image/png"; width: number; height: number; turn: string };

/** A picture with words across it, as an SVG without script that carries it, free of what a camera wrote. */
export function markedImage(kind: "jpg" | "png", source: Uint8Array, words: string): Uint8Array {
  const { bytes, type, width, height, turn } = kind === "jpg" ? readJpeg(source) : readPng(source);
  const isSideways = turn.startsWith("matrix(0");
  const [across, down] = isSideways ? [height, width] : [width, height];
  const size = Math.max(8, Math.round(Math.max(across, down) / 42));
  const text = escapeXml(words);
  const step = Math.round(words.length * size * 0.62);
  const look = `font-family="system-ui,sans-serif" font-size="${size}"`;
  const open =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${across} ${down}">` +
    `<defs><pattern id="w" width="${step}" height="${size * 9}" patternUnits="userSpaceOnUse" patternTransform="rotate(-28)">` +
    `<text ${look} y="${size * 2}" fill="#000" fill-opacity=".3" stroke="#fff" stroke-opacity=".45" stroke-width="${size / 9}" paint-order="stroke">${text}</text>` +
    `</pattern></defs><image width="${width}" height="${height}" preserveAspectRatio="xMidYMid meet"${turn ? ` transform="${turn}"` : ""} href="data:${type};base64,`;
  const close =
    `"/><rect width="${across}" height="${down}" fill="url(#w)"/>` +
    `<rect y="${down - size * 1.8}" width="${across}" height="${size * 1.8}" fill="#000" fill-opacity=".6"/>` +
    `<text ${look} x="${size * 0.6}" y="${down - size * 0.6}" fill="#fff" textLength="${Math.min(across - size * 1.2, Math.round(step * 0.9))}" lengthAdjust="spacingAndGlyphs">${text}</text></svg>`;
  const picture = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64");
  return new TextEncoder().encode(open + picture + close);
}

/** Pixels of a JPEG and how to turn them. One that cannot be read through is shown as it is, in a frame of 4 to 3. */
function readJpeg(source: Uint8Array): Picture {
  const clean = cleanJpeg(source);
  if (!clean) return { bytes: source, type: "image/jpeg", width: 1600, height: 1200, turn: "" };
  const turn = turns(clean.width, clean.height)[jpegOrientation(source)] ?? "";
  return { ...clean, type: "image/jpeg", turn };
}

/** By EXIF's number: from how the pixels lie to how the picture was seen. */
const turns = (width: number, height: number): Record<number, string> => ({
  2: `matrix(-1 0 0 1 ${width} 0)`,
  3: `matrix(-1 0 0 -1 ${width} ${height})`,
  4: `matrix(1 0 0 -1 0 ${height})`,
  5: "matrix(0 1 1 0 0 0)",
  6: `matrix(0 1 -1 0 ${height} 0)`,
  7: `matrix(0 -1 -1 0 ${height} ${width})`,
  8: `matrix(0 -1 1 0 0 ${width})`,
});

/** The size stands in the first chunk. */
function readPng(source: Uint8Array): Picture {
  const view = new DataView(source.buffer, source.byteOffset, source.byteLength);
  const [width, height] = source.length < 24 ? [0, 0] : [view.getUint32(16), view.getUint32(20)];
  return { bytes: source, type: "image/png", width: width || 1600, height: height || 1200, turn: "" };
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escapeXml(text: string): string {
  return text.toWellFormed().replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}
