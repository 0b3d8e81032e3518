import { type SQL, sql } from "drizzle-orm";
import { erasureTask } from "../../../../db/schema/accounts";

/** Notes what is to be removed from KV (a form's public id) or R2 (an object's key): one row for each that `from` finds. */
export function noteForErasure(store: "kv" | "r2", key: SQL, from: SQL, at: number): SQL {
  return sql`INSERT INTO ${erasureTask} (id, store, key, created_at)
    SELECT lower(hex(randomblob(16))), ${store}, ${key}, ${at} FROM ${from}`;
}
