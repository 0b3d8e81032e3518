import { join } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { unstable_readConfig } from "wrangler";
import { projectRoot } from "./local-server.ts";

type Value = string | number | boolean | null | { bytes: number[] };
type Statement = { sql: string; values: Value[] };
/** All statements in one transaction, or one of them with its rows as objects or as lists. */
type Question = { how: "all" | "raw" | "batch"; statements: Statement[] };

/** Asks D1 in workerd; the whole of a question goes over in one request. */
const worker = `
const read = (value) => (value?.bytes ? new Uint8Array(value.bytes) : value);
async function answer({ how, statements }, database) {
  const bound = statements.map(({ sql, values }) => database.prepare(sql).bind(...values.map(read)));
  return how === "batch" ? database.batch(bound) : bound[0][how]();
}
export default {
  async fetch(request, { DB }) {
    try {
      return Response.json({ answer: await answer(await request.json(), DB) });
    } catch (error) {
      return Response.json({ error: error.message, cause: error.cause?.message });
    }
  },
};`;

export type LocalDatabase = { database: D1Database; close(): Promise<void> };

/**
 * The local D1 under `persistTo` for a script; a server may be running on the same file. Wrangler's stand-in asks workerd for each
 * `prepare` and each `bind` and waits for both, which takes two thirds of the seed's CPU: here a statement is kept until it is run.
 */
export function openD1(persistTo: string): LocalDatabase {
  const { d1_databases } = unstable_readConfig({ config: join(projectRoot, "wrangler.toml") }, { hideWarnings: true });
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: join(persistTo, "v3"),
      rootPath: projectRoot,
      modules: true,
      script: worker,
      d1Databases: { DB: d1_databases[0]?.database_id ?? "" },
    } as Parameters<typeof convertV4MiniflareOptions>[0]),
  );
  const ask = (question: Question) => patiently(() => askOnce(miniflare, question));
  const kept = new WeakMap<object, Statement>();

  function prepare(sql: string, values: Value[] = []): D1PreparedStatement {
    const statement = { sql, values };
    const all = () => ask({ how: "all", statements: [statement] }) as Promise<D1Result<Record<string, unknown>>>;
    const made = {
      bind: (...given: unknown[]) => prepare(sql, given.map(toValue)),
      all,
      run: all,
      raw: () => ask({ how: "raw", statements: [statement] }),
      async first(column?: string) {
        const [row] = (await all()).results;
        return (column && row ? row[column] : row) ?? null;
      },
    };
    kept.set(made, statement);
    return made as unknown as D1PreparedStatement;
  }

  function statementOf(made: D1PreparedStatement): Statement {
    const statement = kept.get(made);
    if (!statement) throw new Error("A statement of another database");
    return statement;
  }

  const batch = (all: D1PreparedStatement[]) => ask({ how: "batch", statements: all.map(statementOf) });
  const database = { prepare: (sql: string) => prepare(sql), batch } as unknown as D1Database;
  return { database, close: () => miniflare.dispose() };
}

function toValue(value: unknown): Value {
  if (value instanceof ArrayBuffer) return { bytes: [...new Uint8Array(value)] };
  if (ArrayBuffer.isView(value))
    return { bytes: [...new Uint8Array(value.buffer, value.byteOffset, value.byteLength)] };
  if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value as Value;
  throw new TypeError(`D1_TYPE_ERROR: ${typeof value} cannot be bound`);
}

async function askOnce(miniflare: Miniflare, question: Question): Promise<unknown> {
  const response = await miniflare.dispatchFetch("http://database", { method: "POST", body: JSON.stringify(question) });
  const { answer, error, cause } = (await response.json()) as { answer?: unknown; error?: string; cause?: string };
  if (error !== undefined) throw new Error(error, cause === undefined ? undefined : { cause: new Error(cause) });
  return answer;
}

/**
 * SQLite lets one of two processes write at a time, so whoever meets "database is locked" waits a moment and asks again. A locked
 * statement has done nothing.
 */
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
