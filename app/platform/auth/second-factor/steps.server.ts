import { sql } from "drizzle-orm";
import { factorStep, type factorStepPurposes } from "../../../db/schema/second-factor";
import { sha256Hex } from "../../crypto";
import type { AuthParts } from "../auth-scope.server";

export type StepPurpose = (typeof factorStepPurposes)[number];
type Parts = Pick<AuthParts, "db" | "clock" | "ids">;

/** Ten minutes for a code, five for a passkey; NIST SP 800-63B lets a challenge live no longer. */
const lifetimeMs: Record<StepPurpose, number> = {
  "sign-in": 10 * 60_000,
  "passkey-sign-in": 5 * 60_000,
  "passkey-register": 5 * 60_000,
  "passkey-confirm": 5 * 60_000,
};
/** Codes that one right password may try. */
const triesAtMost = 5;

/** Name of the cookie of a sign-in that waits for its second step. */
export function stepCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-step" : "rf-step";
}

/** The cookie of a sign-in that waits for its second step; `token` null takes it away. */
export function stepCookie(token: string | null, isHttps: boolean): string {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  const maxAge = token === null ? 0 : lifetimeMs["sign-in"] / 1000;
  return `${stepCookieName(isHttps)}=${token ?? ""}; ${attributes}; Max-Age=${maxAge}`;
}

/** Begins a step and answers its token: 32 random bytes as base64url, stored as a hash. */
export async function startStep(
  { db, clock, ids }: Parts,
  purpose: StepPurpose,
  userId: string | null,
): Promise<string> {
  const token = ids.token();
  const expiresAt = clock.now().getTime() + lifetimeMs[purpose];
  await db.insert(factorStep).values({ hash: await sha256Hex(token), purpose, userId, expiresAt });
  return token;
}

/** Whose sign-in waits, without counting; null when none does. */
export async function findStep({ db, clock }: Parts, token: string | null): Promise<string | null> {
  if (!token) return null;
  const [row] = await db.all<{ userId: string }>(sql`SELECT user_id AS userId FROM ${factorStep}
    WHERE hash = ${await sha256Hex(token)} AND purpose = 'sign-in' AND expires_at > ${clock.now().getTime()}
      AND tries < ${triesAtMost}`);
  return row?.userId ?? null;
}

/** Counts a try of a waiting sign-in and answers whose it is; null when it is over. Exact under parallel tries. */
export async function tryStep({ db, clock }: Parts, token: string | null): Promise<string | null> {
  if (!token) return null;
  const [row] = await db.all<{ userId: string }>(sql`UPDATE ${factorStep} SET tries = tries + 1
    WHERE hash = ${await sha256Hex(token)} AND purpose = 'sign-in' AND expires_at > ${clock.now().getTime()}
      AND tries < ${triesAtMost} RETURNING user_id AS userId`);
  return row?.userId ?? null;
}

/** Ends a step; true for the one request that did. `userId` must be the one it was begun for. */
export async function takeStep(
  { db, clock }: Parts,
  step: { token: string; purpose: StepPurpose; userId: string | null },
): Promise<boolean> {
  const rows = await db.all(sql`DELETE FROM ${factorStep} WHERE hash = ${await sha256Hex(step.token)}
    AND purpose = ${step.purpose} AND user_id IS ${step.userId} AND expires_at > ${clock.now().getTime()} RETURNING hash`);
  return rows.length === 1;
}
