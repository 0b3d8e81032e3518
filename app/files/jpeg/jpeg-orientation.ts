import { orientationOfTiff } from "../exif-orientation";

/** How a camera was held (EXIF tag 0x0112, 1 to 8), read from the first segments of a JPEG; 1 where it is not said. */
export function jpegOrientation(source: Uint8Array): number {
  const view = new DataView(source.buffer, source.byteOffset, source.byteLength);
  let at = 2;
  while (at + 10 < source.length && source[at] === 0xff) {
    const length = view.getUint16(at + 2);
    if (source[at + 1] === 0xe1 && isExif(source, at + 4)) {
      const end = Math.min(at + 2 + length, source.length);
      return orientationOfTiff(new DataView(source.buffer, source.byteOffset + at + 10, end - at - 10));
    }
    if (source[at + 1] === 0xda || length < 2) return 1;
    at += 2 + length;
  }
  return 1;
}

function isExif(source: Uint8Array, at: number): boolean {
  return [0x45, 0x78, 0x69, 0x66, 0, 0].every((byte, index) => source[at + index] === byte);
}
