import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Browser } from "playwright-core";
import { afterAll, inject } from "vitest";
import { openBrowser } from "./browser.ts";
import { emptyingStatements, selectParts } from "./empty-database.ts";
import { openLocalDatabase } from "./local-d1.ts";
import { seededData } from "./seeded-data.ts";
import { asked, type SharedServer, startServer } from "./server.ts";
import { closeTabs } from "./tabs.ts";

export type Site = { server: SharedServer; browser: Browser };

/**
 * What a server begins with. "empty" and "demo": servers that the files of this process share one after the other, put back for
 * each file: with nothing in the tables, or with the seed's data. KV of the empty one keeps what it has, so each file publishes
 * under addresses of its own. "own demo": for who changes the demo's published form, which a Worker remembers for half a minute.
 */
type Data = "empty" | "demo" | "own demo";

/** The built Worker and a browser for one file. */
export async function openSite(data: Data = "empty"): Promise<Site> {
  const [server, browser] = await Promise.all([serverOf(data), sharedBrowser()]);
  return { server, browser };
}

let kept: Browser | undefined;

/** The browser of this process, which ends with it; the pages of one file are closed after that file. */
export async function sharedBrowser(): Promise<Browser> {
  const browser = kept?.isConnected() ? kept : await openBrowser();
  kept = browser;
  afterAll(() => closeTabs(browser));
  return browser;
}

/** The server alone, for files without a browser. */
export async function serverOf(data: Data = "empty"): Promise<SharedServer> {
  if (data === "empty") return emptyServer();
  if (data === "demo") return demoServer();
  const server = await startServer({ copyOf: await seededData() });
  afterAll(() => server.stop());
  return server;
}

let demo: SharedServer | undefined;

/** It ends with this process, and its data with the run's shared folder. */
async function demoServer(): Promise<SharedServer> {
  const seeded = await seededData();
  if (demo) putBack(seeded, demo.persistTo);
  else {
    const persistTo = join(inject("sharedFolder"), `demo-of-${process.env.VITEST_POOL_ID}`);
    demo = await startServer({ copyOf: seeded, persistTo });
  }
  return demo;
}

/** Gives a running server the data of a folder instead of its own. */
function putBack(from: string, to: string): void {
  const [seeded, own] = [join(from, "v3"), join(to, "v3")];
  for (const name of readdirSync(seeded, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".sqlite") || name.endsWith("metadata.sqlite")) continue;
    const database = new DatabaseSync(join(own, name), { enableForeignKeyConstraints: false });
    try {
      database.exec(`PRAGMA busy_timeout = 10000; ATTACH '${join(seeded, name)}' AS seeded`);
      const parts = database.prepare(selectParts).all() as { type: string; name: string; sql: string }[];
      database.exec(["BEGIN IMMEDIATE", ...emptyingStatements(parts, "seeded"), "COMMIT"].join(";\n"));
    } finally {
      database.close();
    }
  }
  // What R2 and KV keep in files, by names that are never given twice.
  cpSync(seeded, own, { recursive: true, force: false, filter: (path) => !path.includes(".sqlite") });
}

function emptyServer(): SharedServer {
  const shared = inject("sharedServers")[Number(process.env.VITEST_POOL_ID) - 1];
  if (!shared) throw new Error(`No server for worker ${process.env.VITEST_POOL_ID}`);
  const database = openLocalDatabase(shared.persistTo);
  try {
    const parts = database.prepare(selectParts).all() as { type: string; name: string; sql: string }[];
    database.exec(["BEGIN IMMEDIATE", ...emptyingStatements(parts), "COMMIT"].join(";\n"));
  } finally {
    database.close();
  }
  return { ...shared, ...asked(shared.origin) };
}
