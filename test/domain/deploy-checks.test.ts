import { describe, expect, it } from "vitest";
import {
  checkHealth,
  checkMigrations,
  checkPage,
  checkSecrets,
  checkSettings,
  currentVersion,
  pendingMigrations,
  rollbackWords,
  type Settings,
} from "../../scripts/lib/deploy-checks.ts";

const ready: Settings = {
  vars: {
    ENVIRONMENT: "production",
    BASE_URL: "https://rentform.test-of-deploy.net",
    MAIL_ADAPTER: "cloudflare",
    MAIL_FROM: "Rentform <hello@test-of-deploy.net>",
    SUPPORT_EMAIL: "support@test-of-deploy.net",
    OPERATOR: "Somebody, Street 1, Town, Country",
    OPERATOR_LAW: "Switzerland",
  },
  d1_databases: [{ binding: "DB", database_id: "2f1c2d3e-1111-4222-8333-444455556666" }],
  kv_namespaces: [{ binding: "PUBLISHED_FORMS", id: "0f2ac74b498b48028cb68387c421e279" }],
  r2_buckets: [{ binding: "DOCUMENTS", bucket_name: "documents" }],
  queues: {
    producers: ["URGENT", "MAIL", "BULK", "EXPORT", "MAIL_EVENT"].map((name) => ({
      binding: `${name}_QUEUE`,
      queue: name,
    })),
    consumers: [
      ...["URGENT", "MAIL", "BULK", "EXPORT", "MAIL_EVENT"].map((queue) => ({
        queue,
        dead_letter_queue: "mail-dead",
        max_concurrency: 4,
      })),
      { queue: "mail-dead", max_concurrency: 1 },
    ],
  },
  send_email: [{ name: "EMAIL" }],
  analytics_engine_datasets: [{ binding: "METRICS", dataset: "rentform" }],
  assets: { binding: "ASSETS" },
  triggers: { crons: ["* * * * *"] },
  observability: { logs: { invocation_logs: false } },
};

type Consumers = NonNullable<Settings["queues"]["consumers"]>;
const withConsumers = (change: (all: Consumers) => Consumers) => ({
  queues: { ...ready.queues, consumers: change(ready.queues.consumers ?? []) },
});
const vars = (change: Record<string, string>) => ({ vars: { ...ready.vars, ...change } });

describe("the checks before a deploy", () => {
  it("find nothing wrong with complete settings", () => {
    expect(checkSettings(ready)).toEqual([]);
  });

  it.each<[Partial<Settings>, RegExp]>([
    [{ d1_databases: [{ binding: "DB", database_id: "00000000-0000-0000-0000-000000000001" }] }, /database_id/],
    [{ d1_databases: [] }, /^The D1 binding DB is missing$/],
    [{ kv_namespaces: [{ binding: "PUBLISHED_FORMS", id: "00000000000000000000000000000002" }] }, /KV id/],
    [{ r2_buckets: [{ binding: "OTHER" }] }, /^The R2 binding DOCUMENTS is missing$/],
    [{ analytics_engine_datasets: [] }, /METRICS is missing/],
    [withConsumers((all) => all.filter(({ queue }) => queue !== "mail-dead")), /dead letters/],
    [withConsumers((all) => all.filter(({ queue }) => queue !== "BULK")), /no consumer/],
    [withConsumers((all) => all.map(({ max_concurrency: _none, ...rest }) => rest)), /max_concurrency/],
    [
      {
        queues: {
          ...ready.queues,
          producers: ready.queues.producers?.filter(({ binding }) => binding !== "EXPORT_QUEUE"),
        },
      },
      /EXPORT_QUEUE is missing/,
    ],
    [{ triggers: { crons: [] } }, /no cron/],
    [{ observability: {} }, /invocations/],
    [vars({ BASE_URL: "https://rentform.example" }), /rentform\.example/],
    [vars({ BASE_URL: "http://test-of-deploy.net" }), /https/],
    [vars({ OPERATOR: "" }), /OPERATOR/],
    [vars({ ENVIRONMENT: "development" }), /ENVIRONMENT/],
    [vars({ MAIL_ADAPTER: "local" }), /MAIL_ADAPTER/],
  ])("stop at %j", (change, words) => {
    expect(checkSettings({ ...ready, ...change })).toEqual([expect.stringMatching(words)]);
  });

  it("name the secrets that are missing", () => {
    expect(checkSecrets('[{"name":"SECRET","type":"secret_text"},{"name":"ADMIN_EMAIL"}]')).toEqual([
      "The secret DATA_KEYS is missing",
    ]);
    expect(checkSecrets("")).toHaveLength(3);
  });

  it("ask for Resend's secrets only where it sends the mail", () => {
    const listed = JSON.stringify(["SECRET", "DATA_KEYS", "ADMIN_EMAIL", "RESEND_API_KEY"].map((name) => ({ name })));
    expect(checkSecrets(listed, "cloudflare")).toEqual([]);
    expect(checkSecrets(listed, "resend")).toEqual(["The secret RESEND_WEBHOOK_SECRET is missing"]);
    expect(checkSecrets("", "resend")).toContain("The secret RESEND_API_KEY is missing");
  });

  it("read the pending migrations from wrangler's table", () => {
    const table =
      "Migrations to be applied:\n┌──────┐\n│ Name │\n├──────┤\n│ 0023_operations.sql │\n│ 0024_a-b.sql │\n└──────┘";
    expect(pendingMigrations(table)).toEqual(["0023_operations.sql", "0024_a-b.sql"]);
    expect(pendingMigrations("✅ No migrations to apply!")).toEqual([]);
  });

  it.each([
    ["CREATE TABLE a (b text); CREATE INDEX c ON a (b);", []],
    ["ALTER TABLE a ADD d integer; -- DROP TABLE a, some day\n/* DELETE FROM a */", []],
    ["ALTER TABLE `a` DROP COLUMN `b`;", ["1.sql drops a table or a column"]],
    ["drop  table a;", ["1.sql drops a table or a column"]],
    ["DROP INDEX c;", ["1.sql drops an index or a trigger"]],
    ["ALTER TABLE a RENAME TO b;", ["1.sql renames a table or a column"]],
    ["DELETE FROM a WHERE b = 1;", ["1.sql deletes rows"]],
  ])("read %s", (sql, found) => {
    expect(checkMigrations([{ name: "1.sql", sql }])).toEqual(found);
  });
});

