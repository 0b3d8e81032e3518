import { join } from "node:path";
import { createRunnableDevEnvironment, resolveConfig } from "vite";
import { getPlatformProxy } from "wrangler";
import type { Env } from "../../workers/env.ts";
import { openD1 } from "./local-database.ts";
import { applyMigrations, projectRoot } from "./local-server.ts";
import { words } from "./words-plugin.ts";

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
  const sources = await openSources();
  const { env, dispose } = await getPlatformProxy({
    configPath: join(projectRoot, "wrangler.toml"),
    persist: { path: join(persistTo, "v3") },
  });
  const { database, close } = openD1(persistTo);
  try {
    const loaded = await sources.runner.import<Module>(join(projectRoot, module));
    return await work(loaded, { ...(env as Env), DB: database, BASE_URL: baseUrl });
  } finally {
    await close();
    await dispose();
    await sources.close();
  }
}

/** What Vite's runnerImport makes, but open until it is closed: the product loads some of itself when it is first needed. */
async function openSources() {
  const resolve = { external: true as const, mainFields: [], conditions: ["node", "module-sync"] };
  const config = await resolveConfig(
    {
      configFile: false,
      envDir: false,
      cacheDir: projectRoot,
      logLevel: "error",
      root: projectRoot,
      plugins: [words()],
      resolve: { alias: { "~": join(projectRoot, "app") } },
      environments: { inline: { consumer: "server", dev: { moduleRunnerTransform: true }, resolve } },
    },
    "serve",
  );
  const options = { runnerOptions: { hmr: { logger: false as const } }, hot: false };
  const environment = createRunnableDevEnvironment("inline", config, options);
  await environment.init();
  return environment;
}
