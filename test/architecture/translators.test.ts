import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** What is isolated for its direction and is words, not a name: a reader may want it in another language. */
const words: Record<string, string> = {
  "app/features/people/account-data/ui/what-waits.tsx": "what waits for a landlord",
  "app/features/applying/answering/ui/fold.tsx": "titles of parts of a page",
  "app/features/applying/answering/ui/items.tsx": "an entry of a repeated section, in short",
  "app/features/applying/info-requests/ui/asked-now.tsx": "a question",
  "app/features/applying/messages/ui/thread-corner.tsx": "questions",
  "app/features/applying/messages/ui/thread-entries.tsx": "questions",
  "app/features/deciding/inbox/ui/active-filters.tsx": "what is filtered by",
  "app/ui/isolated-text.tsx": "names, and labels of questions",
  "app/ui/panels.tsx": "titles of panels",
};

// Red with <bdi>{name}</bdi>: a page's translator would make "Mr White" another man.
it("names, files and titles of homes are marked as not to be translated", () => {
  const files = globSync("app/**/*.tsx", { cwd: projectRoot }).filter((file) => !/\/(gallery|mails)\//.test(file));
  const bare = files.filter((file) =>
    /<bdi(?![^>]*translate=)[ >]/.test(readFileSync(join(projectRoot, file), "utf8")),
  );
  expect(bare.sort()).toEqual(Object.keys(words).sort());
});
