import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

// Documents of one upload have one moment: by that alone they stand now so, now so, on two pages that are compared.
it("documents are ordered by time and then by id everywhere", () => {
  const loose = globSync("app/**/*.ts", { cwd: projectRoot }).filter((file) =>
    /orderBy\([^;]*asc\(document\.createdAt\)(?!, asc\(document\.id\))/.test(
      readFileSync(join(projectRoot, file), "utf8"),
    ),
  );
  expect(loose).toEqual([]);
});
