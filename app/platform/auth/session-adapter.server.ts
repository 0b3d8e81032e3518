import type { drizzleAdapter } from "better-auth/adapters/drizzle";
import { authScope } from "./auth-scope.server";
import { findSessionRows } from "./session-rows.server";

type MakeAdapter = ReturnType<typeof drizzleAdapter>;
type Query = Parameters<ReturnType<MakeAdapter>["findOne"]>[0];

/** The library asks for a session and then for its user; this adapter reads both in one batch. */
export function sessionsInOneTrip(makeAdapter: MakeAdapter): MakeAdapter {
  return (options) => {
    const adapter = makeAdapter(options);
    async function findOne<Row>(query: Query): Promise<Row | null> {
      const token = tokenOf(query);
      if (token === null) return adapter.findOne<Row>(query);
      const rows = await findSessionRows(authScope().db, token);
      return rows && ({ ...rows.session, user: rows.user } as Row);
    }
    return { ...adapter, findOne };
  };
}

/** The token by which a session is looked up together with its user; null of any other question. */
function tokenOf({ model, where, join }: Query): string | null {
  const [condition] = where;
  const isLookup = model === "session" && where.length === 1 && condition?.field === "token" && join?.user;
  return isLookup && typeof condition.value === "string" ? condition.value : null;
}
