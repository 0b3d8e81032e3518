import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildIfChanged, ensureLocalSecrets, projectRoot } from "../../scripts/lib/local-server.ts";
import { seedInto } from "../../scripts/seed/seed.ts";
import { cpuPerRequest, findRuntime, median, type Target } from "./cpu.ts";
import { cpuShares, namedFunctions } from "./own.ts";
import { applyPages, type Page, signedInPages } from "./pages.ts";
import { profileRequests } from "./profile.ts";
import { startRuntime } from "./runtime.ts";

/**
 * `npm run bench`: what a page costs, as a multiple of a bare Worker in the same workerd in the same run, each asked at a socket of
 * its own. All CPU of the process counts, the local D1, KV and R2 in it among it; nothing is taken off. Rounds alternate, so
 * that a busy neighbour hits all of them; the median counts. Beside it the round trips that the page makes to D1. `-- --data FOLDER` keeps the demo in a folder for the next run. `-- --only WORD`: pages whose name has it. `-- --profile WORD`: where
 * their time goes, as a table, and a file for the flame graph of the browser's tools. `-- --own`: how much of each page is the product's
 * own, by `perf`. Not part of `npm test`.
 */
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    profile: { type: "string" },
    own: { type: "boolean", default: false },
    data: { type: "string" },
    rounds: { type: "string", default: "7" },
  },
});
const bareName = "bare Worker, 2 KB";

ensureLocalSecrets();
buildIfChanged();
const persistTo = values.data ? resolve(values.data) : mkdtempSync(join(tmpdir(), "rentform-bench-"));
await seedInto(persistTo);
if (values.own) process.env.MINIFLARE_WORKERD_V8_FLAGS = namedFunctions;
const runtime = await startRuntime(persistTo);
try {
  const pid = findRuntime(process.pid);
  const word = values.profile ?? values.only ?? "";
  const pages = [
    ...(await applyPages(runtime.product, persistTo)),
    ...(await signedInPages(runtime.product, persistTo)),
  ];
  const chosen = pages.filter(({ name }) => name.includes(word));
  if (values.own) for (const page of chosen) await divide(pid, page);
  else if (values.profile === undefined) await compare(pid, chosen);
  else for (const page of chosen) await profile(page);
} finally {
  await runtime.stop();
  if (values.data === undefined) rmSync(persistTo, { recursive: true, force: true });
}

async function compare(pid: number, pages: readonly Page[]): Promise<void> {
  const bare: Page = { name: bareName, urls: [runtime.bare], headers: () => ({}), expect: 200, requests: 3000 };
  const samples = new Map<string, number[]>();
  for (let round = -1; round < Number(values.rounds); round += 1) {
    for (const page of [bare, ...pages]) {
      const target: Target = { ...page, pid, headers: await page.headers() };
      const cost = await cpuPerRequest(target, round < 0 ? Math.ceil(page.requests / 4) : page.requests);
      // The first round warms up.
      if (round >= 0) samples.set(page.name, [...(samples.get(page.name) ?? []), cost]);
    }
  }
  const base = median(samples.get(bareName) ?? []);
  console.log(`${bareName.padEnd(32)} ${base.toFixed(3)} ms CPU`);
  for (const page of pages) {
    const { name, goal } = page;
    const cost = median(samples.get(name) ?? []);
    const times = (cost / base).toFixed(cost / base < 10 ? 2 : 0);
    const trips = await countRoundTrips(page);
    console.log(
      `${name.padEnd(32)} ${cost.toFixed(3).padStart(7)} ms CPU  ${times.padStart(5)} x   goal ${goal} x   ${trips} round trips`,
    );
  }
}

/** Of one request, as the Worker tells it in development. */
async function countRoundTrips({ urls: [url = ""], headers }: Page): Promise<string> {
  const response = await fetch(url, { headers: await headers() });
  await response.arrayBuffer();
  return / rt=(\d+)/.exec(response.headers.get("server-timing") ?? "")?.[1] ?? "0";
}

/** Names of functions cost a tenth more: what a page costs is asked of a run without this. */
async function divide(pid: number, page: Page): Promise<void> {
  const ask = async () => cpuPerRequest({ ...page, pid, headers: await page.headers() }, page.requests * 2);
  await ask();
  let cost = 0;
  const { own, database, rest } = await cpuShares(pid, async () => {
    cost = await ask();
  });
  const parts = [
    `own ${(own * cost).toFixed(2)}`,
    `local D1 ${(database * cost).toFixed(2)}`,
    `rest ${(rest * cost).toFixed(2)}`,
  ];
  console.log(`${page.name.padEnd(32)} ${cost.toFixed(2).padStart(6)} ms CPU: ${parts.join(", ")}`);
}

async function profile(page: Page): Promise<void> {
  const { table, file } = await profileRequests(runtime.inspectorPort, async () => {
    const target = { ...page, pid: process.pid, headers: await page.headers() };
    await cpuPerRequest(target, Math.ceil(page.requests / 4));
    return () => cpuPerRequest(target, page.requests);
  });
  const folder = join(projectRoot, "test-results");
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${page.name.replace(/\W+/g, "-")}.cpuprofile`);
  writeFileSync(path, file);
  console.log(`${page.name}, ${page.requests} requests (${path})\n${table}\n`);
}
