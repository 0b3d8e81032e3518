import type { DatabaseSync, SQLInputValue } from "node:sqlite";

export type Statement = { sql: string; values: SQLInputValue[] };
/** `ms`: the median of five runs; null: it was run once, since it asks what the one before it changed. */
export type Ran = Statement & { of: string; ms: number | null };

const repeats = 5;

/** As much of D1's binding as the product asks for, over SQLite in this process, which keeps what was asked and how long it took. */
export function recorderOver(database: DatabaseSync) {
  let [of, every, asked] = ["", 1, 0];
  /** Batches in their order, as they are asked of D1 once more for the rows that it reads. */
  const batches: Ran[][] = [];

  function execute({ sql, values }: Statement) {
    const isRead = /^\s*(select|with)\b/i.test(sql);
    const prepared = database.prepare(sql);
    const results = prepared.all(...values);
    const changes = isRead ? 0 : Number(database.prepare("SELECT changes() AS n").get()?.n);
    return { success: true, results, meta: { rows_read: 0, rows_written: 0, changes, duration: 0 } };
  }

  function run(statements: Statement[]) {
    asked += 1;
    const isKept = asked % every === 0;
    const kept: Ran[] = [];
    const results = statements.map((statement) => {
      if (isKept) kept.push({ ...statement, of, ms: timeOf(database, statement) });
      return execute(statement);
    });
    if (isKept) batches.push(kept);
    return results;
  }

  const statement = (sql: string, values: SQLInputValue[] = []): D1PreparedStatement => {
    const all = async () => run([{ sql, values }])[0];
    const made = {
      ...{ sql, values, all, run: all },
      bind: (...bound: unknown[]) => statement(sql, bound.map(toValue)),
      async first(column?: string) {
        const [row] = (await all())?.results ?? [];
        return (column && row ? row[column] : row) ?? null;
      },
    };
    return made as unknown as D1PreparedStatement;
  };
  const batch = async (all: Statement[]) => {
    database.exec("SAVEPOINT batch");
    try {
      return run(all.map(({ sql, values }) => ({ sql, values })));
    } catch (error) {
      database.exec("ROLLBACK TO batch");
      throw error;
    } finally {
      database.exec("RELEASE batch");
    }
  };
  return {
    binding: { prepare: (sql: string) => statement(sql), batch } as unknown as D1Database,
    batches,
    /** What is asked from now on belongs to `name`; of an export one batch of many is kept. */
    begin(name: string, oneIn = 1) {
      [of, every, asked] = [name, oneIn, 0];
    },
  };
}

function timeOf(database: DatabaseSync, { sql, values }: Statement): number | null {
  if (/\bchanges\(\)/.test(sql)) return null;
  const prepared = database.prepare(sql);
  const times: number[] = [];
  for (let turn = 0; turn < repeats; turn += 1) {
    database.exec("SAVEPOINT timed");
    const startedAt = performance.now();
    prepared.all(...values);
    times.push(performance.now() - startedAt);
    database.exec("ROLLBACK TO timed; RELEASE timed");
  }
  return times.sort((one, other) => one - other)[Math.floor(repeats / 2)] ?? 0;
}

function toValue(value: unknown): SQLInputValue {
  return typeof value === "boolean" ? Number(value) : ((value ?? null) as SQLInputValue);
}
