import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

// Red when a cookie is set under a name that the privacy page does not list.
it("the privacy policy names every cookie that the code sets", () => {
  const page = "app/features/site/marketing/ui/privacy-cookies.tsx";
  const sources = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"], { cwd: projectRoot }).filter(
    (path) => path !== page,
  );
  const texts = sources.map(read).filter((text) => text.includes("__Host-") || /cookie/i.test(text));
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(/["`}](?:__Host-)?(rf[-.][a-z_]+)/g)].map(([, name = ""]) => name)),
  );
  expect(names.size).toBeGreaterThan(6);
  const listed = read(page);
  expect([...names].filter((name) => !listed.includes(name))).toEqual([]);
});
