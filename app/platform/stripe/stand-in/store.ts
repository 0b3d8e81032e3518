/** What the stand-in keeps: one row an object, as Stripe would answer it. */
export type StandInStore = {
  get<T>(id: string): Promise<T | null>;
  put<T extends { id: string; object: string }>(object: T): Promise<void>;
  /** Newest first. */
  list<T>(object: string): Promise<T[]>;
  remove(id: string): Promise<void>;
  /** False where the id was taken already. */
  claim(id: string, object: string, data: unknown): Promise<boolean>;
};

/** One table that no migration knows: it is made when the stand-in is first used, which never happens in production. */
const table = `CREATE TABLE IF NOT EXISTS dev_stripe
  (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, object TEXT NOT NULL, data TEXT NOT NULL)`;

export function createStandInStore(db: D1Database): StandInStore {
  let made: Promise<unknown> | undefined;
  const statement = async (sql: string, ...values: string[]) => {
    made ??= db.prepare(table).run();
    await made;
    return db.prepare(sql).bind(...values);
  };
  return {
    async get<T>(id: string) {
      const row = await (await statement("SELECT data FROM dev_stripe WHERE id = ?", id)).first<{ data: string }>();
      return row && (JSON.parse(row.data) as T);
    },
    async put(object) {
      const insert = "INSERT INTO dev_stripe (id, object, data) VALUES (?, ?, ?)";
      const sql = `${insert} ON CONFLICT (id) DO UPDATE SET data = excluded.data`;
      await (await statement(sql, object.id, object.object, JSON.stringify(object))).run();
    },
    async list<T>(object: string) {
      const sql = "SELECT data FROM dev_stripe WHERE object = ? ORDER BY number DESC";
      const { results } = await (await statement(sql, object)).all<{ data: string }>();
      return results.map((row) => JSON.parse(row.data) as T);
    },
    async remove(id) {
      await (await statement("DELETE FROM dev_stripe WHERE id = ?", id)).run();
    },
    async claim(id, object, data) {
      const sql = "INSERT INTO dev_stripe (id, object, data) VALUES (?, ?, ?) ON CONFLICT DO NOTHING";
      const { meta } = await (await statement(sql, id, object, JSON.stringify(data))).run();
      return meta.changes === 1;
    },
  };
}
