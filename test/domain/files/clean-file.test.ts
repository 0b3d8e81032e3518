import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../../../app/db/schema/documents";
import { cleanFile } from "../../../app/features/applying/applications/clean-file";
import { jpegOrientation } from "../../../app/files/jpeg/jpeg";
import { picturePixelsMax } from "../../../app/files/picture-limits";
import { smallFiles } from "../../support/apply-form";
import { heicWithExif, jpegWith, pngWith, secret } from "../../support/pictures-with-metadata";
import { shownFiles } from "../../support/shown-files";

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const clean = (kind: DocumentKind, bytes: Uint8Array) => textOf(cleanFile(kind, bytes).bytes);

describe("a stored JPEG", () => {
  // Red without staysIn in jpeg.ts.
  it.each(Object.entries(jpegWith))("has no location, time, device or comment: %s", (_what, bytes) => {
    expect(textOf(bytes)).toContain(secret);
    expect(clean("jpg", bytes)).not.toContain(secret);
  });

  it("keeps its pixels, its colour profile and its orientation", () => {
    const kept = cleanFile("jpg", shownFiles.jpg);
    expect(jpegOrientation(shownFiles.jpg)).toBe(6);
    expect(jpegOrientation(kept.bytes)).toBe(6);
    expect(textOf(kept.bytes)).toContain("ICC_PROFILE");
    expect(textOf(kept.bytes).split("Exif")).toHaveLength(2);
    const scan = textOf(shownFiles.jpg).slice(textOf(shownFiles.jpg).indexOf("\xff\xda"));
    expect(textOf(kept.bytes).endsWith(scan)).toBe(true);
    expect(kept.pixels).toBe(60 * 40);
    expect(cleanFile("jpg", kept.bytes)).toEqual(kept);
  });
});

describe("a stored PNG", () => {
  // Red with another chunk in keptChunks.
  it.each(Object.entries(pngWith))("has no text, time or EXIF: %s", (_what, bytes) => {
    expect(textOf(bytes)).toContain(secret);
    expect(clean("png", bytes)).not.toContain(secret);
  });

  it("keeps its pixels and its orientation", () => {
    expect(cleanFile("png", shownFiles.png)).toEqual({ bytes: new Uint8Array(shownFiles.png), pixels: 240 * 160 });
    const turned = cleanFile("png", pngWith["EXIF that turns it"] ?? new Uint8Array());
    expect(textOf(turned.bytes)).toContain("eXIfMM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x08\0\0\0\0\0\0");
    expect(cleanFile("png", turned.bytes)).toEqual(turned);
  });
});

describe("a stored HEIC", () => {
  // Red without `zero` in heic.ts.
  it.each(Object.entries(heicWithExif))(
    "has zeros in place of EXIF and XMP, at unchanged offsets: %s",
    (_what, bytes) => {
      const kept = cleanFile("heic", bytes).bytes;
      expect(textOf(bytes).split(secret)).toHaveLength(3);
      expect(textOf(kept)).not.toContain(secret);
      expect(kept).toHaveLength(bytes.length);
      const changed = [...kept].filter((byte, at) => byte !== bytes[at]);
      expect(changed.length).toBeLessThan(120);
      expect(changed.every((byte) => byte === 0)).toBe(true);
      expect(textOf(kept)).toContain("pixels stay");
    },
  );

  it("without EXIF and XMP is unchanged, and its size is known", () => {
    expect(cleanFile("heic", shownFiles.heic)).toEqual({ bytes: shownFiles.heic, pixels: 192 * 128 });
  });
});

describe("cleaning any file", () => {
  it.each(Object.entries(smallFiles))("accepts a minimal %s", (kind, bytes) => {
    expect(cleanFile(kind as DocumentKind, bytes).bytes).toEqual(new Uint8Array(bytes));
  });

  it("recognises an absurd size by the header", () => {
    const png = new Uint8Array(shownFiles.png);
    new DataView(png.buffer).setUint32(16, 60_000);
    new DataView(png.buffer).setUint32(20, 60_000);
    expect(cleanFile("png", png).pixels).toBeGreaterThan(picturePixelsMax);
    const heic = shownFiles.heic.slice();
    const at = textOf(heic).indexOf("ispe");
    new DataView(heic.buffer).setUint32(at + 8, 60_000);
    new DataView(heic.buffer).setUint32(at + 12, 60_000);
    expect(cleanFile("heic", heic).pixels).toBeGreaterThan(picturePixelsMax);
  });

  it("finishes on random content, and grows a file only by its orientation", () => {
    const heads = {
      jpg: [0xff, 0xd8, 0xff, 0xe1],
      png: [...shownFiles.png.slice(0, 33)],
      heic: [...shownFiles.heic.slice(0, 60)],
    };
    fc.assert(
      fc.property(fc.constantFrom("jpg", "png", "heic"), fc.uint8Array({ maxLength: 300 }), (kind, noise) => {
        const bytes = Uint8Array.from([...heads[kind], ...noise]);
        expect(cleanFile(kind, bytes).bytes.length).toBeLessThanOrEqual(bytes.length + 38);
      }),
    );
  });
});
