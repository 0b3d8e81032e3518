#!/usr/bin/env bash
# Versions: drizzle-kit@0.31.11, drizzle-orm@0.45.4; Node 24, seen 2026-11-29
# Expected: an index on an expression is written as it stands: json_extract(definition, '$.days') is one column of it.
# Seen: for SQLite the expression is cut at its comma, and the halves are quoted as the names of two columns, which no
# table has. The same with the operator ->> is right.
# Matters here: coalesce and json_extract have commas, so that the migration fails where it is first applied. Write
# CASE and ->>, and apply each migration in a test.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps drizzle-kit@0.31.11 drizzle-orm@0.45.4

cat >run.mjs <<'CODE'
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
for (const [name, expression] of [
  ["comma", "json_extract(definition, '$.days')"],
  ["operator", "definition ->> '$.days'"],
]) {
  writeFileSync(
    `${name}.mjs`,
    `import { sql } from "drizzle-orm";
import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
export const form = sqliteTable("form", { id: text("id").primaryKey(), definition: text("definition") }, (table) => [
  index("form_days").on(table.id, sql.raw(${JSON.stringify(expression)})),
]);`,
  );
  execFileSync("npx", ["drizzle-kit", "generate", "--dialect", "sqlite", "--schema", `${name}.mjs`, "--out", name], { stdio: "pipe" });
  const [file] = readdirSync(name).filter((one) => one.endsWith(".sql"));
  console.log(name, /CREATE INDEX.*/.exec(readFileSync(`${name}/${file}`, "utf8"))[0]);
}
CODE

cat >seen.txt <<'SEEN'
comma CREATE INDEX `form_days` ON `form` (`id`,`json_extract(definition`,` '$.days')`);
operator CREATE INDEX `form_days` ON `form` (`id`,definition ->> '$.days');
SEEN

node run.mjs >now.txt
cat now.txt
diff seen.txt now.txt
