/**
 * The local D1 for a script that runs beside a server on the same file: SQLite lets one of them write at a time, so
 * whoever meets "database is locked" waits a moment and asks again. A locked statement has done nothing.
 */
export function patientDatabase(database: D1Database): D1Database {
  // Wrangler's stand-in asks workerd for each `prepare`, and waits: kept by their SQL, a third of the seed's time is gone.
  const prepared = new Map<string, D1PreparedStatement>();
  const prepare = (sql: string) => {
    const statement = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, statement);
    return patientStatement(statement);
  };
  return new Proxy(database, {
    get(target, name) {
      if (name === "prepare") return prepare;
      if (name === "batch") {
        return (statements: D1PreparedStatement[]) => patiently(() => target.batch(statements.map(innerOf)));
      }
      return bound(target, name);
    },
  });
}

const inner = new WeakMap<object, D1PreparedStatement>();

function innerOf(statement: D1PreparedStatement): D1PreparedStatement {
  return inner.get(statement) ?? statement;
}

function patientStatement(statement: D1PreparedStatement): D1PreparedStatement {
  const proxy = new Proxy(statement, {
    get(target, name) {
      if (name === "bind") return (...values: unknown[]) => patientStatement(target.bind(...values));
      if (name === "all" || name === "run" || name === "first" || name === "raw") {
        const work = bound(target, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => patiently(() => work(...args));
      }
      return bound(target, name);
    },
  });
  inner.set(proxy, statement);
  return proxy;
}

function bound(target: object, name: string | symbol): unknown {
  const value = Reflect.get(target, name) as unknown;
  return typeof value === "function" ? value.bind(target) : value;
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === 50 || !String(error).includes("SQLITE_BUSY")) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
    }
  }
}
