import { createOTP } from "@better-auth/utils/otp";
import { and, eq, isNotNull, lt, type SQL, sql } from "drizzle-orm";
import { totpFactor } from "../../../db/schema/second-factor";
import { toBase64Url } from "../../../kernel/ids";
import { BRAND } from "../../../kernel/messages";
import { openText, sealText } from "../../crypto";
import type { AuthParts } from "../auth-scope.server";

type Parts = Pick<AuthParts, "db" | "clock" | "config">;

const PURPOSE = "totp";
const PERIOD_MS = 30_000;
/** A code of the period before and of the one after is taken too: clocks differ, and people type slowly (RFC 6238, 5.2). */
const window = [-1, 0, 1];
/** 132 bits; RFC 4226 asks for 128. */
const SECRET_CHARACTERS = 22;

/** Begins the set-up of an app, or begins it anew; an app that is in use stays. `when`: SQL, without which nothing is written. */
export async function startTotp({ db, clock, config }: Parts, userId: string, when: SQL = sql`1`): Promise<void> {
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(32))).slice(0, SECRET_CHARACTERS);
  const sealed = await sealText(config.secret, PURPOSE, userId, secret);
  const createdAt = clock.now().getTime();
  await db.run(sql`INSERT INTO ${totpFactor} (user_id, sealed, created_at) SELECT ${userId}, ${sealed}, ${createdAt} WHERE ${when}
    ON CONFLICT (user_id) DO UPDATE SET sealed = excluded.sealed, created_at = excluded.created_at WHERE confirmed_at IS NULL`);
}

/** What an app scans: an otpauth address, whose `secret` is the key in base32. */
export async function totpAddress(
  parts: Parts,
  row: { userId: string; sealed: string },
  email: string,
): Promise<string> {
  const secret = await openText(parts.config.secrets, PURPOSE, row.userId, row.sealed);
  return createOTP(secret, { digits: 6, period: 30 }).url(BRAND, email);
}

/** Whether `code` is the app's, taken once, also under parallel requests. The key is sealed anew each time. */
export async function takeTotp(parts: Parts, userId: string, code: string): Promise<boolean> {
  const { db } = parts;
  const [row] = await db
    .select()
    .from(totpFactor)
    .where(and(eq(totpFactor.userId, userId), isNotNull(totpFactor.confirmedAt)));
  const key = row ? await openKey(parts, row) : null;
  const step = key === null ? null : await matchingStep(parts, key, code);
  if (key === null || step === null) return false;
  const sealed = await sealText(parts.config.secret, PURPOSE, userId, key);
  const taken = await db
    .update(totpFactor)
    .set({ lastStep: step, sealed })
    .where(and(eq(totpFactor.userId, userId), lt(totpFactor.lastStep, step)))
    .returning({ userId: totpFactor.userId });
  return taken.length === 1;
}

/** Ends the set-up with a first code. False for a wrong one, and where `when` (SQL) does not hold. */
export async function confirmTotp(parts: Parts, userId: string, code: string, when: SQL): Promise<boolean> {
  const { db, clock } = parts;
  const [row] = await db.select().from(totpFactor).where(eq(totpFactor.userId, userId));
  const key = row ? await openKey(parts, row) : null;
  const step = key === null ? null : await matchingStep(parts, key, code);
  if (!row || step === null) return false;
  const confirmed = await db
    .update(totpFactor)
    .set({ confirmedAt: clock.now().getTime(), lastStep: step })
    .where(and(eq(totpFactor.userId, userId), eq(totpFactor.sealed, row.sealed), sql`confirmed_at IS NULL AND ${when}`))
    .returning({ userId: totpFactor.userId });
  return confirmed.length === 1;
}

/** Null where the SECRET that sealed it is gone: its codes are wrong ones then, and a recovery code still opens the account. */
function openKey(parts: Parts, row: { userId: string; sealed: string }): Promise<string | null> {
  return openText(parts.config.secrets, PURPOSE, row.userId, row.sealed).catch(() => null);
}

async function matchingStep(parts: Parts, key: string, code: string): Promise<number | null> {
  if (!/^\d{6}$/.test(code)) return null;
  const otp = createOTP(key, { digits: 6 });
  const now = Math.floor(parts.clock.now().getTime() / PERIOD_MS);
  let found: number | null = null;
  for (const offset of window) {
    if ((await otp.hotp(now + offset)) === code) found = now + offset;
  }
  return found;
}
