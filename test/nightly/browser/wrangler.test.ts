import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { endProcessGroup, findFreePort, projectRoot } from "../../../scripts/lib/local-server.ts";

/** What developers type themselves: `npx wrangler dev`, `npx wrangler deploy --dry-run`, with nothing but wrangler.toml. */

const wrangler = join(projectRoot, "node_modules/.bin/wrangler");
// A build that vitest's own settings reach would be one of a test; BASE_URL is that of the build which is there.
const { NODE_ENV: _ofTests, ...own } = process.env;
const env = {
  ...own,
  BASE_URL: "http://localhost:8787",
  CI: "1",
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
};
const folder = mkdtempSync(join(tmpdir(), "rentform-wrangler-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Red while BASE_URL is production's: every post came "from another site".
it("wrangler dev serves pages and accepts posts", async () => {
  const port = await findFreePort();
  const args = ["dev", "--port", String(port), "--inspector-port", "0"];
  const child = spawn(wrangler, args, { cwd: projectRoot, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  try {
    const ask = (path: string, init?: RequestInit) =>
      fetch(`http://localhost:${port}${path}`, { redirect: "manual", ...init }).catch(() => null);
    await expect.poll(async () => (await ask("/sign-in"))?.status, { timeout: 100_000 }).toBe(200);
    const posted = await ask("/api/auth/sign-in/email", {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: "http://localhost:8787" },
      body: JSON.stringify({ email: "nobody@visitor.example", password: "not a password" }),
    });
    expect([posted?.status, await posted?.text()]).toEqual([401, expect.stringContaining("INVALID_EMAIL_OR_PASSWORD")]);
  } catch (error) {
    throw new Error(output, { cause: error });
  } finally {
    await endProcessGroup(child, "SIGTERM");
  }
});

it("wrangler deploy --dry-run bundles the Worker", () => {
  const args = ["deploy", "--dry-run", "--env", "", "--outdir", folder];
  const { status, stdout, stderr } = spawnSync(wrangler, args, { cwd: projectRoot, env, encoding: "utf8" });
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining("--dry-run: exiting now")]);
});
