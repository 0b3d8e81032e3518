import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

/**
 * What a browser fetches of script before a page of the account has come alive: the entry, the route with those around it,
 * and whatever they import, each compressed as it travels. Parts that are fetched when asked for do not count.
 */
const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
const files = readdirSync(assets);

type Route = { id: string; parentId?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

function readManifest(): Manifest {
  const name = files.find((file) => /^manifest-.*\.js$/.test(file)) ?? "";
  const text = readFileSync(assets + name, "utf8");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

const manifest = readManifest();
const scripts = new Map<string, { bytes: number; imports: string[] }>();

function scriptOf(name: string) {
  const known = scripts.get(name);
  if (known) return known;
  const text = readFileSync(assets + name, "utf8");
  const imports = [...text.matchAll(/(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file = ""]) => file);
  const script = { bytes: gzipSync(text, { level: 9 }).byteLength, imports };
  scripts.set(name, script);
  return script;
}

/** The files of a route with those around it, and of all that they import. */
function scriptsOf(id: string): Set<string> {
  const roots = [manifest.entry.module, ...manifest.entry.imports];
  for (let route = manifest.routes[id]; route; route = manifest.routes[route.parentId ?? ""]) {
    roots.push(route.module, ...(route.imports ?? []));
  }
  const waiting = roots.map((path) => path.replace("/assets/", ""));
  const seen = new Set<string>();
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (seen.has(name)) continue;
    seen.add(name);
    waiting.push(...scriptOf(name).imports);
  }
  return seen;
}

const weigh = (id: string) => [...scriptsOf(id)].reduce((sum, name) => sum + scriptOf(name).bytes, 0);

const kilobyte = 1024;
const goal = 220 * kilobyte;
// The profile of a landlord, its checks and the money of every country are part of a form.
const builder = 280 * kilobyte;

/** Every page of the account keeps to the goal, but for these. */
const limits: Record<string, number> = {
  "routes/app/forms-new": builder,
  "routes/app/forms-edit": builder,
};

const pages = Object.keys(manifest.routes).filter((id) => id.startsWith("routes/app/"));

describe("the script of an account's page", () => {
  it("is measured for every page", () => expect(pages.length).toBeGreaterThan(25));

  // Red when app/ui/dialog.tsx imports ./dialog-window, or a list-address.ts imports zod: either comes to all lists; and when
  // use-profile-form.ts imports ./profile-checks, or when vite.config.ts puts into `common` what 16 parts share.
  it.each(pages)("of %s is within its size limit", (id) => expect(weigh(id)).toBeLessThanOrEqual(limits[id] ?? goal));

  // Red when review/list-address.ts takes the states from db/schema/applications instead of kernel/states.
  it("contains no database tables", () => {
    const withTables = files.filter(
      (file) => file.endsWith(".js") && readFileSync(assets + file, "utf8").includes("drizzle:"),
    );
    expect(withTables).toEqual([]);
  });

  it("contains the builder's draft storage on the builder's pages only", () => {
    const withDrafts = (id: string) =>
      [...scriptsOf(id)].some((name) => readFileSync(assets + name, "utf8").includes("rentform:form:v1:"));
    const builders = ["routes/app/forms-edit", "routes/public/manage-edit"];
    expect(Object.keys(manifest.routes).filter(withDrafts).sort()).toEqual(builders);
  });
});

const worker = fileURLToPath(new URL("../../build/server/", import.meta.url));

describe("the Worker's script", () => {
  // Red when scripts/prerender.ts keeps the copies of static scripts.
  it("is at most 2 MiB compressed, as uploaded", () => {
    const parts = ["index.js", ...readdirSync(`${worker}assets`).map((name) => `assets/${name}`)];
    const modules = parts.filter((name) => /\.(m?js|wasm)$/.test(name)).map((name) => readFileSync(worker + name));
    expect(gzipSync(Buffer.concat(modules)).byteLength).toBeLessThanOrEqual(2048 * kilobyte);
  });

  // Red when workers/app.ts imports the jobs, or workers/auth.ts the sign-in library, other than by import().
  it("evaluates at most 850 KiB at start: no pages, no jobs, no sign-in library", () => {
    const started = new Set<string>();
    const start = (path: string) => {
      if (started.has(path)) return;
      started.add(path);
      const imports = readFileSync(path, "utf8").matchAll(/(?:from|import)"(\.[^"]+\.js)"/g);
      for (const [, next = ""] of imports) start(resolve(dirname(path), next));
    };
    start(`${worker}index.js`);
    const bytes = [...started].reduce((sum, path) => sum + statSync(path).size, 0);
    expect(started.size).toBeGreaterThan(5);
    expect(bytes).toBeLessThanOrEqual(850 * kilobyte);
  });
});