const state = (status: string, checks: Record<string, { level: string; figure: number | null }>) =>
  JSON.stringify({ status, checks });

describe("the checks after a deploy", () => {
  it.each<[string, number, string, RegExp[]]>([
    ["well", 200, state("ok", { database: { level: "ok", figure: null } }), []],
    ["fresh, before its first cron", 200, state("warn", { cron: { level: "warn", figure: null } }), []],
    ["without its cron", 200, state("warn", { cron: { level: "warn", figure: 200 } }), [/^cron is at "warn" \(200\)$/]],
    ["bad", 503, state("bad", { kv: { level: "bad", figure: null } }), [/^kv is at "bad"$/]],
    ["bad without a reason", 503, state("bad", {}), [/answered 503/]],
    ["an old Worker", 404, "<html>", [/answered 404/]],
    ["away", 0, "", [/answered 0/]],
  ])("recognise a Worker that is %s", (_what, status, body, faults) => {
    expect(checkHealth({ status, body })).toEqual(faults.map((fault) => expect.stringMatching(fault)));
  });

  it("request a page as a visitor does", () => {
    const policy = "default-src 'none'; script-src 'self'";
    expect(checkPage({ status: 200, body: "<h1>Sign in</h1>", policy })).toEqual([]);
    expect(checkPage({ status: 200, body: "<h1>Sign in</h1>", policy: null })).toHaveLength(1);
    expect(checkPage({ status: 500, body: "Something went wrong!", policy })).toHaveLength(2);
  });

  it("print how to roll back, with the former version's names", () => {
    const listed = JSON.stringify([
      { created_on: "2026-11-20T10:00:00Z", versions: [{ version_id: "old", percentage: 100 }] },
      {
        created_on: "2026-11-21T10:00:00Z",
        versions: [
          { version_id: "trial", percentage: 10 },
          { version_id: "main", percentage: 90 },
        ],
      },
    ]);
    const versionId = currentVersion(listed);
    expect(versionId).toBe("main");
    const words = rollbackWords({ environment: "staging", versionId, bookmark: "0000-abc" });
    expect(words).toContain("CLOUDFLARE_ENV=staging npx wrangler rollback main");
    expect(words).toContain("time-travel restore DB --bookmark=0000-abc");
    expect(currentVersion("no JSON")).toBeNull();
    expect(rollbackWords({ environment: null, versionId: null, bookmark: null })).not.toContain("null");
  });
});
