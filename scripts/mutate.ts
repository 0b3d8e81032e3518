import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Break, breaks } from "../test/mutation/breaks.ts";
import { buildIfChanged, projectRoot } from "./lib/local-server.ts";

/**
 * `npm run mutate`: StrykerJS breaks pure rules in each way it knows (test/mutation/stryker.config.json); then guards and SQL, which run
 * in workerd, are broken line by line as test/mutation/breaks.ts says. The tests of each must be red. Not part of `npm test`.
 * `npm run mutate -- conditions` takes those alone whose file has the word. Sources are put back, also after Ctrl+C.
 */
const word = process.argv[2] ?? "";
const config = join(projectRoot, "test/mutation/stryker.config.json");
const { mutate: rules } = JSON.parse(readFileSync(config, "utf8")) as { mutate: string[] };
const areRulesHeld = mutateRules(rules.filter((file) => file.includes(word)));
const sources = new Map<string, string>();
const restore = () => {
  for (const [path, source] of sources) writeFileSync(path, source);
};
process.on("exit", restore);
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => process.exit(130));

const chosen = breaks.filter(({ file }) => file.includes(word));
for (const tests of new Set(chosen.map((one) => one.tests))) {
  const one = chosen.find((entry) => entry.tests === tests);
  if (one && !isGreen(one)) throw new Error(`${tests} is red before anything is broken`);
}
const survivors = chosen.filter((one) => !isKilled(one));
for (const { file, from, to } of survivors) console.log(`survived: ${file}: ${from} -> ${to}`);
console.log(`${chosen.length - survivors.length} of ${chosen.length} breaks were noticed`);
process.exitCode = areRulesHeld && survivors.length === 0 ? 0 : 1;

/** Whether as many mutants of these files were killed as the configuration wants. */
function mutateRules(files: readonly string[]): boolean {
  if (files.length === 0) return true;
  const stryker = join(projectRoot, "node_modules/.bin/stryker");
  const args = ["run", config, "--mutate", files.join(",")];
  return spawnSync(stryker, args, { cwd: projectRoot, stdio: "inherit" }).status === 0;
}

function isKilled(one: Break): boolean {
  const path = join(projectRoot, one.file);
  const source = sources.get(path) ?? readFileSync(path, "utf8");
  sources.set(path, source);
  if (!source.includes(one.from)) throw new Error(`${one.file} has no "${one.from}"`);
  writeFileSync(
    path,
    source.replace(one.from, () => one.to),
  );
  const isNoticed = !isGreen(one);
  writeFileSync(path, source);
  return isNoticed;
}

function isGreen({ project, tests }: Break): boolean {
  if (project === "http") buildIfChanged();
  const args = ["run", "--project", project, "--maxWorkers=1", "--bail=1", "--silent", "--reporter=dot", tests];
  const env = { ...process.env, NO_COLOR: "1", FORCE_COLOR: "0" };
  const vitest = join(projectRoot, "node_modules/.bin/vitest");
  const done = spawnSync(vitest, args, { cwd: projectRoot, env, encoding: "utf8" });
  if (!/^\s*Tests /m.test(done.stdout)) throw new Error(`${tests} did not run:\n${done.stdout}${done.stderr}`);
  return done.status === 0;
}
