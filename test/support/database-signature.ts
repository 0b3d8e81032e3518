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
type Figure = number | string;
/** The names of all figures, and the statement that answers them in this order, in lists of lists. */
let asked: { names: string[]; sql: string } | null = null;

/** D1 passes so many values to a function, and answers so many columns. */
const atATime = 30;

function listsOf(expressions: string[]): string {
  if (expressions.length <= atATime) return `json_array(${expressions.join(", ")})`;
  const lists: string[] = [];
  for (let at = 0; at < expressions.length; at += atATime) lists.push(listsOf(expressions.slice(at, at + atATime)));
  return listsOf(lists);
}

/** Of each table the rows, of each column those that are not null, and the sums of counters and flags. */
async function askOfAllTables(): Promise<{ names: string[]; sql: string }> {
  if (asked) return asked;
  const { results } = await bindings.DB.prepare(
    `SELECT m.name AS tab, c.name AS col FROM sqlite_master AS m JOIN pragma_table_info(m.name) AS c
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\'
        AND m.name NOT LIKE '%\\_fts%' ESCAPE '\\' ORDER BY m.name, c.cid`,
  ).all<Column>();
  const names: string[] = [];
  const tables: string[] = [];
  for (const [tab, columns] of Map.groupBy(results, ({ tab }) => tab)) {
    if (leftOut.tables.includes(tab)) continue;
    const figures: [name: string, sql: string][] = [];
    for (const { col } of columns.filter(({ col }) => !leftOut.columns.includes(col))) {
      figures.push([col, `count("${col}")`]);
      if (/(_count|amount|credits|left)$|^is_|(^|_)rev$/.test(col))
        figures.push([`sum of ${col}`, `coalesce(sum("${col}"), 0)`]);
      if (words.includes(col)) {
        const byWord = `SELECT ${col} AS word, count(*) AS n FROM "${tab}" WHERE ${col} IS NOT NULL GROUP BY 1`;
        figures.push([`words of ${col}`, `(SELECT json_group_object(word, n) || '' FROM (${byWord}))`]);
      }
    }
    names.push(...figures.map(([name]) => `${tab}.${name}`));
    tables.push(`(SELECT ${listsOf(figures.map(([, sql]) => sql))} FROM "${tab}")`);
  }
  asked = { names, sql: `SELECT ${tables.join(", ")}` };
  return asked;
}

export type Signature = Record<string, Figure>;

/** What the whole database holds, in figures. Two runs of the same work leave the same figures. */
export async function readSignature(): Promise<Signature> {
  const { names, sql } = await askOfAllTables();
  const [row = []] = await bindings.DB.prepare(sql).raw<string[]>();
  const figures = row.flatMap((lists) => (JSON.parse(lists) as unknown[]).flat(2) as Figure[]);
  if (figures.length !== names.length || names.length === 0) throw new Error("A figure without a name");
  return Object.fromEntries(names.map((name, at) => [name, figures[at] as Figure]));
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
