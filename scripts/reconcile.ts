import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { onLocalData } from "./lib/local-data.ts";
import { localData, prepareLocalData, projectRoot } from "./lib/local-server.ts";

/**
 * `npm run reconcile`: compares D1 with R2, with Stripe and with itself, and mends what differs, on this machine's data. With `-- --remote` the
 * deployed Worker does it, from the next minute on.
 */
if (process.argv.includes("--remote")) {
  const sql = "DELETE FROM job_progress WHERE name LIKE 'check:%'";
  const args = ["d1", "execute", "DB", "--remote", "--command", sql];
  const done = spawnSync(join(projectRoot, "node_modules/.bin/wrangler"), args, { cwd: projectRoot, stdio: "inherit" });
  if (done.status === 0)
    console.log("Every check is due now, a page a minute. docs/operations.md says how to read the outcome.");
  process.exitCode = done.status ?? 1;
} else {
  prepareLocalData();
  const place = { persistTo: localData, baseUrl: "http://localhost:8787" };
  const lines = await onLocalData<typeof import("./recovery/reconcile.ts"), string[]>(
    "scripts/recovery/reconcile.ts",
    place,
    ({ reconcile }, env) => reconcile(env),
  );
  console.log(lines.join("\n"));
}
