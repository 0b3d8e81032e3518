import type { StaticFiles } from "../../../platform/static-files";
import {
  createSheet,
  drawCode,
  drawRun,
  finishSheet,
  inks,
  margin,
  paperSizeOf,
  widthOf,
} from "../../deciding/pdf/sheet";
import { typefacesFor } from "../../deciding/pdf/typeface-files";
import { qrPathOf } from "../../forms/rent-forms/qr-code";
import { sayCredits } from "../../money/vouchers/view";

export type VoucherSheet = { vouchers: { url: string; code: string }[]; label: string; credits: number };

const columns = 3;
const rows = 4;
const side = 104;

/** Twelve vouchers a page to cut out: the code to scan, what it gives, and the code to type. A4. */
export async function voucherSheet(
  staticFiles: StaticFiles,
  { vouchers, label, credits, now }: VoucherSheet & { now: Date },
): Promise<Uint8Array> {
  const size = paperSizeOf("DE");
  const words = sayCredits(credits);
  const host = new URL(vouchers[0]?.url ?? "https://localhost").host;
  const typefaces = await typefacesFor(staticFiles, JSON.stringify([label, words, host, vouchers]).normalize("NFC"));
  const sheet = await createSheet(typefaces, { size, title: `Vouchers: ${label}`, language: "en", now });
  const cell = { width: (size.width - 2 * margin) / columns, height: (size.height - 2 * margin) / rows };
  vouchers.forEach(({ url, code }, index) => {
    const place = index % (columns * rows);
    if (index > 0 && place === 0) sheet.page = sheet.document.addPage([size.width, size.height]);
    const x = margin + (place % columns) * cell.width;
    const top = size.height - margin - Math.floor(place / columns) * cell.height;
    drawCode(sheet, qrPathOf(url), { x: x + (cell.width - side) / 2, y: top - 6, side });
    const lines = [
      { text: words, size: 12, weight: "bold" as const },
      { text: code, size: 8.5, weight: "bold" as const },
      { text: fitted(label, 34), size: 7.5, ink: inks.grey },
      { text: `${host}/redeem`, size: 7.5, ink: inks.grey },
    ];
    let y = top - side - 12;
    for (const { text, ...style } of lines) {
      y -= style.size * 1.4;
      drawRun(sheet, text, { ...style, x: x + (cell.width - widthOf(sheet, text, style)) / 2, y });
    }
  });
  return finishSheet(sheet, { name: "vouchers.txt", text: label });
}

function fitted(text: string, letters: number): string {
  const signs = Array.from(text);
  return signs.length > letters ? `${signs.slice(0, letters - 1).join("")}\u2026` : text;
}
