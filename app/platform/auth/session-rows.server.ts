import { eq, getTableColumns } from "drizzle-orm";
import type { Database } from "../../db/client.server";
import { session, user } from "../../db/schema/accounts";
import type { AuthParts } from "./auth-scope.server";
import { type FactorState, readFactorState, selectFactorState } from "./second-factor/factors.server";
import { type SignedIn, signedInOf } from "./signed-in.server";

/** A session and its account, as their tables have them. */
type SessionRows = { session: typeof session.$inferSelect; user: typeof user.$inferSelect };

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

/** Null when there is no such session. */
export async function findSessionRows(db: Database, token: string): Promise<SessionRows | null> {
  const [[ofSession], [ofUser]] = await db.batch(selectSessionRows(db, token));
  return ofSession && ofUser ? { session: ofSession, user: ofUser } : null;
}

/** Who a session is, and how it stands to the second factor of its account. Null when it has ended. */
export async function findSessionWithFactor(
  parts: Pick<AuthParts, "db" | "clock">,
  token: string,
): Promise<{ signedIn: SignedIn; factor: FactorState } | null> {
  const { db, clock } = parts;
  const [[ofSession], [ofUser], [ofFactor]] = await db.batch([
    ...selectSessionRows(db, token),
    selectFactorState(parts, token),
  ]);
  const factor = readFactorState(parts, ofFactor);
  if (!ofSession || !ofUser || !factor) return null;
  return { signedIn: signedInOf({ session: ofSession, user: ofUser }, clock.now()), factor };
}
