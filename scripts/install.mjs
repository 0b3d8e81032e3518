// Runs on whatever Node a machine has (20 or newer): installs the packages when they are not what the lock file names,
// then hands over to another npm script, in which the project's own Node 24 is first on the PATH.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const target = process.argv[2];
if (!isInstalled()) run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
if (target)
  run("npm", ["run", "--silent", target, ...(process.argv.length > 3 ? ["--", ...process.argv.slice(3)] : [])]);

/** npm keeps the list of what it put into node_modules; equal entries mean there is nothing to do. */
function isInstalled() {
  const installedList = "node_modules/.package-lock.json";
  if (!existsSync(installedList)) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedList, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.optional || entry.devOptional || entry.peer) return true;
    return installed[path]?.version === entry.version;
  });
}

function run(command, args) {
  const { status, signal } = spawnSync(command, args, { stdio: "inherit", shell: process.platform === "win32" });
  if (signal) process.exit(130);
  if (status !== 0) process.exit(status ?? 1);
}
