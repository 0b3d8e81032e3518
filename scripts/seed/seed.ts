import { join } from "node:path";
import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";
import type { Env } from "../../workers/env.ts";
import { applyMigrations, projectRoot } from "../lib/local-server.ts";
import type { SeedOptions } from "./demo.ts";
import { patientDatabase } from "./patient-database.ts";

/**
 * Puts the demo into the local D1 and R2 under `persistTo`, through the product's own commands. A server may be running
 * on the same data. What is there already is left as it is.
 */
export async function seedInto(
  persistTo: string,
  baseUrl = "http://localhost:8787",
  options: SeedOptions = {},
): Promise<string> {
  applyMigrations(persistTo);
  // The sources are written for a bundler; Vite loads them as they are.
  const { module } = await runnerImport<typeof import("./demo.ts")>(join(projectRoot, "scripts/seed/demo.ts"), {
    configFile: false,
    logLevel: "error",
    root: projectRoot,
    resolve: { alias: { "~": join(projectRoot, "app") } },
  });
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await seedOnce(module, { persistTo, baseUrl, options });
    } catch (error) {
      // A server that writes to the same file at the same moment: what is there stays, so begin again.
      if (attempt === 20 || !/SQLITE_BUSY|internal error/.test(`${error} ${(error as Error).cause}`)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 250 * attempt));
    }
  }
}

type Seeding = { persistTo: string; baseUrl: string; options: SeedOptions };

async function seedOnce(module: typeof import("./demo.ts"), { persistTo, baseUrl, options }: Seeding): Promise<string> {
  const { env, dispose } = await getPlatformProxy({
    configPath: join(projectRoot, "wrangler.toml"),
    persist: { path: join(persistTo, "v3") },
  });
  const bindings = env as Env;
  try {
    return await module.seedDemo({ ...bindings, DB: patientDatabase(bindings.DB), BASE_URL: baseUrl }, options);
  } finally {
    await dispose();
  }
}
