import { eq, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import { passkey, recoveryCode, totpFactor } from "../../../../db/schema/second-factor";
import type { AccountLandlord } from "../../../../kernel/actor";
import { findFactorState } from "../../../../platform/auth/second-factor/factors.server";
import { totpAddress } from "../../../../platform/auth/second-factor/totp.server";
import type { Services } from "../../../../services";

export type ListedPasskey = { id: string; name: string; createdAt: number; usedAt: number | null };

/** How an account signs in; times in milliseconds. */
export type Factors = {
  /** The person proved within a quarter of an hour to be the owner: without it nothing can be changed. */
  isConfirmed: boolean;
  /** "setting-up" only for somebody confirmed: with the app's key, and the otpauth address to scan. */
  app: { state: "none" | "in-use" } | { state: "setting-up"; key: string; address: string };
  passkeys: ListedPasskey[];
  recoveryCodesLeft: number;
};

/** Null when the session has ended. */
export async function findFactors(services: Services, actor: AccountLandlord): Promise<Factors | null> {
  const { db } = services;
  const state = await findFactorState(services, actor.sessionToken);
  if (!state) return null;
  const { userId, isConfirmed, hasTotp } = state;
  const [apps, passkeys, [codes], [person]] = await db.batch([
    db.select().from(totpFactor).where(eq(totpFactor.userId, userId)),
    db
      .select({ id: passkey.id, name: passkey.name, createdAt: passkey.createdAt, usedAt: passkey.usedAt })
      .from(passkey)
      .where(eq(passkey.userId, userId))
      .orderBy(passkey.createdAt),
    db.select({ left: sql<number>`count(*)` }).from(recoveryCode).where(eq(recoveryCode.userId, userId)),
    db.select({ email: user.email }).from(user).where(eq(user.id, userId)),
  ]);
  const unfinished = apps.find((app) => app.confirmedAt === null);
  const shared = { isConfirmed, passkeys, recoveryCodesLeft: codes?.left ?? 0 };
  if (hasTotp || !unfinished || !isConfirmed || !person) {
    return { ...shared, app: { state: hasTotp ? "in-use" : "none" } };
  }
  const address = await totpAddress(services, unfinished, person.email);
  const key = new URL(address).searchParams.get("secret") ?? "";
  return { ...shared, app: { state: "setting-up", key, address } };
}
