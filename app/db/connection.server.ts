type Row = Record<string, unknown>;
export type Result = D1Result<Row>;

/** Where a request's statements go; each call is a round trip. */
export type Connection = {
  prepare(sql: string): D1PreparedStatement;
  one(statement: D1PreparedStatement, isRead: boolean): Promise<Result>;
  /** `isRead`: none of them writes. */
  batch(statements: D1PreparedStatement[], isRead: boolean): Promise<Result[]>;
};

/** Straight to the binding; a statement that found the database locked is asked again. */
export function plainConnection(binding: D1Database): Connection {
  return {
    prepare: (sql) => binding.prepare(sql),
    one: (statement, isRead) => untilUnlocked(isRead, () => statement.all<Row>()),
    batch: (statements, isRead) => untilUnlocked(isRead, () => binding.batch<Row>(statements)),
  };
}

/** So long a statement is asked again while another process writes to the database. */
const lockedForMs = 5000;

/**
 * Locally a second process, such as the seed, may be writing to the same file: SQLite then refuses at once. What it refused so has
 * done nothing, so it is asked again, after waits of chance so that two who write do not meet again; after five seconds the error is
 * the caller's. workerd may say "internal error" of it, which is asked again where nothing is written.
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
