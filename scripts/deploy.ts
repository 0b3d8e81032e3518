import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runnerImport } from "vite";
import { unstable_readConfig } from "wrangler";
import {
  type Before,
  checkHealth,
  checkMigrations,
  checkPage,
  checkSecrets,
  checkSettings,
  currentVersion,
  pendingMigrations,
  rollbackWords,
  type Settings,
} from "./lib/deploy-checks.ts";
import { projectRoot } from "./lib/local-server.ts";
import { words } from "./lib/words-plugin.ts";

/**
 * `npm run deploy`: looks before, migrates, deploys, and looks after. CLOUDFLARE_ENV=staging chooses the other environment; it
 * is taken at the build, so the name stays in the environment for all steps. `-- --dry-run` needs no account: it checks,
 * builds and packs. `-- --take-away` says that a migration may take something away.
 */
const environment = process.env.CLOUDFLARE_ENV || null;
if (environment !== null && environment !== "staging") stop([`There is no environment "${environment}"`]);
const isDry = process.argv.includes("--dry-run");
/** Wrangler asks for an explicit name where several environments exist; the top of wrangler.toml is production. */
const named = ["--env", environment ?? ""];

const config = join(projectRoot, "wrangler.toml");
const settings = unstable_readConfig({ config, env: environment ?? "" }, { hideWarnings: true }) as unknown as Settings;
const faults = checkSettings(settings);
if (isDry) for (const fault of faults) console.warn(`Not ready: ${fault}`);
else if (faults.length > 0) stop(faults);

if (!isDry) await prepareShop(String(settings.vars.BASE_URL));
if (!isDry) lookAtAccount();
run("npm", ["run", "--silent", "check"]);
run("npm", ["run", "--silent", "build"]);
const built = ["--config", "build/server/wrangler.json"];
wrangler(["deploy", "--dry-run", "--outdir", "build/packed", ...built], "inherit");
if (isDry) process.exit(0);

const before = lookBefore();
wrangler(["d1", "migrations", "apply", "DB", "--remote", ...named], "inherit");
wrangler(["deploy", ...built], "inherit");
const after = await lookAfter(String(settings.vars.BASE_URL));
console.log(after.length === 0 ? "It is deployed and answers as it should." : list("It is deployed, but:", after));
console.log(rollbackWords(before));
process.exit(after.length === 0 ? 0 : 1);

/**
 * With STRIPE_SECRET_KEY in the shell: what is sold, and the endpoint that Stripe tells of payments. The endpoint's secret is
 * said once, when it is made, so it goes into the Worker's secrets right here.
 */
async function prepareShop(origin: string): Promise<void> {
  const key = process.env.STRIPE_SECRET_KEY;
  if (!key) return;
  const { module } = await runnerImport<typeof import("./stripe/prepare.ts")>(
    join(projectRoot, "scripts/stripe/prepare.ts"),
    {
      configFile: false,
      logLevel: "error",
      root: projectRoot,
      plugins: [words()],
    },
  );
  const { made, secret } = await module.prepareStripe(key, origin);
  console.log(made.length === 0 ? "Everything is there at Stripe." : list("Made at Stripe:", made));
  if (secret) wrangler(["secret", "put", "STRIPE_WEBHOOK_SECRET", ...named], "inherit", false, secret);
}

function lookAtAccount(): void {
  const listed = wrangler(["secret", "list", "--format", "json", ...named], "pipe");
  const missing = checkSecrets(listed, String(settings.vars.MAIL_ADAPTER));
  if (missing.length > 0) stop([...missing, "The README says how to make them"]);
  const pending = pendingMigrations(wrangler(["d1", "migrations", "list", "DB", "--remote", ...named], "pipe"));
  const taken = checkMigrations(
    pending.map((name) => ({ name, sql: readFileSync(join(projectRoot, "migrations", name), "utf8") })),
  );
  if (taken.length > 0 && !process.argv.includes("--take-away"))
    stop([...taken, "Read migrations/README.md; if it is meant: npm run deploy -- --take-away"]);
}

function lookBefore(): Before {
  const versionId = currentVersion(wrangler(["deployments", "list", "--json", ...named], "pipe", true));
  const info = wrangler(["d1", "time-travel", "info", "DB", "--json", ...named], "pipe", true);
  return { environment, versionId, bookmark: /"bookmark":\s*"([\w-]+)"/.exec(info)?.[1] ?? null };
}

/** A new version is there within seconds; a state that is bad is asked for again until a minute is over. */
async function lookAfter(origin: string): Promise<string[]> {
  let found: string[] = [];
  for (let tries = 0; tries < 6; tries += 1) {
    if (tries > 0) await new Promise((resolve) => setTimeout(resolve, 10_000));
    found = [...checkHealth(await ask(`${origin}/healthz`)), ...checkPage(await ask(`${origin}/sign-in`))];
    if (found.length === 0) break;
  }
  return found;
}

async function ask(url: string): Promise<{ status: number; body: string; policy: string | null }> {
  try {
    const answer = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(15_000) });
    const policy = answer.headers.get("content-security-policy");
    return { status: answer.status, body: await answer.text(), policy };
  } catch {
    return { status: 0, body: "", policy: null };
  }
}

/** `input`: what it reads, instead of the terminal. */
function wrangler(args: string[], stdio: "inherit" | "pipe", mayFail = false, input?: string): string {
  const done = spawnSync(join(projectRoot, "node_modules/.bin/wrangler"), args, {
    cwd: projectRoot,
    stdio: [input === undefined ? "inherit" : "pipe", stdio, "inherit"],
    encoding: "utf8",
    input,
  });
  if (done.status !== 0 && !mayFail) stop([`wrangler ${args.join(" ")} failed`]);
  return done.stdout ?? "";
}

function run(command: string, args: string[]): void {
  if (spawnSync(command, args, { cwd: projectRoot, stdio: "inherit" }).status !== 0)
    stop([`${command} ${args.join(" ")} failed`]);
}

function list(title: string, lines: readonly string[]): string {
  return [title, ...lines.map((line) => `- ${line}`)].join("\n");
}

function stop(faults: readonly string[]): never {
  console.error(list("Not deployed:", faults));
  process.exit(1);
}
