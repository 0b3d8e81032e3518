import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { projectRoot } from "../../../scripts/lib/local-server.ts";

/**
 * `npm run bench:soak`: days of the product's life in minutes. `-- --full` lives a month of 200 landlords and 20,000 applications, some
 * hours; each number may be given by itself. The same seed is the same run. Ends with 1 when a promise was lost.
 */
const { values } = parseArgs({
  options: {
    full: { type: "boolean", default: false },
    landlords: { type: "string" },
    applications: { type: "string" },
    days: { type: "string" },
    seed: { type: "string", default: "15" },
  },
});
const usual = values.full ? [200, 20_000, 30] : [2, 200, 3];
const scale = [values.landlords, values.applications, values.days].map((given, at) => Number(given ?? usual[at]));
const SOAK = [...scale, Number(values.seed)].join(",");
const done = spawnSync(join(projectRoot, "node_modules/.bin/vitest"), ["run", "--project", "soak"], {
  cwd: projectRoot,
  stdio: "inherit",
  env: { ...process.env, SOAK },
});
process.exitCode = done.status ?? 1;
