import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildIfChanged, ensureLocalSecrets, projectRoot } from "./lib/local-server.ts";

/** `npm run test:nightly`: what takes long, measures, or needs other engines (docs/testing.md). */
ensureLocalSecrets();
buildIfChanged();
const vitest = join(projectRoot, "node_modules/.bin/vitest");
// Apart: in one run the pool hands the built Worker's modules to the other project in the wrong shape.
const runs: [string, string[]][] = ["nightly-workers", "nightly-http", "nightly-browser"].map((project) => [
  vitest,
  ["run", "--project", project],
]);
runs.push([process.execPath, [join(projectRoot, "test/engines/run.ts")]]);
const failed = runs.filter(
  ([command, args]) => spawnSync(command, args, { cwd: projectRoot, stdio: "inherit" }).status !== 0,
);
for (const [, args] of failed) console.error(`failed: ${args.at(-1)}`);
process.exitCode = failed.length === 0 ? 0 : 1;
