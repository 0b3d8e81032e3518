import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../../../app/db/schema/documents";
import { cleanFileName, kindOfContent } from "../../../app/features/applying/applications/file-kinds";
import { anyText } from "../../support/any-text";
import { smallFiles } from "../../support/apply-form";
import { impostors, strangeNames, trustedEndings } from "../../support/file-corpus";

describe("the type of an uploaded file", () => {
  it.each(Object.entries(smallFiles))("is recognised by content: %s", (kind, content) => {
    expect(kindOfContent(content)).toBe(kind);
  });

  const cases = Object.entries(impostors).flatMap(([what, content]) =>
    trustedEndings.map((ending) => [`${what} named file.${ending}`, content] as const),
  );
  it("is checked with at least 250 files", () => {
    expect(cases.length + Object.keys(smallFiles).length * strangeNames.length).toBeGreaterThanOrEqual(250);
  });

  it.each(cases)("is refused: %s", (_name, content) => {
    expect(kindOfContent(content)).toBeNull();
  });

  it.each(strangeNames)("of a valid file named %j is kept, and its name gets the matching extension", (name) => {
    for (const [kind, content] of Object.entries(smallFiles)) {
      expect(kindOfContent(content)).toBe(kind);
      expect(cleanFileName(name, kind as DocumentKind)).toMatch(new RegExp(`[^.]\\.${kind}$`));
    }
  });
});

describe("the name of an uploaded file", () => {
  it.each([
    ["../../etc/passwd", "passwd.pdf"],
    ["C:\\Users\\me\\pay slip.PDF", "pay slip.PDF"],
    ["a\r\nSet-Cookie: x=1.pdf", "aSet-Cookie x=1.pdf"],
    ["\u202efdp.exe", "fdp.exe.pdf"],
    ["", "document.pdf"],
    [".pdf", "pdf.pdf"],
    ["\u05de\u05e9\u05db\u05d5\u05e8\u05ea.pdf", "\u05de\u05e9\u05db\u05d5\u05e8\u05ea.pdf"],
  ])("%j is stored as %j", (name, clean) => {
    expect(cleanFileName(name, "pdf")).toBe(clean);
  });

  it("never contains a path, a line break or a control character, and is never long", () => {
    fc.assert(
      fc.property(anyText(600), (name) => {
        const clean = cleanFileName(name, "jpg");
        expect(clean).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
        expect([...clean].length).toBeLessThanOrEqual(120);
        expect(clean).toMatch(/\.(jpe?g?|jfif)$/i);
      }),
    );
  });
});
