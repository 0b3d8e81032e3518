import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { breaks } from "../mutation/breaks.ts";

const root = new URL("../..", import.meta.url).pathname;

describe("a break that `npm run mutate` makes", () => {
  // Red when a file changes and its break is forgotten: the line would stand in it no more, or twice.
  it.each(breaks)("stands once in $file: $from", ({ file, from, tests }) => {
    expect(readFileSync(root + file, "utf8").split(from)).toHaveLength(2);
    expect(existsSync(root + tests)).toBe(true);
  });
});
