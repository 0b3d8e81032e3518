import { join } from "node:path";
import { runnerImport } from "vite";
import { getPlatformProxy } from "wrangler";
import type { Env } from "../../workers/env.ts";
import { applyMigrations, projectRoot } from "./local-server.ts";
import { patientDatabase } from "./patient-database.ts";

type Place = { persistTo: string; baseUrl: string };

/**
 * Runs product code in Node on the local D1, KV and R2 under `persistTo`; a server may be running on the same data. `module`:
 * a file under scripts/, which Vite loads, since the sources are written for a bundler.
 */
export async function onLocalData<Module, T>(
  module: string,
  { persistTo, baseUrl }: Place,
  work: (loaded: Module, env: Env) => Promise<T>,
): Promise<T> {
  applyMigrations(persistTo);
  const loaded = await runnerImport<Module>(join(projectRoot, module), {
    configFile: false,
    logLevel: "error",
    root: projectRoot,
    resolve: { alias: { "~": join(projectRoot, "app") } },
  });
  const { env, dispose } = await getPlatformProxy({
    configPath: join(projectRoot, "wrangler.toml"),
    persist: { path: join(persistTo, "v3") },
  });
  const bindings = env as Env;
  try {
    return await work(loaded.module, { ...bindings, DB: patientDatabase(bindings.DB), BASE_URL: baseUrl });
  } finally {
    await dispose();
  }
}
