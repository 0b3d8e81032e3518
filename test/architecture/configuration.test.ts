import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import { bindingsOf, type Settings, wantedBindings } from "../../scripts/lib/deploy-checks.ts";
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
    .filter((block) => block.startsWith("[[") && !block.startsWith("[[env."));
}

const bindings = [
  "d1_databases",
  "kv_namespaces",
  "r2_buckets",
  "queues.producers",
  "queues.consumers",
  "send_email",
  "analytics_engine_datasets",
];

const readSettings = (env: string) =>
  unstable_readConfig(
    { config: join(projectRoot, "wrangler.toml"), env },
    { hideWarnings: true },
  ) as unknown as Settings;

// Red when a binding is written for one environment only: the other would have none of that name, and no warning.
describe("the configuration of staging", () => {
  const [production, staging] = [readSettings(""), readSettings("staging")];

  it("has every binding of production, and both have all that the Worker reads", () => {
    expect(bindingsOf(staging)).toEqual(bindingsOf(production));
    expect(bindingsOf(production)).toEqual(wantedBindings);
    expect(Object.keys(staging.vars)).toEqual(Object.keys(production.vars));
    expect([staging.triggers, staging.observability]).toEqual([production.triggers, production.observability]);
  });

  // Red where a limit is raised for the sake of one long piece of work: it would hold for every visitor's request.
  it("has the default Worker limits, as production has, so that long work runs in steps", () => {
    const limits = { cpu_ms: 30_000, subrequests: 10_000 };
    expect([production.limits, staging.limits]).toEqual([limits, limits]);
  });

  it("shares no database, store, queue or dataset with production", () => {
    const own = ({ d1_databases, kv_namespaces, r2_buckets, queues, analytics_engine_datasets }: Settings) => [
      ...d1_databases.map(({ database_id: id }) => id),
      ...kv_namespaces.map(({ id }) => id),
      ...r2_buckets.map(({ bucket_name: name }) => name),
      ...(queues.consumers ?? []).map(({ queue }) => queue),
      ...(queues.producers ?? []).map(({ queue }) => queue),
      ...analytics_engine_datasets.map(({ dataset }) => dataset),
    ];
    expect(own(staging).filter((id) => own(production).includes(id))).toEqual([]);
    expect(own(staging)).toHaveLength(own(production).length);
  });

  it("has the retries of production", () => {
    const numbers = ({ queues }: Settings) =>
      (queues.consumers ?? []).map(({ queue: _queue, dead_letter_queue: _dead, ...rest }) => rest);
    expect(numbers(staging)).toEqual(numbers(production));
  });
});

describe("the configuration in wrangler.toml", () => {
  it("has the same bindings as the worker tests' configuration", () => {
    const bindings = blocks(read("wrangler.toml")).filter((block) => !block.startsWith("[[queues.consumers]]"));
    expect(blocks(read("test/support/wrangler.workers.toml"))).toEqual(bindings);
  });

  it.each(bindings)("binds %s", (name) => {
    expect(read("wrangler.toml")).toContain(`[[${name}]]`);
  });

  it("has a consumer for the dead-letter queues", () => {
    const consumers = blocks(read("wrangler.toml")).filter((block) => block.startsWith("[[queues.consumers]]"));
    const names = consumers.map((block) => /queue = "(.+)"/.exec(block)?.[1]);
    const deadLetters = consumers.map((block) => /dead_letter_queue = "(.+)"/.exec(block)?.[1]).filter(Boolean);
    expect(deadLetters).not.toEqual([]);
    expect(names).toEqual(expect.arrayContaining(deadLetters));
  });

  // Red when invocation_logs is left out or true: addresses of the kind /manage/{token} would be kept with each request.
  it("logs and traces no URLs: some are links that grant access", () => {
    const settings = read("wrangler.toml");
    expect(settings).toMatch(/\[observability\.logs\]\nenabled = true\ninvocation_logs = false/);
    expect(settings).toMatch(/\[observability\.traces\]\nenabled = false/);
    expect(settings).toMatch(/\[observability\]\nenabled = true\nredact_query_string = true/);
  });

  it("contains no secret, and git contains none", () => {
    expect(read("wrangler.toml")).not.toMatch(/^(SECRET|DATA_KEYS|ADMIN_EMAIL)\s*=/m);
    expect(read(".gitignore").split("\n")).toContain(".dev.vars");
  });
});

// Red when the Worker is deployed first: it would ask for columns that are not there.
it("npm run deploy migrates the database before it deploys", () => {
  const steps = [...read("scripts/deploy.ts").matchAll(/^wrangler\(\["(\w+)"(?:, "(\w+)")?/gm)].map(([, one, two]) =>
    `${one} ${two ?? ""}`.trim(),
  );
  expect(steps).toEqual(["deploy", "d1 migrations", "deploy"]);
  expect(read("scripts/deploy.ts")).toMatch(/^wrangler\(\["deploy", "--dry-run"/m);
});
