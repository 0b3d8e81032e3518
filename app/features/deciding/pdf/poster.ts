import type { StaticFiles } from "../../../platform/static-files";
import { paperWordsFor } from "../../forms/form-model/paper-words";
import type { FormDefinition } from "../../forms/form-model/schema";
import { qrPathOf } from "../../forms/rent-forms/qr-code";
import { drawPhoto } from "./poster-photo";
import { posterLines } from "./share-offer";
import {
  createSheet,
  drawCode,
  drawLine,
  drawRun,
  finishSheet,
  heightOf,
  inks,
  innerWidth,
  margin,
  paperSizeOf,
  type Sheet,
  type TextStyle,
  widthOf,
  writeText,
} from "./sheet";
import { typefacesFor } from "./typeface-files";

/** `photo`: the bytes of the form's first picture, a JPEG; null where it has none. */
type PosterParts = { definition: FormDefinition; url: string; now: Date; photo: Uint8Array | null };

const bandHeight = 124;
const gap = 26;

/** One page for a door, a window or a notice board: what the home is, and the code that opens the form. */
export async function poster(
  staticFiles: StaticFiles,
  { definition, url, now, photo }: PosterParts,
): Promise<Uint8Array> {
  const words = paperWordsFor(definition.defaultLocale);
  const lines = posterLines(definition);
  const shown = url.replace(/^https?:\/\//, "");
  const texts = JSON.stringify([lines, words, url]).normalize("NFC");
  const size = paperSizeOf(definition.property.address.country);
  const typefaces = await typefacesFor(staticFiles, texts);
  const sheet = await createSheet(typefaces, { size, title: lines.name, language: definition.defaultLocale, now });
  const hasPhoto = photo !== null && (await drawPhoto(sheet, photo));
  const middle = { align: "middle" } as const;
  const width = innerWidth(sheet);
  if (!hasPhoto) {
    const band = { x: 0, y: size.height - bandHeight, width: size.width, height: bandHeight };
    sheet.page.drawRectangle({ ...band, color: inks.green });
    drawMiddle(sheet, words.posterTitle, { size: 36, weight: "bold", ink: inks.white, y: band.y + 50 });
    sheet.y = band.y - 34;
  }
  const name = shorten(lines.name, 120);
  const nameSizes = [hasPhoto ? 38 : 46, 32, 26, 20];
  const fits = (one: number) => heightOf(sheet, name, { size: one, weight: "bold" }) <= one * 2.8;
  writeText(sheet, name, { ...middle, size: nameSizes.find(fits) ?? 17, weight: "bold" });
  if (lines.place) {
    const style = { ...middle, size: 15, ink: inks.grey };
    const place = shorten(lines.place, 160);
    // A long address breaks between its parts, not within one.
    const whole = place.replace(/(?<!,) /g, "\u00a0");
    const isLong = whole.split(", ").some((part) => widthOf(sheet, part, style) > width);
    writeText(sheet, isLong ? place : whole, style);
  }
  sheet.y -= 12;
  if (lines.rent) writeText(sheet, lines.rent, { ...middle, size: 25, weight: "bold" });
  if (lines.facts) writeText(sheet, shorten(lines.facts, 160), { ...middle, size: 13.5, ink: inks.grey });

  // Code and steps stand side by side, in the middle of what is left above the foot.
  const beside: [string, TextStyle][] = [
    [lines.scan, { size: 23, weight: "bold" }],
    [lines.effort, { size: 15 }],
    ...words.posterSteps.map((step, index): [string, TextStyle] => [`${index + 1}. ${step}`, { size: 12.5 }]),
  ];
  const codeSide = hasPhoto ? 184 : 220;
  const column = { x: margin + codeSide + gap, width: width - codeSide - gap };
  const lead = 5;
  const tall = beside.reduce(
    (sum, [text, style]) => sum + heightOf(sheet, text, { ...style, ...column }) + lead,
    -lead,
  );
  const foot = margin + 34;
  const room = sheet.y - foot;
  const block = Math.max(tall, codeSide);
  const top = sheet.y - Math.max(14, (room - block) / 2);
  drawCode(sheet, qrPathOf(url), { x: margin, y: top - (block - codeSide) / 2, side: codeSide });
  sheet.y = top - (block - tall) / 2;
  for (const [text, style] of beside) {
    writeText(sheet, text, { ...style, ...column });
    sheet.y -= lead;
  }
  drawLine(sheet, { x: margin, y: foot }, width);
  drawMiddle(sheet, shown, { size: 15, weight: "bold", y: foot - 24 });
  drawMiddle(sheet, lines.landlord, { size: 12, ink: inks.grey, y: foot - 42 });
  if (sheet.lacking.size > 0) drawMiddle(sheet, words.lacking, { size: 9, ink: inks.grey, y: foot - 58 });
  const { name: whole, place, rent, facts, landlord } = lines;
  return finishSheet(sheet, {
    name: "exact-text.txt",
    text: [whole, place, rent, facts, landlord].filter(Boolean).join("\n"),
  });
}

/** One line, made small enough for it. */
function drawMiddle(sheet: Sheet, text: string, style: TextStyle & { y: number }): void {
  const width = innerWidth(sheet);
  const size = style.size * Math.min(1, width / Math.max(1, widthOf(sheet, text, style)));
  const x = margin + (width - widthOf(sheet, text, { ...style, size })) / 2;
  drawRun(sheet, text, { ...style, size, x });
}

function shorten(text: string, letters: number): string {
  const signs = Array.from(text);
  return signs.length > letters ? `${signs.slice(0, letters - 1).join("")}\u2026` : text;
}
