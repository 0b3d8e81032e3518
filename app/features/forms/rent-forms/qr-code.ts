import { encode } from "uqr";

/** One path over a square of `size` modules, quiet zone included. */
export type QrPath = { size: number; path: string };

/** Four modules of quiet zone, as ISO/IEC 18004 asks; level M survives a crease in a printed notice. */
export function qrPathOf(text: string): QrPath {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : "")).join(""));
  return { size, path: rows.join("") };
}

/** The code as a file for printing. */
export function qrSvg({ size, path }: QrPath): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 10}" height="${size * 10}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
