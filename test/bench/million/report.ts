import type { Ran } from "./recorder";

export type Measured = {
  rows: number;
  batches: Ran[][];
  rowsOf: Map<Ran, number>;
  exported: { lines: number; grownMb: number };
  sweepSeconds: number;
  failures: string[];
};

const goals = { times: 1.5, exportMb: 64, sweepSeconds: 60 };
/** Shorter than this, a difference is the machine's. */
const noiseMs = 0.5;

type Cost = { ms: number; rows: number };

/** The costliest run of each statement, by what asked it and its words. */
function costs({ batches, rowsOf }: Measured): Map<string, Map<string, Cost>> {
  const found = new Map<string, Map<string, Cost>>();
  for (const ran of batches.flat()) {
    const ofName = found.get(ran.of) ?? new Map<string, Cost>();
    found.set(ran.of, ofName);
    const words = wordsOf(ran.sql);
    const { ms, rows } = ofName.get(words) ?? { ms: 0, rows: 0 };
    ofName.set(words, { ms: Math.max(ms, ran.ms ?? 0), rows: Math.max(rows, rowsOf.get(ran) ?? 0) });
  }
  return found;
}

/** Without its numbers, ids and lengths of lists. */
function wordsOf(sql: string): string {
  return sql.replace(/'[^']*'|\b\d+\b/g, "?").replace(/\?(\s*,\s*\?)+/g, "?");
}

/** The statement of the larger size that costs most, beside itself at the smaller. */
function worst(small: Map<string, Cost> | undefined, large: Map<string, Cost>) {
  const pairs = [...large].map(([sql, at]) => ({ sql, at, before: small?.get(sql) ?? { ms: 0, rows: 0 } }));
  return pairs
    .map((pair) => ({ ...pair, isMissed: isMissed(pair.before, pair.at) }))
    .sort((one, other) => other.at.ms - one.at.ms);
}

function isMissed(before: Cost, at: Cost): boolean {
  return at.ms > before.ms * goals.times && at.ms - before.ms > noiseMs;
}

export function report(small: Measured, large: Measured): void {
  const [before, after] = [costs(small), costs(large)];
  const lines: string[][] = [];
  const missed: string[] = [];
  for (const [name, statements] of after) {
    const all = worst(before.get(name), statements);
    const slow = all.filter(({ isMissed: isIt }) => isIt);
    const isPage = !/^(sweep|export) /.test(`${name} `);
    for (const { sql, at, before: was } of isPage ? slow : [])
      missed.push(
        `${name}: ${was.rows} rows ${was.ms.toFixed(2)} ms, now ${at.rows} rows ${at.ms.toFixed(2)} ms\n    ${sql.slice(0, 1500)}`,
      );
    const isShown = !/^with /.test(name) || slow.length > 0;
    const sum = (costsOf: Map<string, Cost> | undefined) =>
      [...(costsOf?.values() ?? [])].reduce((total, { rows }) => total + rows, 0);
    const [slowest] = all;
    if (!isShown || !slowest) continue;
    const times = slowest.before.ms > 0 ? (slowest.at.ms / slowest.before.ms).toFixed(1) : "";
    lines.push([
      ...[name, String(statements.size), String(sum(before.get(name))), String(sum(statements))],
      ...[slowest.before.ms.toFixed(2), slowest.at.ms.toFixed(2), times, isPage && slow.length > 0 ? "missed" : ""],
    ]);
  }
  const head = ["what", "statements", `rows at ${small.rows}`, `at ${large.rows}`, "slowest, ms", "ms", "times", ""];
  for (const line of [head, ...lines]) console.log(`| ${line.join(" | ")} |`);
  for (const text of [...new Set([...small.failures, ...large.failures])]) console.log(`failed: ${text}`);
  for (const text of missed) console.log(`missed: ${text}`);
  const { exported, sweepSeconds } = large;
  const peakMb = process.resourceUsage().maxRSS / 1024;
  console.log(
    `export of ${exported.lines - 1} (100,000: npm run bench:exports): memory grew by ${exported.grownMb.toFixed(1)} MB, goal under ${goals.exportMb}`,
  );
  console.log(
    `all sweeps of a minute, each statement six times: ${sweepSeconds.toFixed(1)} s, goal ${goals.sweepSeconds}`,
  );
  console.log(`the process at most ${peakMb.toFixed(0)} MB, its SQLite within`);
  const isFine = missed.length === 0 && exported.grownMb < goals.exportMb && sweepSeconds < goals.sweepSeconds;
  if (!isFine || small.failures.length + large.failures.length > 0) process.exitCode = 1;
}
