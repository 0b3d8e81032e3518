import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "../../scripts/lib/local-server.ts";
import { openLocalDatabase } from "./local-d1.ts";

/** Of the whole run: a folder that is gone afterwards, with migrated data in it that each server begins with a copy of. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "rentform-run-"));
  project.provide("sharedFolder", folder);
  const migrated = join(folder, "migrated");
  applyMigrations(migrated);
  // Closing it takes SQLite's log into the file: a fifth to copy.
  openLocalDatabase(migrated).close();
  // Not provided: benches start servers too, without vitest.
  process.env.MIGRATED_DATA = migrated;
  return () => rmSync(folder, { recursive: true, force: true });
}
