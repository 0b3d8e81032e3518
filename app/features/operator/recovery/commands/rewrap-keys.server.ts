import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { wrappedKeys } from "../../../../db/wrapped-keys";
import type { Services } from "../../../../services";
import type { Check, CheckedPage } from "../check";

const pageSize = 300;

type Row = { id: string; keyId: string; wrappedKey: string };

/** Wraps keys anew that a former key of the ring wrapped, unless erased meanwhile. `found`: those that nothing opens. */
export function rewrapping({ table, id }: (typeof wrappedKeys)[number]): Check {
  const { keyId, wrappedKey } = getTableColumns(table);
  return async ({ db, dataKeys }: Services, position: string): Promise<CheckedPage> => {
    const rows =
      await db.all<Row>(sql`SELECT ${named(id, "id")}, ${named(keyId, "keyId")}, ${named(wrappedKey, "wrappedKey")}
      FROM ${table} WHERE ${id} > ${position} AND ${keyId} <> ${dataKeys.currentId} ORDER BY ${id} LIMIT ${pageSize}`);
    const tried = await Promise.all(rows.map((row) => rewrapped(dataKeys, row)));
    const list = JSON.stringify(tried.filter((one) => one !== null));
    const next = rows.at(-1)?.id ?? null;
    if (next !== null) {
      await db.run(sql`UPDATE ${table} SET key_id = ${dataKeys.currentId}, wrapped_key = one.value ->> 'fresh'
        FROM json_each(${list}) AS one
        WHERE ${id} = one.value ->> 'id' AND ${wrappedKey} = one.value ->> 'wrappedKey'`);
    }
    return { next, found: tried.filter((one) => one === null).length, mended: 0 };
  };
}

function named(column: SQLiteColumn, name: string): SQL {
  return sql`${column} AS ${sql.identifier(name)}`;
}

async function rewrapped(dataKeys: Services["dataKeys"], row: Row) {
  try {
    const { wrappedKey } = await dataKeys.rewrap(row.id, row);
    return { id: row.id, wrappedKey: row.wrappedKey, fresh: wrappedKey };
  } catch {
    return null;
  }
}
