import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isOfOtherMigrations, projectRoot } from "../../scripts/lib/local-server.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rentform-data-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("local data that is empty or begins with today's first migration is kept", () => {
  expect(isOfOtherMigrations(folder)).toBe(false);
  writeFileSync(join(folder, "migrated.txt"), "0000_baseline.sql");
  expect(isOfOtherMigrations(folder)).toBe(false);
});

it("local data from before the single baseline migration is recognised", () => {
  writeFileSync(join(folder, "migrated.txt"), "0000_foundation.sql\n0001_append_only.sql");
  expect(isOfOtherMigrations(folder)).toBe(true);
});

it("old local data is not deleted where nobody can be asked", () => {
  const { status, stderr } = spawnSync(process.execPath, ["scripts/reset.ts"], {
    cwd: projectRoot,
    input: "y\n",
    encoding: "utf8",
  });
  expect({ status, stderr }).toEqual({ status: 1, stderr: expect.stringContaining("npm run reset -- --yes") });
});
