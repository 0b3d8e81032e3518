// Completes package-lock.json. A registry that lacks a package for another platform makes npm leave it out of the lock,
// and `npm ci` then calls the lock incomplete, on every machine. Run this after `npm install`; it adds nothing else.
import { readFileSync, writeFileSync } from "node:fs";

const systems = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "openharmony", "sunos", "win32"];
const processors = ["arm64", "arm", "ia32", "loong64", "mips64el", "ppc64", "riscv64", "s390x", "wasm32", "x64"];

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
let added = 0;
for (const [path, entry] of Object.entries(lock.packages)) {
  for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isLocked(path, name)) continue;
    lock.packages[`node_modules/${name}`] = {
      version: range.replace(/^npm:.*@|^[\^~]/g, ""),
      ...platformOf(name),
      ...(entry.dev ? { dev: true } : {}),
      optional: true,
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} platform packages added`);

/** Whether Node's lookup from `path` would find `name` in the lock. */
function isLocked(path, name) {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/node_modules/")))) {
    if (lock.packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder.includes("/node_modules/") && lock.packages[`node_modules/${name}`]) return true;
    if (!folder.includes("/node_modules/")) return false;
  }
}

/** Native packages carry their platform in their name; npm needs it to know which to pass over. */
function platformOf(name) {
  const words = name.split(/[-/]/);
  const os = systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  if (os.length === 0 && cpu.length === 0) throw new Error(`${name} is missing and names no platform`);
  const libc = words.includes("musl")
    ? { libc: ["musl"] }
    : words.includes("gnu") || words.includes("gnueabihf")
      ? { libc: ["glibc"] }
      : {};
  return { ...(cpu.length ? { cpu } : {}), ...libc, ...(os.length ? { os } : {}) };
}
