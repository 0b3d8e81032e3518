import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort, prepareLocalData, projectRoot } from "../../../scripts/lib/local-server.ts";
import { hasGroup } from "../../../scripts/lib/shut-down.ts";

/** A package like ours, whose `npm start` takes the same way to a smaller Worker, or to a process that serves nothing. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rentform-start-"));
  const scripts = {
    start: `node ${projectRoot}/scripts/install.mjs serve`,
    serve: `node ${projectRoot}/test/support/serve-nothing.ts`,
    "start:worker": `node ${projectRoot}/scripts/install.mjs serve:worker`,
    "serve:worker": `node ${projectRoot}/test/support/serve-bare.ts`,
  };
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, scripts }));
  writeFileSync(join(folder, "package-lock.json"), '{"packages":{}}');
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "node_modules/.package-lock.json"), '{"packages":{}}');
  symlinkSync(join(projectRoot, "node_modules/.bin"), join(folder, "node_modules/.bin"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `starter`: scripts/install.mjs, between npm and the server. */
type Started = { npm: ChildProcess; starter: number; group: number; hasEnded: () => boolean };

async function start(script = "start"): Promise<Started> {
  const env = { ...process.env, PORT: String(await findFreePort()), PERSIST_TO: join(folder, "data") };
  const npm = spawn("npm", ["run", script], { cwd: folder, env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  npm.stdout?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  npm.stderr?.on("data", (chunk: Buffer) => {
    output += chunk.toString();
  });
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/group \d+/);
  const group = Number(/group (\d+)/.exec(output)?.[1]);
  const starter = Number(/started by (\d+)/.exec(output)?.[1]);
  expect(hasGroup(group)).toBe(true);
  return { npm, starter, group, hasEnded: () => npm.exitCode !== null || npm.signalCode !== null };
}

/** What a terminal does at Ctrl+C: all of its foreground group hear it, and npm itself leaves it to the others. */
function pressControlC({ npm }: Started): void {
  process.kill(-(npm.pid ?? Number.NaN), "SIGINT");
}

/** A server that outlived its test would be found by nobody. */
async function expectGone({ group, hasEnded }: Started, timeout: number): Promise<void> {
  try {
    await expect.poll(() => hasGroup(group), { timeout }).toBe(false);
    await expect.poll(hasEnded, { timeout }).toBe(true);
  } finally {
    if (hasGroup(group)) process.kill(-group, "SIGKILL");
  }
}

describe("npm start", () => {
  // Red when install.mjs waits by spawnSync: it dies of the signal, and the server lives on.
  it.each(["SIGTERM", "SIGHUP"] as const)("leaves no server running when npm gets %s", async (signal) => {
    const started = await start();
    started.npm.kill(signal);
    await expectGone(started, 15_000);
  });

  it("leaves no server running after Ctrl+C, which reaches every process at once", async () => {
    const started = await start("start:worker");
    pressControlC(started);
    await expectGone(started, 15_000);
  });

  // Red without the look at the processes above: nobody is told of a kill -9.
  it("leaves no server running when npm is killed", async () => {
    const started = await start();
    started.npm.kill("SIGKILL");
    await expectGone(started, 15_000);
  });

  // Red when a second signal is taken for the first: a server that does not answer keeps its five seconds. Red, too, when what the
  // script between passes on late, on a busy machine, is taken for a second one (`impatientAfterMs` of 700): nothing is left to press it on.
  it("kills a hanging server at the second Ctrl+C", async () => {
    const started = await start();
    process.kill(-started.group, "SIGSTOP");
    const began = Date.now();
    pressControlC(started);
    await expect.poll(() => Date.now() - began, { interval: 50 }).toBeGreaterThan(900);
    process.kill(started.starter, "SIGINT");
    await expect.poll(() => Date.now() - began, { interval: 50 }).toBeGreaterThan(2_200);
    pressControlC(started);
    await expectGone(started, 15_000);
    expect(Date.now() - began).toBeLessThan(4_800);
  });
});

// Red when `npm start` keeps its data in a folder of its own.
it("wrangler started alone uses the data of npm start", () => {
  prepareLocalData();
  const args = [
    "d1",
    "execute",
    "rentform",
    "--local",
    "--json",
    "--command",
    "SELECT count(*) >= 0 AS isThere FROM rent_form",
  ];
  const done = spawnSync(join(projectRoot, "node_modules/.bin/wrangler"), args, { cwd: projectRoot, encoding: "utf8" });
  expect(done.stdout).toContain('"isThere": 1');
});
