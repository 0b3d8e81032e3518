import { lookOf, lookSize } from "../../../kernel/photo-look";
import { photoLimits } from "../form-model/schema";

/** The first of these that fits the limit of bytes is taken. */
const qualities = [0.85, 0.7, 0.55];

/** A picture drawn anew as JPEG, at most `pixels` a side, upright, with its look (kernel/photo-look); null: unreadable. */
export async function shrinkPicture(
  file: Blob,
  pixels: number = photoLimits.pixels,
): Promise<{ blob: Blob; look: string } | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => null);
  if (!picture) return null;
  const scale = Math.min(1, pixels / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) return null;
  // JPEG knows no transparency: paper shows where the picture has none.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  for (const quality of qualities) {
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
    if (blob && blob.size <= photoLimits.bytes) return { blob, look: readLook(canvas) };
  }
  return null;
}

/** "" where this browser does not say. */
function readLook(picture: HTMLCanvasElement): string {
  const { width, height } = lookSize;
  const small = document.createElement("canvas");
  small.width = width;
  small.height = height;
  const pen = small.getContext("2d");
  if (!pen) return "";
  pen.imageSmoothingQuality = "high";
  pen.drawImage(picture, 0, 0, width, height);
  return lookOf(pen.getImageData(0, 0, width, height));
}
