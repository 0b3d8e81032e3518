import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Files of the door: whoever else reads a post reads through them, within a limit. */
const door = /^app\/platform\/body\//;
/** Lines that only look like it. */
const allowed = [
  "app/routes/app/forms-new.tsx: clientAction reads in the browser what the page itself is about to post",
  "app/features/forms/builder/remote-draft.ts: an own request, in the browser",
  "workers/api/auth.ts: asks whether there is a body",
  "workers/refused-posts.ts: reads an answer of ours",
];
const reads =
  /(?:\b(?:request|req)|\.raw|clone\(\))\s*\??\.\s*(?:json|text|arrayBuffer|blob|bytes)\(|\.(?:formData|parseBody)\(|\b(?:request|req|raw)\??\.body\b/;

function readsIn(source: string): number {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "");
  return code.split("\n").filter((line) => reads.test(line.replace(/\/\/.*/, ""))).length;
}

describe("reading a request's body", () => {
  // Red with `await request.formData()` in any action: nothing would count its bytes.
  it("happens in app/platform/body only", () => {
    const readers = globSync(["app/**/*.{ts,tsx}", "workers/**/*.ts"])
      .filter((path) => !door.test(path))
      .flatMap((path) => Array<string>(readsIn(readFileSync(path, "utf8"))).fill(path));
    expect(readers.sort()).toEqual(allowed.map((line) => line.split(":")[0]).sort());
  });

  it.each([
    ["await request.formData()", 1],
    ["await request.clone().json()", 1],
    ["await c.req.raw.text()", 1],
    ["await c.req.json()", 1],
    ["const reader = request.body.getReader()", 1],
    ["await readFields(request, 100)", 0],
    ["await response.json()", 0],
  ])("is detected elsewhere: %s", (code, count) => {
    expect(readsIn(code)).toBe(count);
  });
});
