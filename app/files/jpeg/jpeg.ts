import { exifOfOrientation, orientationOfTiff } from "../exif-orientation";
import { joined, KeptBytes } from "../kept-bytes";

/** A picture as it may be shown to anybody: its pixels and colours, and nothing that says where or by whom it was taken. */
export type CleanJpeg = { bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

const marker = {
  soi: 0xd8,
  eoi: 0xd9,
  sos: 0xda,
  com: 0xfe,
  app0: 0xe0,
  app1: 0xe1,
  app2: 0xe2,
  app14: 0xee,
  app15: 0xef,
} as const;
/** Frame headers: baseline, extended, progressive and their lossless kin; C4, C8 and CC are tables. */
const isFrame = (code: number | null) =>
  code !== null && code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code);
const standsAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd7);

/** From its marker to the byte behind it. `code` null: the pixels of a scan, or what is no segment and not `isSound`. */
type Segment = { code: number | null; at: number; end: number; isSound: boolean };

/** The segments of a JPEG (ITU-T T.81, annex B), up to the end of the picture. */
function* segmentsOf(source: Uint8Array): Generator<Segment> {
  let at = 2;
  while (at + 1 < source.length) {
    const code = source[at + 1] ?? 0;
    if (source[at] !== 0xff || code === 0xff || code === 0) {
      const next = source.indexOf(0xff, at + 1);
      const end = next < 0 ? source.length : next;
      // Markers may begin with several 0xff.
      if (source[at] !== 0xff || code !== 0xff) yield { code: null, at, end, isSound: false };
      at = end;
      continue;
    }
    const length = code === marker.eoi || standsAlone(code) ? 0 : lengthAt(source, at + 2);
    const whole = at + 2 + length;
    const end = Math.min(source.length, standsAlone(code) || code === marker.eoi ? whole : Math.max(at + 4, whole));
    yield { code, at, end, isSound: end === whole };
    if (code === marker.eoi) return;
    at = code === marker.sos ? endOfScan(source, end) : end;
    if (at > end) yield { code: null, at: end, end: at, isSound: true };
  }
}

/**
 * A JPEG without comments and application data: EXIF with its place and time, thumbnails, XMP. The colour profile (APP2 ICC),
 * JFIF (APP0) and Adobe's colour transform (APP14) stay. What stands behind the end of the picture is cut off. Null when it
 * is not a whole JPEG.
 */
export function cleanJpeg(source: Uint8Array): CleanJpeg | null {
  if (source[0] !== 0xff || source[1] !== marker.soi) return null;
  const kept = new KeptBytes(source);
  kept.add(0, 2);
  let size: { width: number; height: number } | null = null;
  for (const segment of segmentsOf(source)) {
    if (!segment.isSound) return null;
    if (isFrame(segment.code)) {
      size = frameSize(source, segment);
      if (!size) return null;
    }
    if (staysIn(source, segment)) kept.add(segment.at, segment.end);
    if (segment.code === marker.eoi) return size && { bytes: kept.copy(), ...size };
  }
  return null;
}

/** A JPEG, whole or not, without what `cleanJpeg` takes out; EXIF keeps how it was held. `pixels`: 0 where not read. */
export function jpegWithoutMetadata(source: Uint8Array): { bytes: Uint8Array; pixels: number } {
  const orientation = jpegOrientation(source);
  const kept = new KeptBytes(source);
  kept.add(0, 2);
  let pixels = 0;
  for (const segment of segmentsOf(source)) {
    const size = isFrame(segment.code) ? frameSize(source, segment) : null;
    if (size) pixels = Math.max(pixels, size.width * size.height);
    if (staysIn(source, segment)) kept.add(segment.at, segment.end);
  }
  const bytes = kept.copy();
  if (orientation === 1) return { bytes, pixels };
  // JFIF stands first where there is one; how it was held stands behind it.
  const head = source[2] === 0xff && source[3] === marker.app0 ? 4 + lengthAt(source, 4) : 2;
  return { bytes: joined([bytes.subarray(0, head), exifSegment(orientation), bytes.subarray(head)]), pixels };
}

/** How a camera was held (EXIF tag 0x0112, 1 to 8), as the first segments say; 1 where they do not. */
export function jpegOrientation(source: Uint8Array): number {
  for (const { code, at, end } of segmentsOf(source)) {
    if (code === marker.sos) return 1;
    if (code !== marker.app1 || new TextDecoder("latin1").decode(source.subarray(at + 4, at + 10)) !== "Exif\0\0")
      continue;
    const tiff = source.subarray(at + 10, end);
    return orientationOfTiff(new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength));
  }
  return 1;
}

function exifSegment(orientation: number): Uint8Array {
  const tiff = exifOfOrientation(orientation);
  return joined([Uint8Array.from([0xff, 0xe1, 0, tiff.length + 8]), new TextEncoder().encode("Exif\0\0"), tiff]);
}

function lengthAt(source: Uint8Array, at: number): number {
  return ((source[at] ?? 0) << 8) | (source[at + 1] ?? 0);
}

function frameSize(source: Uint8Array, { at, end }: Segment): { width: number; height: number } | null {
  if (end - at < 9) return null;
  const height = lengthAt(source, at + 5);
  const width = lengthAt(source, at + 7);
  return width > 0 && height > 0 ? { width, height } : null;
}

function staysIn(source: Uint8Array, { code, at, end, isSound }: Segment): boolean {
  if (code === null) return isSound || end === source.length;
  if (code === marker.com) return false;
  if (code < marker.app0 || code > marker.app15) return true;
  const name = new TextDecoder("latin1").decode(source.subarray(at + 4, at + 15));
  return code === marker.app0 || code === marker.app14 || (code === marker.app2 && name === "ICC_PROFILE");
}

/** Behind a scan's header stand its pixels, up to the next marker that is neither a stuffed zero nor a restart. */
function endOfScan(source: Uint8Array, from: number): number {
  let at = from;
  while (at + 1 < source.length) {
    const next = source[at + 1] ?? 0;
    if (source[at] === 0xff && next !== 0x00 && !standsAlone(next) && next !== 0xff) return at;
    at += 1;
  }
  return source.length;
}
