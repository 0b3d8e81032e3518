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

  // Red when invocation_logs is left out or true: addresses of the kind /manage/{token} would be kept with each request.
  it("keeps no addresses in logs or traces: some of them are links that open what they name", () => {
    const settings = read("wrangler.toml");
    expect(settings).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/);
    expect(settings).toMatch(/\[observability\.traces\]\nenabled = false/);
    expect(settings).toMatch(/\[observability\]\nenabled = true\nredact_query_string = true/);
  });

  it("lists no secret in wrangler.toml and none in git", () => {
    expect(read("wrangler.toml")).not.toMatch(/^(SECRET|DATA_KEYS|ADMIN_EMAIL)\s*=/m);
    expect(read(".gitignore").split("\n")).toContain(".dev.vars");
  });
});
