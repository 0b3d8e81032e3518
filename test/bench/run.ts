import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  buildIfChanged,
  endProcessGroup,
  ensureLocalSecrets,
  findFreePort,
  type LocalServer,
  projectRoot,
  serve,
} from "../../scripts/lib/local-server.ts";
import { seedInto } from "../../scripts/seed/seed.ts";
import { openLocalDatabase } from "../support/local-d1.ts";
import { startServer } from "../support/server.ts";
import { cpuPerRequest, findRuntime, median, type Target } from "./cpu.ts";

/**
 * `npm run bench`: what a page of /apply costs, as a multiple of a bare Worker on the same machine in the same run.
 * Rounds alternate, so that a busy neighbour hits all of them; the median counts. What the local Worker of the static assets
 * takes before ours, measured by the bare one with and without them, is taken off. Not part of `npm test`.
 */
const rounds = 7;
const requests = 1500;
/** More forms than the memory for start pages holds: asked for in turn, each of their pages is rendered. */
const otherForms = 220;
const bareNames = { alone: "bare Worker, 2 KB", behindAssets: "bare Worker behind assets" };

ensureLocalSecrets();
buildIfChanged();
const persistTo = mkdtempSync(join(tmpdir(), "rentform-bench-"));
const product = await startServer({ persistTo });
const bare = await serveBare("wrangler.toml");
const behindAssets = await serveBare("behind-assets.toml");
try {
  await seedInto(persistTo);
  const form = `${product.origin}/apply/demo-maple-street`;
  const others = copyForm(otherForms).map((id) => `${product.origin}/apply/${id}`);
  const etag = (await fetch(form)).headers.get("etag") ?? "";
  const pid = findRuntime(product.wranglerPid);
  const targets: (Target & { goal?: number })[] = [
    bareTarget(bareNames.alone, bare),
    bareTarget(bareNames.behindAssets, behindAssets),
    { name: "/apply from memory", urls: [form], pid, expect: 200, goal: 1.5 },
    { name: "/apply, 304 by ETag", urls: [form], headers: { "If-None-Match": etag }, pid, expect: 304, goal: 1.2 },
    { name: "/apply, rendered", urls: others, pid, expect: 200, goal: 10 },
  ];
  const samples = new Map<string, number[]>(targets.map((target) => [target.name, []]));
  for (const target of targets) await cpuPerRequest(target, 300);
  for (let round = 0; round < rounds; round += 1) {
    for (const target of targets) samples.get(target.name)?.push(await cpuPerRequest(target, requests));
  }
  const costOf = (name: string) => median(samples.get(name) ?? []);
  const base = costOf(bareNames.alone);
  const ofAssets = costOf(bareNames.behindAssets) - base;
  console.log(`${bareNames.alone.padEnd(28)} ${base.toFixed(3)} ms CPU`);
  console.log(`${"static assets before it".padEnd(28)} ${ofAssets.toFixed(3)} ms CPU, taken off below`);
  for (const { name, goal } of targets) {
    if (goal === undefined) continue;
    const cost = costOf(name) - ofAssets;
    console.log(`${name.padEnd(28)} ${cost.toFixed(3)} ms CPU  ${(cost / base).toFixed(2)} x   goal ${goal} x`);
  }
} finally {
  for (const server of [bare, behindAssets]) await endProcessGroup(server.process, "SIGTERM");
  await product.stop();
  rmSync(persistTo, { recursive: true, force: true });
}

async function serveBare(config: string): Promise<LocalServer> {
  return serve({
    port: await findFreePort(),
    persistTo: join(persistTo, config),
    config: join(projectRoot, "test/bench/bare", config),
  });
}

function bareTarget(name: string, { origin, process }: LocalServer): Target {
  return { name, urls: [origin], pid: findRuntime(process.pid ?? 0), expect: 200 };
}

/** The demo's form as many times over, under ids of their own. */
function copyForm(count: number): string[] {
  const database = openLocalDatabase(persistTo);
  try {
    const columns = database.prepare("SELECT name FROM pragma_table_info('rent_form')").all() as { name: string }[];
    const values = columns.map(({ name }) => (name === "id" || name === "url_id" ? "?" : `"${name}"`));
    const insert = database.prepare(
      `INSERT INTO rent_form (${columns.map(({ name }) => `"${name}"`)}) SELECT ${values} FROM rent_form WHERE url_id = 'demo-maple-street'`,
    );
    const ids = Array.from({ length: count }, (_, at) => `bench-form-${at}`);
    for (const id of ids) insert.run(crypto.randomUUID(), id);
    return ids;
  } finally {
    database.close();
  }
}
