import { createDatabase, type Database } from "../app/db/client.server";
import { type Connection, sessionConnection } from "../app/db/connection.server";
import { type D1Usage, emptyUsage } from "../app/db/trips.server";
import { takeBookmark, writeBookmark } from "../app/platform/bookmark-cookie";
import type { Clock } from "../app/platform/clock";
import type { Config } from "../app/platform/config";
import type { Env } from "./env";
import { mayReadReplica } from "./replica-pages";

/** The database of a landlord's data, or (null) of nobody's alone. There is one; docs/scale.md says how to have more. */
export function dbFor(env: Env, _landlord: string | null): D1Database {
  return env.DB;
}

/** The database for work that no answer waits for; what it is asked is no request's. */
export function openLater(env: Env): () => Database {
  let db: Database | null = null;
  return () => {
    db ??= createDatabase(dbFor(env, null), emptyUsage());
    return db;
  };
}

type Parts = { env: Env; config: Config; usage: D1Usage; clock: Clock; request: Request | null };

export type Databases = {
  /** Of the page or job at hand. */
  db: Database;
  /** Sessions, limits, money: never a replica. The same object where nothing is read from replicas. */
  primary: Database;
  /** Set-Cookie line after a write, so that the same browser's next page shows it; null where there is nothing to say. */
  bookmarkCookie(): string | null;
};

/**
 * Opens the database for a request or job: the binding, or with READ_REPLICAS a session of D1 from this browser's
 * bookmark, from the nearest replica, or from the primary for all but `mayReadReplica`.
 */
export function openDatabases({ env, config, usage, clock, request }: Parts): Databases {
  const binding = dbFor(env, null);
  if (!config.hasReplicas) {
    const db = createDatabase(binding, usage);
    return { db, primary: db, bookmarkCookie: () => null };
  }
  const now = () => clock.now().getTime();
  const open = (from: string): [Database, Connection] => {
    const connection = sessionConnection(binding, from, now);
    return [createDatabase(binding, usage, connection), connection];
  };
  const [primary, primaryConnection] = open("first-primary");
  const isNear = request !== null && mayReadReplica(request);
  const from = request ? takeBookmark(request, config.isHttps) : null;
  const [db, connection] = isNear ? open(from ?? "first-unconstrained") : [primary, primaryConnection];
  return {
    db,
    primary,
    bookmarkCookie() {
      if (usage.rowsWritten === 0) return null;
      // They sort as text; the later one has seen both.
      const [latest] = [connection.bookmark(), primaryConnection.bookmark()].sort().reverse();
      return latest ? writeBookmark(latest, config.isHttps) : null;
    },
  };
}
