import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanJpeg } from "../../../app/files/jpeg/jpeg";

const segment = (code: number, content: number[]) => [
  0xff,
  code,
  (content.length + 2) >> 8,
  (content.length + 2) & 255,
  ...content,
];
const ascii = (text: string) => [...new TextEncoder().encode(text)];
const frame = segment(0xc2, [8, 0x04, 0xb0, 0x06, 0x40, 1, 1, 0x11, 0]);
const scan = [...segment(0xda, [1, 1, 0, 0, 63, 0]), 0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56];
const end = [0xff, 0xd9];
const exif = segment(0xe1, ascii("Exif\0\0GPS 45.5 -122.6"));
const profile = segment(0xe2, [...ascii("ICC_PROFILE\0"), 1, 1]);

function jpeg(...parts: number[][]): Uint8Array {
  return Uint8Array.from([0xff, 0xd8, ...parts.flat()]);
}

const has = (bytes: Uint8Array | undefined, text: string) => new TextDecoder("latin1").decode(bytes).includes(text);

describe("a JPEG prepared for viewing", () => {
  it("keeps pixels, size and colours", () => {
    const source = jpeg(segment(0xe0, ascii("JFIF\0")), profile, frame, scan, end);
    expect(cleanJpeg(source)).toEqual({ bytes: source, width: 1600, height: 1200 });
  });

  it("loses the camera's metadata: location, time, comments, thumbnails, wherever they are", () => {
    const note = segment(0xfe, ascii("taken at home"));
    const clean = cleanJpeg(jpeg(exif, note, frame, scan, exif, scan, note, end));
    expect(clean?.bytes).toEqual(jpeg(frame, scan, scan, end));
  });

  it("loses data appended after its end", () => {
    const clean = cleanJpeg(Uint8Array.from([...jpeg(frame, scan, end), ...ascii("<script>alert(1)</script>")]));
    expect(has(clean?.bytes, "script")).toBe(false);
  });

  it("is refused when it is no JPEG, truncated or has no size", () => {
    for (const source of [
      Uint8Array.from(ascii("<svg onload=alert(1)>")),
      jpeg(frame, scan),
      jpeg(scan, end),
      jpeg([0xff, 0xe1, 0xff, 0xff, 1]),
      jpeg([0xff, 0xe1, 0, 0]),
      new Uint8Array(),
    ]) {
      expect(cleanJpeg(source)).toBeNull();
    }
  });

  it("never throws on random content, and cleaning twice changes nothing more", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.boolean(), (noise, isWrapped) => {
        const source = isWrapped ? jpeg(frame, [...noise], scan, end) : noise;
        const clean = cleanJpeg(source);
        if (clean) expect(cleanJpeg(clean.bytes)?.bytes).toEqual(clean.bytes);
      }),
    );
  });
});
