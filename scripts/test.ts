import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { setPriority } from "node:os";
import { join, relative } from "node:path";
import { browserPath } from "../test/support/browser.ts";
import { buildIfChanged, ensureLocalSecrets, projectRoot } from "./lib/local-server.ts";

/**
 * `npm test`: types, lint, unit, worker, whole-Worker and browser tests. Ends with `N passed, N failed` from the
 * runners' own reports. A check that fails, a run that crashes, or a skipped test counts as a failure.
 */
type Totals = { passed: number; failed: number };

/** What is read of a report, as vitest's JSON reporter writes it. */
type VitestReport = Record<"numPassedTests" | "numFailedTests" | "numPendingTests" | "numTodoTests", number> & {
  success: boolean;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

const totals: Totals = { passed: 0, failed: 0 };
const broken: string[] = [];

ensureLocalSecrets();
const inMemory = memoryFolder();
if (inMemory) {
  Object.assign(process.env, {
    // Unpacked where programs may run, which memory need not allow.
    CHROME_PATH: await browserPath(),
    TMPDIR: inMemory,
    // What one process has compiled the next ones begin with: a seventh of what a start of vitest costs.
    NODE_COMPILE_CACHE: join(inMemory, "compiled"),
  });
}
// Beside each other: the build and a browser test leave a part of two cores idle, and a run's last file a whole one.
const checking = startCheck();
const pure = runVitest("pure", ["domain", "architecture"]);
const built = attempt("build", () => buildIfChanged());
// The longest, with the most processes: it stands back for those beside it, which go file by file and would be left for the end.
const browser = runVitest("browser", ["e2e"], { isShownWhole: true, niceness: 5 });
const overHttp = runVitest("http", ["http"]);
// Apart, because in one run with the built Worker the pool hands the other project modules in the wrong shape.
const fromSource = pure.then(() => runVitest("workers", ["workers"], { isShownWhole: true }));
await Promise.all([overHttp, fromSource, browser]);
const checked = await checking;
// Said last, for a check that failed stands thousands of lines above and no test of the reports names it.
for (const name of broken) console.log(`failed: ${name}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 && checked && built ? 0 : 1);

/**
 * A folder for the data of tests in memory, where Linux has 6 GB for it; null elsewhere. On a disk SQLite waits for each
 * commit, and a run takes a tenth more CPU.
 */
function memoryFolder(): string | null {
  const memory = "/dev/shm";
  if (!existsSync(memory)) return null;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 6e9) return null;
  const folder = mkdtempSync(join(memory, "rentform-test-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
  return folder;
}

async function startCheck(): Promise<boolean> {
  const child = spawn("npm run --silent check", { cwd: projectRoot, shell: true, stdio: "inherit" });
  const [status] = await once(child, "exit");
  return attempt("npm run check", () => {
    if (status !== 0) throw new Error("failed");
  });
}

function attempt(name: string, work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    broken.push(name);
    totals.failed += 1;
    return false;
  }
}

/** A file that failed, and under it each of its tests that did, with the first lines of why. */
function faultsOf({ name, assertionResults }: VitestReport["testResults"][number]): string {
  const tests = assertionResults.filter(({ status }) => status === "failed");
  const whys = tests.map(({ fullName, failureMessages }) => {
    const lines = failureMessages.join("\n").split("\n").slice(0, 12);
    return [fullName, ...lines].join("\n    ");
  });
  return [relative(projectRoot, name), ...whys].join("\n  ");
}

/**
 * `isShownWhole`: what it says is kept until it ends, so that runs do not talk at once. `niceness`: how far it stands back
 * for the others, as `nice` counts.
 */
async function runVitest(name: string, projects: string[], { isShownWhole = false, niceness = 0 } = {}): Promise<void> {
  const report = join(projectRoot, "test-results", `${name}.json`);
  rmSync(report, { force: true });
  const args = [
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const said: Buffer[] = [];
  const child = spawn(join(projectRoot, "node_modules/.bin/vitest"), args, {
    cwd: projectRoot,
    stdio: isShownWhole ? ["ignore", "pipe", "pipe"] : "inherit",
  });
  if (niceness > 0 && child.pid) setPriority(child.pid, niceness);
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => said.push(chunk));
  const [status] = await once(child, "close");
  process.stdout.write(Buffer.concat(said));
  if (!existsSync(report)) {
    console.error(`${name}: the test runner left no report`);
    totals.failed += 1;
    return;
  }
  const result = JSON.parse(readFileSync(report, "utf8")) as VitestReport;
  const skipped = Number(result.numPendingTests) + Number(result.numTodoTests);
  const failed = Number(result.numFailedTests) + skipped;
  totals.passed += Number(result.numPassedTests);
  broken.push(...result.testResults.filter(({ status }) => status !== "passed").map(faultsOf));
  totals.failed += failed;
  // A suite that could not be loaded, or an unhandled error, fails the run without failing a test.
  if (failed === 0 && (status !== 0 || !result.success)) {
    totals.failed += 1;
    broken.push(`${name}: an error outside of its tests`);
  }
  if (skipped > 0) console.error(`${name}: ${skipped} tests were skipped`);
}
