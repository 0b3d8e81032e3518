import { exifOfOrientation, orientationOfTiff } from "../exif-orientation";
import { joined, KeptBytes } from "../kept-bytes";
import { pngChunk } from "./write-png";

/** Chunks that are neither pixels nor text: colours, density and the background (PNG 3, chapter 11.3). */
const keptChunks = new Set(
  "IHDR PLTE IDAT IEND gAMA cHRM sRGB iCCP sBIT cICP mDCV cLLI tRNS bKGD hIST pHYs sPLT".split(" "),
);
const signatureBytes = 8;
/** The first chunk, IHDR, is of one size. */
const headerBytes = 25;

/** A PNG without text, time and EXIF, and without what stands behind its end, as far as it could be read. */
export function pngWithoutMetadata(source: Uint8Array): { bytes: Uint8Array; pixels: number } {
  const view = new DataView(source.buffer, source.byteOffset, source.byteLength);
  const pixels = source.length < 24 ? 0 : view.getUint32(16) * view.getUint32(20);
  const kept = new KeptBytes(source);
  let turn: Uint8Array = new Uint8Array();
  kept.add(0, Math.min(source.length, signatureBytes + headerBytes));
  for (let at = signatureBytes + headerBytes; at + 8 <= source.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...source.subarray(at + 4, at + 8));
    const end = Math.min(at + 12 + length, source.length);
    if (!/^[A-Za-z]{4}$/.test(type)) {
      // No chunk: nobody reads on from here.
      kept.add(at, source.length);
      break;
    }
    if (keptChunks.has(type)) kept.add(at, end);
    if (type === "eXIf") turn = turnOf(source.subarray(at + 8, Math.max(at + 8, end - 4)));
    if (type === "IEND") break;
    at = end;
  }
  const bytes = kept.copy();
  const head = signatureBytes + headerBytes;
  return { bytes: turn.length === 0 ? bytes : joined([bytes.subarray(0, head), turn, bytes.subarray(head)]), pixels };
}

/** EXIF with nothing but how the picture is held; none where it is upright. */
function turnOf(exif: Uint8Array): Uint8Array {
  const orientation = orientationOfTiff(new DataView(exif.buffer, exif.byteOffset, exif.byteLength));
  return orientation === 1 ? new Uint8Array() : pngChunk("eXIf", exifOfOrientation(orientation));
}
