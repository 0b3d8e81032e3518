import { bindings } from "./forms";

/** What may differ between a run with a fault and one without: tries, leases, tokens of mails that were built twice, rates. */
const leftOut = {
  tables: [
    "link_token",
    "rate_bucket",
    "mail_budget",
    "dev_mail",
    "dev_stripe",
    "heartbeat",
    "d1_migrations",
    "sweep_failure",
    "screen_day",
    "mail_count",
  ],
  columns: ["attempts", "last_error", "lease_until", "woken_at", "error", "claimed_at", "made_until", "lane"],
};
/** Columns of a few words: how many rows have each. */
const words = ["state", "kind", "action", "plan"];

type Column = { tab: string; col: string };
let statements: { table: string; sql: string }[] | null = null;

/** One statement a table: its rows, of each column those that are not null, and the sums of counters and flags. */
async function statementsOfAllTables(): Promise<{ table: string; sql: string }[]> {
  if (statements) return statements;
  const { results } = await bindings.DB.prepare(
    `SELECT m.name AS tab, c.name AS col FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'
        AND m.name NOT LIKE '%\\_fts%' ESCAPE '\\' ORDER BY m.name, c.cid`,
  ).all<Column>();
  const tables = Map.groupBy(results, ({ tab }) => tab);
  statements = [...tables]
    .filter(([tab]) => !leftOut.tables.includes(tab))
    .map(([tab, columns]) => {
      const kept = columns.map(({ col }) => col).filter((col) => !leftOut.columns.includes(col));
      const counts = kept.map((col) => `count("${col}") AS "${col}"`);
      const sums = kept
        .filter((col) => /(_count|amount|credits|left)$|^is_|(^|_)rev$/.test(col))
        .map((col) => `coalesce(sum("${col}"), 0) AS "sum of ${col}"`);
      const said = kept
        .filter((col) => words.includes(col))
        .map((col) => {
          const byWord = `SELECT ${col} AS word, count(*) AS n FROM "${tab}" WHERE ${col} IS NOT NULL GROUP BY 1`;
          return `(SELECT json_group_object(word, n) FROM (${byWord})) AS "words of ${col}"`;
        });
      return { table: tab, sql: `SELECT ${[...counts, ...sums, ...said].join(", ")} FROM "${tab}"` };
    });
  return statements;
}

export type Signature = Record<string, number | string>;

/** What the whole database holds, in figures. Two runs of the same work leave the same figures. */
export async function readSignature(): Promise<Signature> {
  const all = await statementsOfAllTables();
  const answers = await bindings.DB.batch<Signature>(all.map(({ sql }) => bindings.DB.prepare(sql)));
  return Object.fromEntries(
    answers.flatMap(({ results }, index) =>
      Object.entries(results[0] ?? {}).map(([column, figure]) => [`${all[index]?.table}.${column}`, figure] as const),
    ),
  );
}

/** What one piece of work has added or taken away; nothing of what stayed as it was. */
export function differenceOf(before: Signature, after: Signature): Signature {
  const difference: Signature = {};
  for (const [name, figure] of Object.entries(after)) {
    const was = before[name];
    if (figure === was) continue;
    difference[name] = typeof figure === "number" ? figure - Number(was ?? 0) : wordsAdded(String(was ?? "{}"), figure);
  }
  return difference;
}

/** "+1 declined, -1 submitted" */
function wordsAdded(before: string, after: string): string {
  const [was, is] = [JSON.parse(before), JSON.parse(after)] as [Record<string, number>, Record<string, number>];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .sort()
    .flatMap((word) => {
      const change = (is[word] ?? 0) - (was[word] ?? 0);
      return change === 0 ? [] : [`${change > 0 ? "+" : ""}${change} ${word}`];
    })
    .join(", ");
}
