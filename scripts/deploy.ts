import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./lib/local-server.ts";

/**
 * `npm run deploy`: checks what the README's "Deploy" section asks for, then migrations first, then the Worker. The
 * old Worker runs on the new schema for a moment, so a migration only adds.
 */

const settings = readFileSync(join(projectRoot, "wrangler.toml"), "utf8");
const faults = [
  [
    /00000000-0000-0000-0000-000000000001/,
    "database_id is still the placeholder: `npx wrangler d1 create rentform` prints the real one",
  ],
  [
    /"00000000000000000000000000000001"/,
    "the KV id is still the placeholder: `npx wrangler kv namespace create PUBLISHED_FORMS` prints the real one",
  ],
  [/rentform\.example/, "BASE_URL, MAIL_FROM and SUPPORT_EMAIL still name rentform.example"],
  [/^OPERATOR(_LAW)? = ""/m, "OPERATOR or OPERATOR_LAW is empty: the terms and the privacy policy say who runs this"],
].filter(([pattern]) => (pattern as RegExp).test(settings));
if (faults.length > 0) stop(`wrangler.toml is not ready:\n${faults.map(([, text]) => `- ${text}`).join("\n")}`);

const listed = wrangler(["secret", "list", "--format", "json"], "pipe");
const secrets = new Set((JSON.parse(listed || "[]") as { name: string }[]).map((secret) => secret.name));
const missing = ["SECRET", "DATA_KEYS", "ADMIN_EMAIL"].filter((name) => !secrets.has(name));
if (missing.length > 0) stop(`These secrets are missing: ${missing.join(", ")}. The README says how to make them.`);

run("npm", ["run", "--silent", "check"]);
run("npm", ["run", "--silent", "build"]);
wrangler(["d1", "migrations", "apply", "DB", "--remote"], "inherit");
wrangler(["deploy", "--config", "build/server/wrangler.json"], "inherit");

function wrangler(args: string[], stdio: "inherit" | "pipe"): string {
  const done = spawnSync(join(projectRoot, "node_modules/.bin/wrangler"), args, {
    cwd: projectRoot,
    stdio: ["inherit", stdio, "inherit"],
    encoding: "utf8",
  });
  if (done.status !== 0) stop(`wrangler ${args.join(" ")} failed.`);
  return done.stdout ?? "";
}

function run(command: string, args: string[]): void {
  if (spawnSync(command, args, { cwd: projectRoot, stdio: "inherit" }).status !== 0)
    stop(`${command} ${args.join(" ")} failed.`);
}

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
