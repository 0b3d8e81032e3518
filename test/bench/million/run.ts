import { setFlagsFromString } from "node:v8";
import { createServer } from "vite";

/**
 * `npm run bench:million [-- --rows 100000]`: what each statement of lists, searches, sweeps and exports reads and takes among a
 * million applications of 5,000 landlords, beside 10,000 of 50 in the same run. A million takes about ten minutes and 6 GB under
 * the folder of temporary files, 100,000 two minutes. Ends with 1 when a goal is missed.
 */
setFlagsFromString("--expose-gc");
const vite = await createServer({
  configFile: false,
  logLevel: "error",
  optimizeDeps: { noDiscovery: true },
  appType: "custom",
  server: { middlewareMode: true, ws: false },
});
const { compareSizes } = (await vite.ssrLoadModule("/test/bench/million/compare.ts")) as typeof import("./compare.ts");
await compareSizes(process.argv.slice(2));
await vite.close();
