import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { markedImage } from "../../../app/features/applying/documents/marked-image";
import { watermarkText } from "../../../app/features/applying/documents/watermark";
import { jpegOrientation } from "../../../app/files/jpeg/jpeg";
import { stampPdf } from "../../../app/files/pdf/stamp-pdf";
import { bare, readPdf } from "../../support/read-pdf";
import { shownFiles } from "../../support/shown-files";

const at = new Date("2026-11-21T14:05:09Z");
const words = watermarkText("Dana Hartley", at, "en");
const bytesOf = (stamped: Awaited<ReturnType<typeof stampPdf>>) =>
  Uint8Array.from(stamped.ok ? stamped.value : []).buffer;
const svgOf = (kind: "jpg" | "png", text = words) =>
  new TextDecoder().decode(markedImage(kind, shownFiles[kind], text));

describe("the watermark's text", () => {
  it("states who viewed it and when, with the time zone", () => {
    expect(words).toBe("Viewed by Dana Hartley on 21 Nov 2026, 14:05 UTC");
  });

  // Red without the replace in watermarkText: the mark turns what follows around.
  it("cannot be reordered by right-to-left characters in a name, and has a fallback without a name", () => {
    expect(watermarkText("Dana\u202e\n", at, "en")).toBe("Viewed by Dana on 21 Nov 2026, 14:05 UTC");
    expect(watermarkText(" ", at, "en")).toContain("Viewed by the landlord on");
  });
});

describe("a watermarked PDF", () => {
  it("has the text on each page of the copy, and the original is unchanged", async () => {
    const source = await PDFDocument.create();
    for (const size of [
      [595, 842],
      [842, 595],
      [200, 2000],
    ] as const)
      source.addPage([...size]);
    const original = await source.save();
    const before = original.slice();
    const stamped = await stampPdf(original, words);
    expect(original).toEqual(before);
    const { pages } = await readPdf(bytesOf(stamped));
    expect(pages.map((page) => page.words.includes(bare(words)))).toEqual([true, true, true]);
  });

  it("keeps its own text", async () => {
    const stamped = await stampPdf(shownFiles.pdf, words);
    expect((await readPdf(bytesOf(stamped))).words).toContain("PayslipofAdaBell");
  });

  it("is left to the viewer when damaged, encrypted, too large or when the font lacks the name's letters", async () => {
    const source = await PDFDocument.create();
    source.addPage();
    const plain = await source.save();
    source.encrypt({ userPassword: "secret", ownerPassword: "more" });
    const locked = await source.save();
    const large = new Uint8Array(6_000_001);
    large.set(plain);
    const left = { ok: false, code: "unreadable" };
    expect(await stampPdf(new TextEncoder().encode("%PDF-1.4 nothing"), words)).toMatchObject(left);
    expect(await stampPdf(locked, words)).toMatchObject(left);
    expect(await stampPdf(large, words)).toMatchObject(left);
    expect(await stampPdf(plain, watermarkText("محمد", at, "en"))).toMatchObject(left);
    expect(await stampPdf(plain, words)).toMatchObject({ ok: true });
  });
});

describe("a watermarked picture", () => {
  it("of a phone is upright, without the camera's metadata", () => {
    expect(jpegOrientation(shownFiles.jpg)).toBe(6);
    const svg = svgOf("jpg");
    expect(svg).toContain('width="40" height="60" viewBox="0 0 40 60"');
    expect(svg).toContain('transform="matrix(0 1 -1 0 40 0)"');
    const inner = atob(/base64,([^"]+)"/.exec(svg)?.[1] ?? "");
    expect(inner.startsWith("\xff\xd8")).toBe(true);
    expect(inner).not.toContain("Exif");
  });

  it("has the text once across and once below", () => {
    const svg = svgOf("png");
    expect(svg).toContain('viewBox="0 0 240 160"');
    expect(svg.split(words).length - 1).toBe(2);
  });

  // Red without escapeXml.
  it("contains a name as plain text, whatever characters it has", () => {
    const svg = svgOf("png", watermarkText('<script>alert(1)</script>"&', at, "en"));
    expect(svg).not.toContain("<script");
    expect(svg).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;");
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a cut JPEG", shownFiles.jpg.slice(0, 60)],
    [
      "a segment that ends beyond the file",
      new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0x45, 0x78, 0x69, 0x66, 0, 0, 1]),
    ],
    ["segments of no length", new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0])],
  ])("is not rotated by a meaningless orientation: %s", (_what, source) => {
    expect(jpegOrientation(source)).toBe(source.length === 60 ? 6 : 1);
  });
});
