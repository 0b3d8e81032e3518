import type { StaticFiles } from "../../platform/static-files";
import type { FormDefinition } from "../form-model/schema";
import { qrPathOf } from "../rent-forms/qr-code";
import { own } from "./condition-text";
import { propertyLines } from "./property-lines";
import {
  createSheet,
  drawCode,
  drawLine,
  finishSheet,
  inks,
  innerWidth,
  margin,
  paperSizeOf,
  writeLacking,
  writeText,
} from "./sheet";
import { typefacesFor } from "./typeface-files";
import { paperWordsFor } from "./words";

/** One page for a window or a notice board: what the home is, and the code that opens the form. */
export async function poster(
  staticFiles: StaticFiles,
  { definition, url, now }: { definition: FormDefinition; url: string; now: Date },
): Promise<Uint8Array> {
  const words = paperWordsFor(definition.defaultLocale);
  const title = own(definition, definition.title);
  const { address, facts, landlord } = propertyLines(definition);
  const texts = JSON.stringify([title, address, facts, landlord, words, url]).normalize("NFC");
  const size = paperSizeOf(definition.property.address.country);
  const typefaces = await typefacesFor(staticFiles, texts);
  const sheet = await createSheet(typefaces, { size, title, language: definition.defaultLocale, now });
  const middle = { align: "middle" } as const;
  sheet.y -= 6;
  writeText(sheet, words.posterTitle, { ...middle, size: 34, weight: "bold" });
  sheet.y -= 6;
  // A form that is named by its address is said once.
  const isSaid = address.startsWith(title);
  writeText(sheet, shorten(isSaid ? address : title, 120), { ...middle, size: 17, weight: "bold" });
  if (!isSaid) writeText(sheet, shorten(address, 160), { ...middle, size: 13 });
  if (facts.length > 0)
    writeText(sheet, facts.slice(0, 4).join("  \u00b7  "), { ...middle, size: 11.5, ink: inks.grey });
  if (landlord) writeText(sheet, landlord, { ...middle, size: 11.5, ink: inks.grey });
  const side = Math.min(290, sheet.y - margin - 190);
  sheet.y -= 14;
  drawCode(sheet, qrPathOf(url), { x: (size.width - side) / 2, y: sheet.y, side });
  sheet.y -= side + 10;
  writeText(sheet, words.posterScan, { ...middle, size: 16, weight: "bold" });
  sheet.y -= 6;
  words.posterSteps.forEach((step, index) => {
    writeText(sheet, `${index + 1}. ${step}`, { ...middle, size: 12.5 });
  });
  sheet.y -= 10;
  drawLine(sheet, { x: margin, y: sheet.y }, innerWidth(sheet));
  sheet.y -= 8;
  writeText(sheet, words.posterType, { ...middle, size: 11, ink: inks.grey });
  writeText(sheet, url.replace(/^https:\/\//, ""), { ...middle, size: 15, weight: "bold" });
  writeLacking(sheet, words.lacking, middle);
  return finishSheet(sheet, {
    name: "exact-text.txt",
    text: [title, address, ...facts, landlord].filter(Boolean).join("\n"),
  });
}

function shorten(text: string, letters: number): string {
  const signs = Array.from(text);
  return signs.length > letters ? `${signs.slice(0, letters - 1).join("")}\u2026` : text;
}
