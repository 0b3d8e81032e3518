import { createServer } from "vite";
import { words } from "../../scripts/lib/words-plugin.ts";

/** Loads the product's modules into this process as the build would, its words with them. Call `close` at the end. */
export async function openModules() {
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    optimizeDeps: { noDiscovery: true },
    plugins: [words()],
    appType: "custom",
    server: { middlewareMode: true, ws: false },
  });
  return {
    /** `path` begins at the project's folder: "/app/db/client.server.ts". */
    load: <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>,
    close: () => vite.close(),
  };
}
