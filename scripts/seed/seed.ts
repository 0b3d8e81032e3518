import { join } from "node:path";
import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";
import type { Env } from "../../workers/env.ts";
import { applyMigrations, projectRoot } from "../lib/local-server.ts";

/**
 * Puts the demo into the local D1 and R2 under `persistTo`, through the product's own commands. A server may be running
 * on the same data. What is there already is left as it is.
 */
export async function seedInto(persistTo: string, baseUrl = "http://localhost:8787"): Promise<string> {
  applyMigrations(persistTo);
  // The sources are written for a bundler; Vite loads them as they are.
  const { module } = await runnerImport<typeof import("./demo.ts")>(join(projectRoot, "scripts/seed/demo.ts"), {
    configFile: false,
    logLevel: "error",
    root: projectRoot,
  });
  const { env, dispose } = await getPlatformProxy({
    configPath: join(projectRoot, "wrangler.toml"),
    persist: { path: join(persistTo, "v3") },
  });
  try {
    return await module.seedDemo({ ...(env as Env), BASE_URL: baseUrl });
  } finally {
    await dispose();
  }
}
