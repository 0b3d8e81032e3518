// Runs on whatever Node a machine has (20 or newer): installs the packages when they are not what the lock file names,
// then runs another npm script with the project's own Node 24 first on the PATH. It does so itself and not by npm: what ends
// this process ends that one, with nobody between who might keep a signal to itself.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

const target = process.argv[2];
// devDependencies are what checks and tests need; serving needs none of them, and half of the packages stay away.
const isServing = ["serve", "dev:serve", "seed:run"].includes(target);
if (!isInstalled()) install();
if (target) run(JSON.parse(readFileSync("package.json", "utf8")).scripts[target].split(" "), process.argv.slice(3));

/** npm keeps the list of what it put into node_modules; equal entries mean there is nothing to do. */
function isInstalled() {
  const installedList = "node_modules/.package-lock.json";
  if (!existsSync(installedList)) return false;
  const wanted = JSON.parse(readFileSync("package-lock.json", "utf8")).packages;
  const installed = JSON.parse(readFileSync(installedList, "utf8")).packages;
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === "" || entry.optional || entry.devOptional || entry.peer) return true;
    if (isServing && entry.dev) return true;
    return installed[path]?.version === entry.version;
  });
}

function install() {
  const args = ["ci", "--no-audit", "--no-fund", "--loglevel=error", ...(isServing ? ["--omit=dev"] : [])];
  const { status, signal } = spawnSync("npm", args, { stdio: "inherit", shell: process.platform === "win32" });
  if (signal) process.exit(130);
  if (status !== 0) process.exit(status ?? 1);
}

function run([command, ...args], more) {
  const PATH = `${resolve("node_modules/.bin")}${delimiter}${process.env.PATH}`;
  const options = { stdio: "inherit", env: { ...process.env, PATH }, shell: process.platform === "win32" };
  const child = spawn(command, [...args, ...more], options);
  // Ctrl+C in a terminal reaches the child by itself, too: it counts signals by time, not by number.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.once("error", () => process.exit(1));
  child.once("exit", (status, signal) => process.exit(signal ? 130 : (status ?? 1)));
}
