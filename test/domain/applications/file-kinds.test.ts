import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { DocumentKind } from "../../../app/db/schema/documents";
import { cleanFileName, kindOfContent } from "../../../app/features/applying/applications/file-kinds";
import { anyText } from "../../support/any-text";
import { smallFiles } from "../../support/apply-form";
import { impostors, strangeNames, trustedEndings } from "../../support/file-corpus";

describe("a file's kind", () => {
  it.each(Object.entries(smallFiles))("%s is known by its content", (kind, content) => {
    expect(kindOfContent(content)).toBe(kind);
  });

  const cases = Object.entries(impostors).flatMap(([what, content]) =>
    trustedEndings.map((ending) => [`${what} named file.${ending}`, content] as const),
  );
  it("is looked for in at least 250 files", () => {
    expect(cases.length + Object.keys(smallFiles).length * strangeNames.length).toBeGreaterThanOrEqual(250);
  });

  it.each(cases)("%s is refused", (_name, content) => {
    expect(kindOfContent(content)).toBeNull();
  });

  it.each(strangeNames)("an honest file called %j is taken for what it is, and its name ends so", (name) => {
    for (const [kind, content] of Object.entries(smallFiles)) {
      expect(kindOfContent(content)).toBe(kind);
      expect(cleanFileName(name, kind as DocumentKind)).toMatch(new RegExp(`[^.]\\.${kind}$`));
    }
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
      fc.property(anyText(600), (name) => {
        const clean = cleanFileName(name, "jpg");
        expect(clean).not.toMatch(/[\\/\p{Cc}\p{Cf}]/u);
        expect([...clean].length).toBeLessThanOrEqual(120);
        expect(clean).toMatch(/\.(jpe?g?|jfif)$/i);
      }),
    );
  });
});
