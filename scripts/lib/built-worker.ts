import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { projectRoot } from "./local-server.ts";

const serverFolder = join(projectRoot, "build/server");

type ServerHere = { origin: string; output(): string; stop(): Promise<void> };

/**
 * The built Worker in a workerd that this process runs, with its bindings on the data under `persistTo`. `npm start` goes through
 * `wrangler dev`, which takes three seconds of CPU more and puts a proxy before it: tests of start, ports and sudden ends use that one.
 */
export async function serveHere(options: {
  port: number;
  persistTo: string;
  variables?: Record<string, string>;
  /** In place of wrangler.toml's and those in .dev.vars. */
  settings?: Record<string, string>;
  /** A folder in place of the built one. */
  staticFiles?: string;
}): Promise<ServerHere> {
  const origin = `http://localhost:${options.port}`;
  const { workerOptions } = readQuietly(join(serverFolder, "wrangler.json"));
  const settings = options.settings ?? (workerOptions.bindings as Record<string, string>);
  let output = "";
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      host: "localhost",
      port: options.port,
      resourcePersistencePath: join(options.persistTo, "v3"),
      unsafeTriggerHandlers: true,
      logRequests: false,
      handleStructuredLogs: ({ message }) => {
        output = `${output + message}\n`.slice(-20_000);
      },
      workers: [
        {
          ...workerOptions,
          ...(options.staticFiles && {
            assets: { ...(workerOptions.assets as object), directory: options.staticFiles },
          }),
          name: "rentform",
          rootPath: serverFolder,
          modulesRoot: serverFolder,
          modules: workerModules(serverFolder),
          bindings: { ...settings, BASE_URL: origin, ...options.variables },
        },
      ],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  await mf.ready;
  return { origin, output: () => output, stop: () => mf.dispose() };
}

/** Without its word on the file of secrets. A wrangler that this process starts later speaks as ever. */
function readQuietly(path: string) {
  const { WRANGLER_LOG } = process.env;
  process.env.WRANGLER_LOG = "warn";
  try {
    return unstable_getMiniflareWorkerOptions(path);
  } finally {
    if (WRANGLER_LOG === undefined) delete process.env.WRANGLER_LOG;
    else process.env.WRANGLER_LOG = WRANGLER_LOG;
  }
}

/** Each module of a built Worker; the one where it starts comes first. */
export function workerModules(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".js"));
  return names
    .sort((one, other) => Number(other === "index.js") - Number(one === "index.js"))
    .map((name) => ({
      type: "ESModule" as const,
      path: join(folder, name),
      contents: readFileSync(join(folder, name), "utf8"),
    }));
}
