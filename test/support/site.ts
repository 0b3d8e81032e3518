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
 * The built Worker and a browser for one file. "empty": the server that the files of this process share one
 * after the other, with nothing in its tables; KV keeps what it has, so each file publishes under addresses of its own. "demo"
 * and "guest demo": a server of its own with the data of the seed.
 */
export async function openSite(data: "empty" | "demo" | "guest demo" = "empty"): Promise<Site> {
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
export async function serverOf(data: "empty" | "demo" | "guest demo" = "empty"): Promise<SharedServer> {
  if (data === "empty") return emptyServer();
  const server = await startServer({ copyOf: await seededData(data === "demo" ? "account" : "guest") });
  afterAll(() => server.stop());
  return server;
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
