import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { hasGroup } from "./shut-down.ts";

/** What local servers share: secrets, migrations, the build, and wrangler itself. Used by the scripts and by the tests. */

export const projectRoot = new URL("../..", import.meta.url).pathname.replace(/\/$/, "");
/** Where wrangler keeps local data by itself: `npx wrangler dev` and `wrangler d1 execute --local` see what `npm start` sees. */
export const localData = join(projectRoot, ".wrangler/state");
const bin = (name: string) => join(projectRoot, "node_modules/.bin", name);

/** No prompts, no phoning home: the only network is localhost. */
const quietEnvironment = {
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  WRANGLER_LOG_SANITIZE: "true",
  NO_UPDATE_NOTIFIER: "1",
};

const secretsFile = join(projectRoot, ".dev.vars");
const baseUrlLine = /^BASE_URL=(.*)$/m;

/** Writes .dev.vars with fresh random secrets unless it is there. Production refuses the mark "local-only" in them. */
export function ensureLocalSecrets(): void {
  if (existsSync(secretsFile)) return;
  const lines = [
    "# Made by `npm start` for this machine. Ignored by git; delete it to get new secrets (stored answers become unreadable).",
    "ENVIRONMENT=development",
    "# Where `npx wrangler dev` serves; `npm start` and `npm run dev` say their own.",
    "BASE_URL=http://localhost:8787",
    "MAIL_ADAPTER=local",
    "MAIL_FROM=Rentform <hello@rentform.test>",
    "SUPPORT_EMAIL=support@rentform.test",
    "ADMIN_EMAIL=admin@rentform.test",
    `SECRET=local-only-${randomBytes(32).toString("hex")}`,
    `DATA_KEYS=local-only:${randomBytes(32).toString("base64")}`,
  ];
  writeFileSync(secretsFile, `${lines.join("\n")}\n`, { mode: 0o600 });
}

/** BASE_URL of .dev.vars. */
export function localOrigin(): string {
  return baseUrlLine.exec(readFileSync(secretsFile, "utf8"))?.[1] ?? "http://localhost:8787";
}

/** For Vite, which lets .dev.vars win over what it is told: another BASE_URL, until this process ends. */
export function changeLocalOrigin(origin: string): void {
  const before = readFileSync(secretsFile, "utf8");
  writeFileSync(secretsFile, before.replace(baseUrlLine, `BASE_URL=${origin}`));
  process.on("exit", () => writeFileSync(secretsFile, before));
}

/** Makes the data of this machine ready: secrets and tables. Ends the process where the data is of other migrations. */
export function prepareLocalData(): void {
  ensureLocalSecrets();
  if (isOfOtherMigrations(localData)) {
    console.error("The data in .wrangler/state was made by an older database. Delete it with: npm run reset");
    process.exit(1);
  }
  applyMigrations(localData);
}

/** Whether a folder's D1 had a migration that there is no more. */
export function isOfOtherMigrations(persistTo: string): boolean {
  const stampFile = stampIn(persistTo);
  if (!existsSync(stampFile)) return false;
  const names = migrationNames();
  return !readFileSync(stampFile, "utf8")
    .split("\n")
    .every((name) => names.includes(name));
}

