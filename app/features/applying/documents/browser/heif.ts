import { picturePixelsMax } from "../../../../files/picture-limits";
import { decoders } from "../decoders";
import { mark } from "./mark";
import type { Sheet } from "./sheets";

type HeifImage = {
  get_width(): number;
  get_height(): number;
  is_primary(): boolean;
  free(): void;
  display(into: ImageData, done: (filled: ImageData | null) => void): void;
};
type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };

/** Shown no larger: a phone's memory holds no canvas of 48 megapixels. */
const longest = 3000;

/** A HEIC photo, decoded by the browser where it can (Safari), else by libheif; `words` are written across it. */
export async function heifSheet(blob: Blob, words: string): Promise<Sheet> {
  const picture = await createImageBitmap(blob).catch(async () => createImageBitmap(await decode(blob)));
  const scale = Math.min(1, longest / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.setAttribute("role", "img");
  canvas.setAttribute("aria-label", "Photo");
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  mark(canvas, words);
  canvas.dataset.drawn = "1";
  return { box: document.createElement("div"), inner: canvas, width: canvas.width, height: canvas.height };
}

async function decode(blob: Blob): Promise<ImageData> {
  const address = `${location.origin}${decoders["libheif-js"]}/libheif-wasm/libheif-bundle.mjs`;
  const { default: load } = (await import(/* @vite-ignore */ address)) as { default: () => Libheif | Promise<Libheif> };
  const { HeifDecoder } = await load();
  const images = new HeifDecoder().decode(new Uint8Array(await blob.arrayBuffer()));
  const image = images.find((one) => one.is_primary()) ?? images[0];
  if (!image) throw new Error("No picture in it");
  if (image.get_width() * image.get_height() > picturePixelsMax) throw new Error("422");
  const target = new ImageData(image.get_width(), image.get_height());
  const filled = await new Promise<ImageData | null>((done) => image.display(target, done));
  for (const one of images) one.free();
  if (!filled) throw new Error("Not decoded");
  return target;
}
