import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client.server";
import { session } from "../../../db/schema/accounts";
import { factorLoss, factorStep, passkey, recoveryCode, totpFactor } from "../../../db/schema/second-factor";
import type { AuthParts } from "../auth-scope.server";
import { takeRecoveryCode } from "./recovery.server";
import { takeTotp } from "./totp.server";

type Parts = Pick<AuthParts, "db" | "clock" | "config">;

/** Who proved to be the owner is not asked again for this long. */
const CONFIRMED_FOR_MS = 15 * 60_000;

/** How a session stands to the second factor of its account; times in milliseconds. */
export type FactorState = {
  userId: string;
  hasTotp: boolean;
  passkeyCount: number;
  /** When this session passed the factor; null when it did not. */
  factorAt: number | null;
  /** The person proved to be the owner within the last quarter of an hour. */
  isConfirmed: boolean;
};

/** Statement for a page's batch: how a session that holds stands to its account's factors, for `readFactorState`. */
export function selectFactorState({ db, clock }: Pick<Parts, "db" | "clock">, sessionToken: string) {
  return db
    .select({
      userId: session.userId,
      factorAt: sql<number | null>`${session.factorAt}`.as("passed_at"),
      confirmedAt: sql<number | null>`${session.confirmedAt}`.as("proved_at"),
      hasTotp: sql<number>`EXISTS (SELECT 1 FROM ${totpFactor} AS t WHERE t.user_id = session.user_id
        AND t.confirmed_at IS NOT NULL)`.as("has_totp"),
      passkeyCount: sql<number>`(SELECT count(*) FROM ${passkey} AS p WHERE p.user_id = session.user_id)`.as(
        "passkey_count",
      ),
    })
    .from(session)
    .where(sql`${session.token} = ${sessionToken} AND ${session.expiresAt} > ${clock.now().getTime()}`);
}

type FactorRow = Awaited<ReturnType<typeof selectFactorState>>[number];

/** Of a session that holds; null when it has ended. */
export async function findFactorState(parts: Parts, sessionToken: string): Promise<FactorState | null> {
  const [row] = await selectFactorState(parts, sessionToken);
  return readFactorState(parts, row);
}

/** What selectFactorState read, with whether the session proved a factor of late. Null for no session. */
export function readFactorState({ clock }: Pick<Parts, "clock">, row: FactorRow | undefined): FactorState | null {
  if (!row) return null;
  const now = clock.now().getTime();
  const { confirmedAt, hasTotp, ...state } = row;
  const isConfirmed = confirmedAt !== null && confirmedAt > now - CONFIRMED_FOR_MS;
  return { ...state, hasTotp: hasTotp === 1, isConfirmed };
}

/** Whether the account has an app or a passkey. */
export function hasFactor(state: Pick<FactorState, "hasTotp" | "passkeyCount">): boolean {
  return state.hasTotp || state.passkeyCount > 0;
}

/** Which second factors an account has. */
export async function findFactorKinds(db: Database, userId: string): Promise<{ hasApp: boolean; hasPasskey: boolean }> {
  const [row] = await db.all<{ hasApp: number; hasPasskey: number }>(sql`SELECT
    EXISTS (SELECT 1 FROM ${totpFactor} WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) AS hasApp,
    EXISTS (SELECT 1 FROM ${passkey} WHERE user_id = ${userId}) AS hasPasskey`);
  return { hasApp: row?.hasApp === 1, hasPasskey: row?.hasPasskey === 1 };
}

/** Whether signing in takes a second step. */
export async function isFactorSet(db: Database, userId: string): Promise<boolean> {
  const { hasApp, hasPasskey } = await findFactorKinds(db, userId);
  return hasApp || hasPasskey;
}

/** Whether a factor is set and was not asked for within a quarter of an hour. False for a session that has ended. */
export async function mustConfirmAgain(parts: Parts, sessionToken: string): Promise<boolean> {
  const state = await findFactorState(parts, sessionToken);
  return state !== null && isConfirmationDue(state);
}

/** Whether this session may add, change or remove factors: it proved itself of late, with the factor where there is one. */
export function mayChangeFactors(state: FactorState): boolean {
  return state.isConfirmed && !isConfirmationDue(state);
}

/** Whether a change of the account asks for a factor first: it has one, and the session has not proved it of late. */
export function isConfirmationDue(state: FactorState): boolean {
  return hasFactor(state) && !(state.isConfirmed && state.factorAt !== null);
}

/** Whether the admin's session still lacks its second factor: always asked for in production, elsewhere once one is set. */
export function lacksAdminFactor({ config }: Pick<Parts, "config">, state: FactorState | null): boolean {
  if (state === null) return true;
  return state.factorAt === null && (!config.isDevelopment || hasFactor(state));
}

/** Takes a code of the app or a recovery code; whichever it was, it is used up. Null when it is neither. */
export async function takeCode(parts: Parts, userId: string, code: string): Promise<"totp" | "recovery" | null> {
  const typed = code.replace(/\s/g, "");
  if (/^\d{6}$/.test(typed)) return (await takeTotp(parts, userId, typed)) ? "totp" : null;
  return (await takeRecoveryCode(parts, userId, typed)) ? "recovery" : null;
}

/** The session has just proved to be its owner's; `byFactor` false: by the password, where no factor is set. */
export function markConfirmed({ db, clock }: Parts, sessionToken: string, byFactor: boolean) {
  const now = clock.now().getTime();
  return db.run(sql`UPDATE ${session} SET confirmed_at = ${now}, factor_at = ${byFactor ? sql`${now}` : sql`factor_at`}
    WHERE token = ${sessionToken}`);
}

/** The statements that take every factor of an account away. */
export function removeFactors(db: Database, userId: string) {
  return [
    db.run(sql`DELETE FROM ${totpFactor} WHERE user_id = ${userId}`),
    db.run(sql`DELETE FROM ${passkey} WHERE user_id = ${userId}`),
    db.run(sql`DELETE FROM ${recoveryCode} WHERE user_id = ${userId}`),
    db.run(sql`DELETE FROM ${factorStep} WHERE user_id = ${userId}`),
    db.run(sql`DELETE FROM ${factorLoss} WHERE user_id = ${userId}`),
  ] as const;
}
