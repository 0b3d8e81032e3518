import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

it("docs/dependencies.md names exactly the packages of package.json", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json"));
  const [serving = "", testing = ""] = read("docs/dependencies.md").split("## For checks, tests and assets alone");
  const named = (text: string) => [...text.matchAll(/^- `([^`]+)`: /gm)].map(([, name]) => name).sort();

  expect(named(serving)).toEqual(Object.keys(dependencies).sort());
  expect(named(testing)).toEqual(Object.keys(devDependencies).sort());
});
