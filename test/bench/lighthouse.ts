import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { buildIfChanged, ensureLocalSecrets, findFreePort, projectRoot } from "../../scripts/lib/local-server.ts";
import { seedInto } from "../../scripts/seed/seed.ts";
import { browserPath } from "../support/browser.ts";
import { startServer } from "../support/server.ts";

/**
 * `npm run bench:lighthouse`: Lighthouse on its phone profile against the built Worker, each page twice, the better run counts
 * (a busy neighbour only ever makes a page slower). Ends with 1 where a page that has goals misses one. Lighthouse is 180 MB
 * with what it brings, so it is no dependency: this version is fetched once into node_modules/.cache. Version 13 does not load a page in
 * the Chromium of @sparticuz/chromium 147.
 */
const version = "12.8.2";
const runs = 2;

/** The zoom rule is the specification's wish; /apply is not for search engines. */
const pages: { path: string; goals: readonly string[] }[] = [
  { path: "/", goals: ["performance", "accessibility", "best-practices", "seo"] },
  { path: "/blog/how-to-write-rental-listing", goals: ["performance", "accessibility", "best-practices", "seo"] },
  { path: "/pricing", goals: ["performance", "accessibility", "best-practices", "seo"] },
  { path: "/contact", goals: ["performance", "accessibility", "best-practices", "seo"] },
  { path: "/apply/demo-maple-street", goals: ["performance", "accessibility", "best-practices"] },
  { path: "/sign-in", goals: ["performance", "accessibility", "best-practices", "seo"] },
  { path: "/sign-up", goals: ["performance", "accessibility", "best-practices", "seo"] },
];
const zoomRule = "meta-viewport";

type Audit = { score: number | null; displayValue?: string; title: string };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };
type Report = {
  categories: Record<string, Category>;
  audits: Record<string, Audit>;
  runtimeError?: { message: string };
};
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>;

async function fetchLighthouse(): Promise<Lighthouse> {
  const folder = join(projectRoot, `node_modules/.cache/lighthouse-${version}`);
  const entry = join(folder, "node_modules/lighthouse/core/index.js");
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), "{}");
    const args = ["install", "--no-audit", "--no-fund", "--loglevel=error", `lighthouse@${version}`];
    if (spawnSync("npm", args, { cwd: folder, stdio: "inherit" }).status !== 0)
      throw new Error("Lighthouse could not be fetched");
  }
  return ((await import(pathToFileURL(entry).href)) as { default: Lighthouse }).default;
}

/** 0 to 100; null where the category has nothing to say. The rule we break on purpose does not count. */
function scoreOf({ audits }: Report, { score, auditRefs }: Category): number | null {
  if (!auditRefs.some(({ id }) => id === zoomRule)) return score === null ? null : Math.round(score * 100);
  const counted = auditRefs.filter(({ id, weight }) => id !== zoomRule && weight > 0 && audits[id]?.score != null);
  const sum = counted.reduce((total, { id, weight }) => total + weight * (audits[id]?.score ?? 0), 0);
  return Math.round((100 * sum) / counted.reduce((total, { weight }) => total + weight, 0));
}

function faultsOf({ audits, categories }: Report): string[] {
  const ids = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return [...new Set(ids.map(({ id }) => id))]
    .filter((id) => id !== zoomRule && audits[id]?.score != null && (audits[id]?.score ?? 1) < 0.9)
    .map((id) => `${id} ${audits[id]?.displayValue ?? audits[id]?.title}`);
}

/** Lighthouse drives a browser of its own: playwright's is driven already. */
async function openChrome(port: number): Promise<ChildProcess> {
  const profile = mkdtempSync(join(tmpdir(), "rentform-chrome-"));
  const quiet = ["--disable-background-networking", "--no-first-run", "--disable-gpu", "--no-sandbox"];
  const args = ["--headless=new", `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`, ...quiet];
  const chrome = spawn(await browserPath(), [...args, "about:blank"], { stdio: "ignore" });
  chrome.once("exit", () => rmSync(profile, { recursive: true, force: true }));
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/json/version`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return chrome;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  chrome.kill();
  throw new Error("The browser did not start");
}

const lighthouse = await fetchLighthouse();
ensureLocalSecrets();
buildIfChanged();
const persistTo = mkdtempSync(join(tmpdir(), "rentform-lighthouse-"));
const server = await startServer({ persistTo });
await seedInto(persistTo);
const port = await findFreePort();
const browser = await openChrome(port);
let isShort = false;
try {
  for (const { path, goals } of pages) {
    const best = new Map<string, number | null>();
    let faults: string[] = [];
    for (let run = 0; run < runs; run += 1) {
      const result = await lighthouse(server.origin + path, { port, output: "json", logLevel: "error" });
      if (!result || result.lhr.runtimeError)
        throw new Error(`No report of ${path}: ${result?.lhr.runtimeError?.message}`);
      for (const [name, category] of Object.entries(result.lhr.categories)) {
        const score = scoreOf(result.lhr, category);
        best.set(name, Math.max(best.get(name) ?? 0, score ?? 0));
      }
      faults = faultsOf(result.lhr);
    }
    const missed = goals.filter((goal) => best.get(goal) !== 100);
    isShort ||= missed.length > 0;
    console.log(`${path.padEnd(36)} ${[...best].map(([name, score]) => `${name} ${score}`).join("  ")}`);
    if (missed.length > 0) console.log(`  not 100: ${missed.join(", ")}; ${faults.join("; ")}`);
  }
} finally {
  browser.kill();
  await server.stop();
  rmSync(persistTo, { recursive: true, force: true });
}
process.exitCode = isShort ? 1 : 0;
