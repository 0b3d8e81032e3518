import { setFlagsFromString } from "node:v8";
import { openModules } from "../modules.ts";

/**
 * `npm run bench:million [-- --rows 100000]`: what each statement of lists, searches, sweeps and exports reads and takes among a
 * million applications of 5,000 landlords, beside 10,000 of 50 in the same run. A million takes about ten minutes and 6 GB under
 * the folder of temporary files, 100,000 two minutes. Ends with 1 when a goal is missed.
 */
setFlagsFromString("--expose-gc");
const { load, close } = await openModules();
const { compareSizes } = await load<typeof import("./compare.ts")>("/test/bench/million/compare.ts");
await compareSizes(process.argv.slice(2));
await close();
