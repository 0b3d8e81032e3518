import { eq, getTableColumns } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../db/client.server";
import { session, user } from "../../db/schema/accounts";

/** A session and its account, as their tables have them. */
export type SessionRows = { session: typeof session.$inferSelect; user: typeof user.$inferSelect };

function selectSessionRows(db: Database, token: string) {
  return [
    db.select().from(session).where(eq(session.token, token)),
    db
      .select(getTableColumns(user))
      .from(user)
      .innerJoin(session, eq(session.userId, user.id))
      .where(eq(session.token, token)),
  ] as const;
}

/** One round trip; null when there is no such session. */
export function findSessionRows(db: Database, token: string): Promise<SessionRows | null> {
  return findSessionRowsAlong(db, token)();
}

/** The same by the next trip of this request, which it makes where none follows. Null: no such session. */
export function findSessionRowsAlong(db: Database, token: string): () => Promise<SessionRows | null> {
  const carried = db.sendAlong(selectSessionRows(db, token).map((query) => query.toSQL()));
  return async () => {
    const [[ofSession], [ofUser]] = (await carried()) as [Stored[], Stored[]];
    return ofSession && ofUser ? { session: readRow(session, ofSession), user: readRow(user, ofUser) } : null;
  };
}

type Stored = Record<string, unknown>;

/** A row as D1 has it, in the types of its table. */
function readRow<Table extends SQLiteTable>(table: Table, stored: Stored): Table["$inferSelect"] {
  const fields = Object.entries(getTableColumns(table)).map(([field, column]) => {
    const value = stored[column.name];
    return [field, value === null || value === undefined ? null : column.mapFromDriverValue(value)];
  });
  return Object.fromEntries(fields) as Table["$inferSelect"];
}
