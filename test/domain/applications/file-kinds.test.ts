import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanFileName, kindOfContent } from "../../../app/features/applications/file-kinds";
import { smallFiles } from "../../support/apply-form";

const bytes = (text: string) => new Uint8Array([...text].map((letter) => letter.charCodeAt(0)));
const ftyp = (brand: string, ...more: string[]) =>
  bytes(`\0\0\0${String.fromCharCode(16 + 4 * more.length)}ftyp${brand}\0\0\0\0${more.join("")}`);

/** Contents that are none of the four kinds, whatever their name says. */
const impostors: Record<string, Uint8Array> = {
  html: bytes("<!doctype html><script>alert(1)</script>"),
  "html with a PDF's mark": bytes("<html><!-- %PDF-1.4 --><script>alert(1)</script>"),
  "script with a PDF's mark": bytes("#!/bin/sh\n%PDF-1.4"),
  svg: bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  xml: bytes('<?xml version="1.0"?><a/>'),
  zip: bytes("PK\x03\x04rest"),
  gif: bytes("GIF89a\x01\x00\x01\x00"),
  bmp: bytes("BM\x36\x00"),
  webp: bytes("RIFF\x00\x00\x00\x00WEBPVP8 "),
  tiff: bytes("II*\x00"),
  exe: bytes("MZ\x90\x00"),
  elf: bytes("\x7fELF"),
  mp4: ftyp("isom", "mp41"),
  avif: ftyp("avif", "mif1"),
  "mif1 without HEVC": ftyp("mif1", "avif"),
  "png without its header": bytes("\x89PNG\r\n\x1a\nxxxxIDAT"),
  "a jpeg's first two bytes": bytes("\xff\xd8\x00"),
  "PDF of version 9": bytes("%PDF-9.9"),
  "PDF mark too late": bytes(`${" ".repeat(2000)}%PDF-1.4`),
  empty: new Uint8Array(),
};

describe("a file's kind", () => {
  it.each(Object.entries(smallFiles))("%s is known by its content", (kind, content) => {
    expect(kindOfContent(content)).toBe(kind);
  });

  // 20 contents under 4 false names each.
  const cases = Object.entries(impostors).flatMap(([what, content]) =>
    ["pdf", "jpg", "png", "heic"].map((ending) => [`${what} named file.${ending}`, content] as const),
  );
  it.each(cases)("%s is refused", (_name, content) => {
    expect(kindOfContent(content)).toBeNull();
  });
});

describe("a file's name", () => {
  it.each([
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\me\\pay slip.PDF", "pay slip.PDF"],
    ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie x=1.pdf"],
    ["\u202efdp.exe", "fdp.exe.pdf"],
    ["", "document.pdf"],
    [".pdf", "pdf.pdf"],
    ["\u05de\u05e9\u05db\u05d5\u05e8\u05ea.pdf", "\u05de\u05e9\u05db\u05d5\u05e8\u05ea.pdf"],
  ])("%j becomes %j", (name, clean) => {
    expect(cleanFileName(name, "pdf")).toBe(clean);
  });

  it("never holds a path, a line end or a control character, and is never long", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (name) => {
        const clean = cleanFileName(name, "jpg");
        expect(clean).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
        expect([...clean].length).toBeLessThanOrEqual(120);
        expect(clean).toMatch(/\.(jpe?g?|jfif)$/i);
      }),
    );
  });
});
