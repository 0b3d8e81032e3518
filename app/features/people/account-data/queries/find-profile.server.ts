import { desc, eq, sql } from "drizzle-orm";
import { session } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { BlockReason } from "../../../../db/schema/mail";
import { teamMember } from "../../../../db/schema/teams";
import type { AccountLandlord } from "../../../../kernel/actor";
import { describeDevice } from "../../../../platform/auth/device";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import {
  isConfirmationDue,
  readFactorState,
  selectFactorState,
} from "../../../../platform/auth/second-factor/factors.server";
import { recipientHash, selectBlock } from "../../../../platform/mail-block.server";
import type { Services } from "../../../../services";
import { selectNewestExport } from "../../../deciding/exports/queries/list-exports.server";
import { type GuestHoldings, selectGuestHoldings } from "./find-guest-forms.server";

type ListedSession = {
  id: string;
  device: string | null;
  /** Two letters, or null where the network does not say. */
  country: string | null;
  startedAt: number;
  usedAt: number;
  isThisOne: boolean;
};

const sessionsShown = 50;

/** The newest archive of the account's data: being made, ready until `endsAt` (milliseconds), or not to be made. */
type ListedExport = {
  id: string;
  state: "waiting" | "ready" | "failed";
  sizeBytes: number | null;
  requestedAt: number;
  endsAt: number;
};

export type Profile = {
  sessions: ListedSession[];
  archive: ListedExport | null;
  held: number;
  /** How many people share the account besides its owner. */
  colleagues: number;
  guest: GuestHoldings;
  /** Something that deserves it is preceded by asking for the factor again. */
  isAskedAgain: boolean;
  /** Why no mail goes to the account's address; null where it does. */
  mailStop: BlockReason | null;
};

/**
 * Where this account is signed in, newest first, and its archive; null when the session has ended. `held`: legal holds, up
 * to 100. An impersonating admin's sessions are not shown; the library's list refuses after a day.
 */
export async function findProfile(services: Services, actor: AccountLandlord, email: string): Promise<Profile | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const hash = await recipientHash(services.config.secret, email);
  const [rows, [archive = null], [kept], [others], [factor], [block], forms, letters] = await db.batch([
    selectSessions(db, actor, now),
    selectNewestExport(db, actor, now),
    selectHeld(db, actor, now),
    selectColleagues(db, actor, now),
    selectFactorState(services, actor.sessionToken),
    selectBlock(services, hash),
    ...(await selectGuestHoldings(services, email)),
  ]);
  if (rows.length === 0) return null;
  const sessions = rows.map(({ token, userAgent, startedAt, usedAt, ...row }) => ({
    ...row,
    device: describeDevice(userAgent),
    startedAt: startedAt.getTime(),
    usedAt: usedAt.getTime(),
    isThisOne: token === actor.sessionToken,
  }));
  const state = readFactorState(services, factor);
  return {
    sessions,
    archive,
    held: kept?.count ?? 0,
    colleagues: others?.count ?? 0,
    guest: { forms, letters: letters.length },
    isAskedAgain: state !== null && isConfirmationDue(state),
    mailStop: block?.reason ?? null,
  };
}

function selectColleagues(db: Services["db"], actor: AccountLandlord, now: number) {
  return db
    .select({ count: sql<number>`count(*)`.as("colleague_count") })
    .from(teamMember)
    .where(sql`${teamMember.ownerId} = ${currentLandlordIdSql(actor, now)}`);
}

function selectHeld(db: Services["db"], actor: AccountLandlord, now: number) {
  return db.select({ count: sql<number>`count(*)`.as("held_count") }).from(
    sql`(SELECT 1 FROM ${rentForm} AS form JOIN ${application} AS kept ON kept.form_id = form.id
      AND kept.held_at IS NOT NULL WHERE form.landlord_id = ${currentLandlordIdSql(actor, now)} LIMIT 100)`,
  );
}

function selectSessions(db: Services["db"], actor: AccountLandlord, now: number) {
  return db
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
      sql`${eq(session.userId, currentLandlordIdSql(actor, now))} AND ${session.expiresAt} > ${now}
        AND (${session.impersonatedBy} IS NULL OR ${session.token} = ${actor.sessionToken})`,
    )
    .orderBy(desc(session.updatedAt))
    .limit(sessionsShown);
}