function migrationNames(): string[] {
  return readdirSync(join(projectRoot, "migrations"))
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** The file that names the migrations which a folder's D1 has had. */
const stampIn = (persistTo: string) => join(persistTo, "migrated.txt");

/** Applies what is new in migrations/ to the local D1 under `persistTo`; skips the work when nothing changed. */
export function applyMigrations(persistTo: string): void {
  const names = migrationNames();
  const stamp = names.join("\n");
  const stampFile = stampIn(persistTo);
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  if (existsSync(join(persistTo, "v3/d1"))) runWrangler(["d1", "migrations", "apply", "DB"], persistTo);
  else applyAllAtOnce(names, persistTo);
  mkdirSync(persistTo, { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** To an empty database, in one run of wrangler: `migrations apply` starts a workerd for each file. */
function applyAllAtOnce(names: string[], persistTo: string): void {
  const files = names.map((name) => [
    readFileSync(join(projectRoot, "migrations", name), "utf8"),
    `INSERT INTO d1_migrations (name) VALUES ('${name}');`,
  ]);
  mkdirSync(persistTo, { recursive: true });
  const file = join(persistTo, "migrations.sql");
  writeFileSync(file, [migrationsTable, ...files.flat()].join("\n"));
  runWrangler(["d1", "execute", "DB", "--yes", "--file", file], persistTo);
  rmSync(file);
}

/** As wrangler makes it, which finds in it what has been applied. */
const migrationsTable = `CREATE TABLE IF NOT EXISTS "d1_migrations"(
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT UNIQUE,
  applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
);`;

function runWrangler(command: string[], persistTo: string): void {
  const args = [...command, "--local", "--persist-to", persistTo, "--config", "wrangler.toml"];
  const done = spawnSync(bin("wrangler"), args, {
    cwd: projectRoot,
    env: { ...quietEnvironment, CI: "1" },
    encoding: "utf8",
  });
  if (done.status !== 0) throw new Error(`The migrations could not be applied:\n${done.stdout}${done.stderr}`);
}

/** Builds unless build/ was made from exactly these sources; the static pages name `origin`. */
export function buildIfChanged(origin = "http://localhost:8787"): void {
  const stamp = `${sourceStamp()} ${origin}`;
  const stampFile = join(projectRoot, "build/source-stamp.txt");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return;
  const env = { ...quietEnvironment, BASE_URL: origin, SUPPORT_EMAIL: "support@rentform.test" };
  for (const [command, ...args] of [
    [bin("react-router"), "build"],
    [process.execPath, "scripts/prerender.ts"],
  ] as [string, string][]) {
    const done = spawnSync(command, args, { cwd: projectRoot, env, encoding: "utf8" });
    if (done.status !== 0) throw new Error(`The build failed:\n${done.stdout}${done.stderr}`);
  }
  writeFileSync(stampFile, stamp);
}

function sourceStamp(): string {
  const hash = createHash("sha256");
  const roots = [
    "app",
    "workers",
    "public",
    "package-lock.json",
    "scripts/prerender.ts",
    "scripts/lib",
    "wrangler.toml",
    "vite.config.ts",
    "react-router.config.ts",
    ".dev.vars",
  ];
  // The build makes it of what is stamped.
  const made = join(projectRoot, "app/words/compiled");
  const add = (path: string): void => {
    if (path === made || !existsSync(path)) return;
    const info = statSync(path);
    if (info.isDirectory()) for (const name of readdirSync(path).sort()) add(join(path, name));
    else hash.update(`${path}\0`).update(readFileSync(path));
  };
  for (const root of roots) add(join(projectRoot, root));
  return hash.digest("hex");
}

export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen({ port, host: "127.0.0.1", exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Below the ports that a system gives to connections by itself: none of those takes it before the server listens. */
export async function findFreePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return (await isPortFree(port)) ? port : findFreePort();
}

export type LocalServer = { process: ChildProcess; origin: string; output: () => string };
type ServeOptions = {
  port: number;
  persistTo: string;
  inherit?: boolean;
  variables?: Record<string, string>;
  /** Another Worker than the product's, for the bench. */
  config?: string;
};

/** Servers of this process that have not ended, ready or not. */
const running = new Set<ChildProcess>();

// A script that fails leaves nothing behind either.
process.on("exit", () => {
  for (const child of running) signalGroup(child, "SIGKILL");
});

/** Ends every server that this process has started, with what belongs to it: in good order, or at once. */
export async function endServers(how: "SIGTERM" | "SIGKILL"): Promise<void> {
  await Promise.all([...running].map((child) => endProcessGroup(child, how)));
}

/** Serves build/ in workerd. Resolves once the Worker answers; rejects with its output when it ends first. */
export async function serve(options: ServeOptions): Promise<LocalServer> {
  const { port, persistTo, inherit = false, variables = {}, config = "build/server/wrangler.json" } = options;
  const origin = `http://localhost:${port}`;
  const vars = Object.entries({ BASE_URL: origin, ...variables }).flatMap(([name, value]) => [
    "--var",
    `${name}:${value}`,
  ]);
  const args = ["dev", "--config", config, "--port", String(port), "--ip", "localhost", "--inspector-port", "0"];
  const quiet = ["--show-interactive-dev-session=false", "--log-level", "warn", "--persist-to", persistTo];
  // Its own process group, so that stop and kill reach workerd too.
  const child = spawn(bin("wrangler"), [...args, ...quiet, ...vars], {
    cwd: projectRoot,
    env: quietEnvironment,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  let output = "";
  const keep = (chunk: Buffer, stream: NodeJS.WriteStream) => {
    output = (output + chunk.toString()).slice(-20_000);
    if (inherit) stream.write(chunk);
  };
  child.stdout.on("data", (chunk: Buffer) => keep(chunk, process.stdout));
  child.stderr.on("data", (chunk: Buffer) => keep(chunk, process.stderr));
  await untilReady(child, origin, () => output);
  return { process: child, origin, output: () => output };
}

async function untilReady(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended before it was ready:\n${output()}`);
    const answer = await fetch(`${origin}/robots.txt`, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  endProcessGroup(child, "SIGKILL");
  throw new Error(`The server was not ready within a minute:\n${output()}`);
}

/** How long a server may take to end in good order. */
const patienceMs = 5_000;

/** Ends wrangler and its workerd, and nothing else; what does not end in time is killed. */
export async function endProcessGroup(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const { pid } = child;
  if (!pid || !signalGroup(child, signal)) return void running.delete(child);
  const deadline = Date.now() + patienceMs;
  while (hasGroup(pid) && Date.now() < deadline) await new Promise((resolve) => setTimeout(resolve, 25));
  if (hasGroup(pid)) signalGroup(child, "SIGKILL");
  running.delete(child);
}

/** False when nothing of the group is left. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): boolean {
  try {
    process.kill(-(pid ?? Number.NaN), signal);
    return true;
  } catch {
    return false;
  }
}

/** `wrangler dev` fires no cron, so whoever serves locally calls its scheduled address. */
export async function runCron(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/cdn-cgi/local/scheduled`, { signal: AbortSignal.timeout(30_000) }).catch(
    () => null,
  );
  return answer?.ok ?? false;
}
