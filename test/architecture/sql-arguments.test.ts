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

/** Where a list is spread into ORs, and how many there are at most: `test/workers/db/literal.test.ts` has D1's bound of a hundred. */
const spreadLists = {
  "app/features/deciding/exports/queries/all-data.server.ts": "2: read or not",
  "app/features/forms/rent-forms/queries/list-forms.server.ts": "4 spellings",
  "app/features/forms/screening/queries/select-alike-photos.server.ts": "4 parts of a picture",
};

// Red with a list of ids that becomes one OR each: a hundredth breaks the statement. Such a list is bound as JSON.
it("no list is spread into ORs but those that are short", () => {
  const files = globSync("{app,workers}/**/*.ts", { cwd: projectRoot }).sort();
  const spreading = files.filter((file) => {
    const source = readFileSync(join(projectRoot, file), "utf8");
    return /\bor\(\s*\.\.\./.test(source) || /sql\.join\([^;]*sql` OR `/.test(source);
  });
  expect(spreading).toEqual(Object.keys(spreadLists));
});
