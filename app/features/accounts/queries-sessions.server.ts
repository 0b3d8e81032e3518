import { desc, eq, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { session } from "../../db/schema/accounts";
import type { AccountLandlord } from "../../kernel/actor";
import { describeDevice } from "../../platform/auth/device";
import { landlordOf } from "../../platform/auth/landlord-of.server";

export type ListedSession = {
  id: string;
  device: string;
  /** Two letters, or null where the network does not say. */
  country: string | null;
  startedAt: number;
  usedAt: number;
  isThisOne: boolean;
};

const sessionsShown = 50;

/**
 * Where this account is signed in, newest first; null when the asking session has ended. Not the library's own list, which
 * refuses after a session's first day. Sessions of an impersonating admin are not the person's to see.
 */
export async function listSessions({ db, clock }: Services, actor: AccountLandlord): Promise<ListedSession[] | null> {
  const now = clock.now().getTime();
  const rows = await db
    .select({
      id: session.id,
      token: session.token,
      userAgent: session.userAgent,
      country: session.country,
      startedAt: session.createdAt,
      usedAt: session.updatedAt,
    })
    .from(session)
    .where(
      sql`${eq(session.userId, landlordOf(actor, now))} AND ${session.expiresAt} > ${now}
        AND (${session.impersonatedBy} IS NULL OR ${session.token} = ${actor.sessionToken})`,
    )
    .orderBy(desc(session.updatedAt))
    .limit(sessionsShown);
  if (rows.length === 0) return null;
  return rows.map(({ token, userAgent, startedAt, usedAt, ...row }) => ({
    ...row,
    device: describeDevice(userAgent),
    startedAt: startedAt.getTime(),
    usedAt: usedAt.getTime(),
    isThisOne: token === actor.sessionToken,
  }));
}
