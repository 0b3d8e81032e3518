import fc from "fast-check";
import { expect, it } from "vitest";
import { stampPdf } from "../../../app/files/pdf/stamp-pdf";
import { shownFiles } from "../../support/shown-files";

const change = fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), bytes: fc.uint8Array({ maxLength: 12 }) });

// Red with an Error instead of a PdfError in the lexer.
it("a PDF with random bytes changed is watermarked or refused, and nothing throws", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 6 }), async (changes) => {
      const source = new Uint8Array(shownFiles.pdf);
      for (const { at, bytes } of changes) source.set(bytes, Math.floor(at * (source.length - bytes.length)));
      const stamped = await stampPdf(source, "Viewed by Ada");
      expect(stamped.ok || ["unreadable", "too-costly"].includes(stamped.code)).toBe(true);
    }),
    { seed: 40, numRuns: 300 },
  );
});
