import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { applyMigrations } from "../../scripts/lib/local-server.ts";
import { browserPath } from "./browser.ts";
import { openLocalDatabase } from "./local-d1.ts";
import { startServer } from "./server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A folder for what browser tests of one run share. */
    sharedFolder: string;
    /** A server for each worker process, by the number of its pool (from 1). */
    sharedServers: { origin: string; persistTo: string }[];
  }
}

/**
 * Of the whole run: a folder that is gone afterwards, with migrated data in it that each server begins with a copy of; and a
 * server for each worker process, whose data `openSite` empties for each file.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), "rentform-run-"));
  project.provide("sharedFolder", folder);
  const migrated = join(folder, "migrated");
  applyMigrations(migrated);
  // Closing it takes SQLite's log into the file: a fifth to copy.
  openLocalDatabase(migrated).close();
  // Not provided: benches start servers too, without vitest.
  process.env.MIGRATED_DATA = migrated;
  // Unpacked once: on a fresh machine two workers would each write it, and one start what the other still writes.
  await browserPath();
  const workers = Array.from({ length: Number(project.config.maxWorkers) });
  const servers = await Promise.all(workers.map(() => startServer()));
  project.provide(
    "sharedServers",
    servers.map(({ origin, persistTo }) => ({ origin, persistTo })),
  );
  return async () => {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
}
