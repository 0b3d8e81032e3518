type Row = Record<string, unknown>;
export type Result = D1Result<Row>;

/** Where a request's statements go; each call is a round trip. */
export type Connection = {
  prepare(sql: string): D1PreparedStatement;
  one(statement: D1PreparedStatement, isRead: boolean): Promise<Result>;
  /** `isRead`: none of them writes. */
  batch(statements: D1PreparedStatement[], isRead: boolean): Promise<Result[]>;
  /** What later reads must not be older than; null where the database keeps no replicas. */
  bookmark(): string | null;
};

/** The database itself, without sessions: every statement is answered by the primary. */
export function plainConnection(binding: D1Database): Connection {
  return {
    prepare: (sql) => binding.prepare(sql),
    one: (statement, isRead) => untilUnlocked(isRead, () => statement.all<Row>()),
    batch: (statements, isRead) => untilUnlocked(isRead, () => binding.batch<Row>(statements)),
    bookmark: () => null,
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

/** A replica that is further behind is not asked: what ended a minute and a half ago has ended everywhere. */
const replicaLagMs = 90_000;

/** SQL: when the cron wrote last, by the row of `beatHeart`. */
const heartbeatSql = "SELECT position AS at FROM job_progress WHERE name = 'heartbeat'";

/**
 * A session of D1. `from`: "first-primary", "first-unconstrained" for the nearest replica, or a bookmark to have
 * reached. A replica whose heartbeat is older than `replicaLagMs` is left for the primary; so is it after a write.
 */
export function sessionConnection(binding: D1Database, from: string, now: () => number): Connection {
  let session = binding.withSession(from);
  let isTrusted = from === "first-primary";

  async function batch(statements: D1PreparedStatement[], isRead: boolean): Promise<Result[]> {
    if (!isTrusted && !isRead) toPrimary();
    if (isTrusted) return session.batch<Row>(statements);
    const results = await session.batch<Row>([...statements, session.prepare(heartbeatSql)]);
    const [heartbeat] = results.pop()?.results ?? [];
    if (now() - Number(heartbeat?.at ?? 0) <= replicaLagMs) {
      isTrusted = true;
      return results;
    }
    toPrimary();
    return session.batch<Row>(statements);
  }

  function toPrimary(): void {
    session = binding.withSession("first-primary");
    isTrusted = true;
  }

  return {
    prepare: (sql) => session.prepare(sql),
    async one(statement, isRead) {
      const [result] = await batch([statement], isRead);
      if (!result) throw new Error("D1 answered a statement with nothing");
      return result;
    },
    batch,
    bookmark: () => session.getBookmark(),
  };
}
