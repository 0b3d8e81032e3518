import { isRefusal, noteDatabaseFailure } from "./errors.server";
import type { SchemaCheck } from "./expected-schema.server";

/** What one request asked of D1, from D1's own meta, and how many of its calls failed, whoever caught that. */
export type D1Usage = {
  queries: number;
  roundTrips: number;
  rowsRead: number;
  rowsWritten: number;
  failures: number;
  /** What D1 says that its statements took. */
  durationMs: number;
};

/** What D1 has been asked for in a request, before anything was. */
export function emptyUsage(): D1Usage {
  return { queries: 0, roundTrips: 0, rowsRead: 0, rowsWritten: 0, failures: 0, durationMs: 0 };
}

/** The parts of a D1 binding that Drizzle uses, with each call counted into `usage`; those of `check` are not. */
export function countedD1(binding: D1Database, usage: D1Usage, check?: SchemaCheck): D1Database {
  const call: Call = async (isRead, ask) => {
    try {
      const results = await afterCheck(check?.(binding), isRead, () => untilUnlocked(isRead, ask));
      count(usage, results);
      return results;
    } catch (error) {
      if (!isRefusal(error)) {
        usage.failures += 1;
        noteDatabaseFailure(error);
      }
      throw error;
    }
  };
  const counted = {
    prepare: (sql: string) => new CountedStatement(binding.prepare(sql), /^\s*select\b/i.test(sql), call),
    batch: (statements: CountedStatement[]) =>
      call(
        statements.every(({ isRead }) => isRead),
        () => binding.batch<Row>(statements.map(({ statement }) => statement)),
      ),
  };
  return counted as unknown as D1Database;
}

/** Before a write. A read goes out beside the check, which costs it no time, and counts only if that is passed. */
async function afterCheck<T>(checked: Promise<void> | undefined, isRead: boolean, ask: () => Promise<T>): Promise<T> {
  const early = isRead ? ask() : undefined;
  early?.catch(() => undefined);
  await checked;
  return early ?? ask();
}

type Row = Record<string, unknown>;
type Call = (isRead: boolean, ask: () => Promise<D1Result<Row>[]>) => Promise<D1Result<Row>[]>;

class CountedStatement {
  constructor(
    readonly statement: D1PreparedStatement,
    readonly isRead: boolean,
    private readonly call: Call,
  ) {}

  bind(...values: unknown[]): CountedStatement {
    return new CountedStatement(this.statement.bind(...values), this.isRead, this.call);
  }

  async all(): Promise<D1Result<Row>> {
    const [result] = await this.call(this.isRead, async () => [await this.statement.all<Row>()]);
    if (!result) throw new Error("D1 answered a statement with nothing");
    return result;
  }

  run(): Promise<D1Result<Row>> {
    return this.all();
  }

  /** D1's own raw() answers without the meta that is counted. */
  async raw(): Promise<unknown[][]> {
    return (await this.all()).results.map((row) => Object.values(row));
  }
}

function count(usage: D1Usage, results: readonly { meta?: Partial<D1Meta> }[]): void {
  usage.roundTrips += 1;
  for (const { meta } of results) {
    usage.queries += 1;
    usage.rowsRead += meta?.rows_read ?? 0;
    usage.rowsWritten += meta?.rows_written ?? 0;
    usage.durationMs += meta?.duration ?? 0;
  }
}

/** A statement is tried again for this long while another process writes to the database. */
const lockedForMs = 5000;

/**
 * Locally a second process, such as the seed, may be writing to the same file: SQLite then refuses at once and has done nothing,
 * so the call is made again after a random wait. workerd may say "internal error" instead, which is tried again for reads alone.
 */
async function untilUnlocked<T>(isRead: boolean, ask: () => Promise<T>): Promise<T> {
  for (let waited = 0; ; ) {
    try {
      return await ask();
    } catch (error) {
      const locked = isRead ? /SQLITE_BUSY|internal error/ : /SQLITE_BUSY/;
      const isLocked = error instanceof Error && locked.test(error.message);
      if (!isLocked || waited > lockedForMs) throw error;
      const waitMs = 10 + Math.random() * 70;
      waited += waitMs;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
}
