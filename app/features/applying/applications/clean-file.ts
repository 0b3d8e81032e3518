import type { DocumentKind } from "../../../db/schema/documents";
import { cleanHeic } from "../../../files/heic/heic";
import { jpegWithoutMetadata } from "../../../files/jpeg/jpeg";
import { pngWithoutMetadata } from "../../../files/png/png";

/** A file as it is kept: of a picture without what was written beside its pixels. `pixels`: 0 where that is not known. */
export type KeptFile = { bytes: Uint8Array; pixels: number };

/** Takes place, time, device, comments and thumbnails out of a picture, as zeroes in a HEIC. No pixel is decoded. */
export function cleanFile(kind: DocumentKind, bytes: Uint8Array): KeptFile {
  if (kind === "jpg") return jpegWithoutMetadata(bytes);
  if (kind === "png") return pngWithoutMetadata(bytes);
  return kind === "heic" ? cleanHeic(bytes) : { bytes, pixels: 0 };
}
