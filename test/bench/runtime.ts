import { readFileSync } from "node:fs";
import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_getMiniflareWorkerOptions } from "wrangler";
import { workerModules } from "../../scripts/lib/built-worker.ts";
import { findFreePort, projectRoot } from "../../scripts/lib/local-server.ts";

const productName = "product";
const serverFolder = join(projectRoot, "build/server");
const barePath = join(projectRoot, "test/bench/bare/worker.js");

export type Runtime = { product: string; bare: string; inspectorPort: number; stop(): Promise<void> };

/**
 * The built Worker and a bare one in one workerd, on the data under `persistTo`. Each answers at a socket of its own (`product`
 * and `bare` are their origins): neither wrangler's proxy nor the local router of static assets stands before it.
 */
export async function startRuntime(persistTo: string): Promise<Runtime> {
  const [productPort, barePort, port, inspectorPort] = await Promise.all([
    findFreePort(),
    findFreePort(),
    findFreePort(),
    findFreePort(),
  ]);
  const product = `http://localhost:${productPort}`;
  const { workerOptions } = unstable_getMiniflareWorkerOptions(join(serverFolder, "wrangler.json"));
  const { assets, ...ownOptions } = workerOptions;
  const socket = (own: number) => [{ host: "127.0.0.1", port: own }];
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      host: "127.0.0.1",
      port,
      inspectorPort,
      resourcePersistencePath: join(persistTo, "v3"),
      workers: [
        {
          ...ownOptions,
          // With assets of its own it would be asked through their router, at its own socket too.
          serviceBindings: { ASSETS: "files" },
          name: productName,
          rootPath: serverFolder,
          modulesRoot: serverFolder,
          modules: workerModules(serverFolder),
          bindings: { ...(workerOptions.bindings as Record<string, string>), BASE_URL: product },
          unsafeDirectSockets: socket(productPort),
        },
        {
          name: "files",
          modules: [
            {
              type: "ESModule",
              path: barePath,
              contents: "export default { fetch: () => new Response(null, { status: 404 }) };",
            },
          ],
          compatibilityDate: workerOptions.compatibilityDate,
          assets,
        },
        {
          name: "bare",
          modules: [{ type: "ESModule", path: barePath, contents: readFileSync(barePath, "utf8") }],
          compatibilityDate: workerOptions.compatibilityDate,
          unsafeDirectSockets: socket(barePort),
        },
      ],
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  await mf.ready;
  return { product, bare: `http://localhost:${barePort}`, inspectorPort, stop: () => mf.dispose() };
}
