import { clip, endPath, popGraphicsState, pushGraphicsState, rectangle } from "@cantoo/pdf-lib";
import type { Sheet } from "./sheet";

/** So much of the page's height a photo takes. */
const share = 0.4;

/** A photo over the upper part of the page from edge to edge, cut to fit. False: the bytes are none that a PDF can hold. */
export async function drawPhoto(sheet: Sheet, bytes: Uint8Array): Promise<boolean> {
  const image = await sheet.document.embedJpg(bytes).catch(() => null);
  if (!image) return false;
  const { width, height } = sheet.size;
  const tall = height * share;
  const scale = Math.max(width / image.width, tall / image.height);
  const shown = { width: image.width * scale, height: image.height * scale };
  sheet.page.pushOperators(pushGraphicsState(), rectangle(0, height - tall, width, tall), clip(), endPath());
  sheet.page.drawImage(image, {
    x: (width - shown.width) / 2,
    y: height - tall - (shown.height - tall) / 2,
    ...shown,
  });
  sheet.page.pushOperators(popGraphicsState());
  sheet.y = height - tall - 20;
  return true;
}
