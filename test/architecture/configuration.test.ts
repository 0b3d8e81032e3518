import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");

/** `[[table]]` blocks with their lines, comments and paths apart. */
function blocks(toml: string): string[] {
  return toml
    .split(/\n(?=\[)/)
    .map((block) =>
      block
        .replace(/^(migrations_dir|#).*$/gm, "")
        .replace(/\n+/g, "\n")
        .trim(),
    )
    .filter((block) => block.startsWith("[["));
}

const bindings = [
  "d1_databases",
  "kv_namespaces",
  "r2_buckets",
  "queues.producers",
  "queues.consumers",
  "send_email",
  "ratelimits",
];

describe("configuration", () => {
  it("gives the worker tests the bindings that wrangler.toml has", () => {
    const bindings = blocks(read("wrangler.toml")).filter((block) => !block.startsWith("[[queues.consumers]]"));
    expect(blocks(read("test/support/wrangler.workers.toml"))).toEqual(bindings);
  });

  it.each(bindings)("binds %s", (name) => {
    expect(read("wrangler.toml")).toContain(`[[${name}]]`);
  });

  it("has a consumer for the dead letters too", () => {
    const consumers = blocks(read("wrangler.toml")).filter((block) => block.startsWith("[[queues.consumers]]"));
    const names = consumers.map((block) => /queue = "(.+)"/.exec(block)?.[1]);
    const deadLetters = consumers.map((block) => /dead_letter_queue = "(.+)"/.exec(block)?.[1]).filter(Boolean);
    expect(deadLetters).not.toEqual([]);
    expect(names).toEqual(expect.arrayContaining(deadLetters));
  });

  it("lists no secret in wrangler.toml and none in git", () => {
    expect(read("wrangler.toml")).not.toMatch(/^(SECRET|DATA_KEYS|ADMIN_EMAIL)\s*=/m);
    expect(read(".gitignore").split("\n")).toContain(".dev.vars");
  });
});
