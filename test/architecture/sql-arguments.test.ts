import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

/** What D1's documentation allows a function of SQL. The local one takes more. */
const argumentsAtMost = 32;
const functions = /\b(?:json_object|json_array|coalesce|concat|printf|format|min|max)\((?=[^)])/g;

/** How many arguments stand between the bracket before `from` and its own; what is filled in counts as one. */
function countArguments(source: string, from: number): number {
  let depth = 0;
  let commas = 0;
  for (let at = from; at < source.length; at += 1) {
    const sign = source[at] ?? "";
    if ("([{".includes(sign)) depth += 1;
    else if (")]}".includes(sign)) {
      if (depth === 0) return commas + 1;
      depth -= 1;
    } else if (sign === "," && depth === 0) commas += 1;
  }
  return 0;
}

// Red with a 17th key in the json_object of collect-form-facts.server.ts, which has 15.
it("no function of SQL has more arguments than D1 takes", () => {
  const files = globSync("{app,workers}/**/*.server.ts", { cwd: projectRoot });
  const counted = files.flatMap((file) => {
    const source = readFileSync(join(projectRoot, file), "utf8");
    return [...source.matchAll(functions)].map(({ index, 0: name }) => {
      return { file, name, count: countArguments(source, index + name.length) };
    });
  });
  expect(counted.filter(({ count }) => count > argumentsAtMost)).toEqual([]);
  expect(Math.max(...counted.map(({ count }) => count))).toBe(30);
});
