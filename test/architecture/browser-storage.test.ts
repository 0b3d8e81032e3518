import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

// Red with `localStorage.getItem(key)` anywhere else: it throws where storage is switched off.
it("browser storage is used in one module only, which never throws", () => {
  const files = globSync("{app,public}/**/*.{ts,tsx,js}", { cwd: projectRoot });
  const asking = files.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB)\b\s*[.;,)\]]/.test(readFileSync(join(projectRoot, file), "utf8")),
  );
  expect(asking).toEqual(["app/kernel/browser-storage.ts"]);
});

// Red with `navigator.language` anywhere else: a browser may say "en-US@posix", which throws in Intl.
it("the reader's languages are read in one module only, which returns valid tags", () => {
  const files = globSync("{app,public}/**/*.{ts,tsx,js}", { cwd: projectRoot });
  const asking = files.filter((file) => /navigator\.languages?\b/.test(readFileSync(join(projectRoot, file), "utf8")));
  expect(asking).toEqual(["app/kernel/reader-languages.ts"]);
});
