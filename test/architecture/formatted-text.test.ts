import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** Pages without React: nothing is drawn anew there. */
const isPlain = (file: string) =>
  /^app\/features\/applying\/((apply|applicant|answering)\/|viewings\/ui\/record-page)/.test(file);

// Red with <dd>{formatMoment(...)}</dd>: "at" in one edition of a locale and a comma in the other throw the page away.
it("times and zone names are formatted in a way that does not depend on the ICU version", () => {
  const files = globSync("app/**/*.tsx", { cwd: projectRoot }).filter(
    (file) => !isPlain(file) && !/\/mails\//.test(file),
  );
  const bare = files.filter((file) => {
    const text = readFileSync(join(projectRoot, file), "utf8");
    return (
      /\b(formatMoment|formatExactly|momentInZone|momentText|momentFor|zoneName)\(/.test(text) &&
      !/<Formatted\b|suppressHydrationWarning/.test(text)
    );
  });
  expect(bare).toEqual([]);
});
