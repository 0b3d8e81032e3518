import { and, eq, type SQL, sql } from "drizzle-orm";
import { audit } from "../../../../db/schema/platform";
import { passkey, totpFactor } from "../../../../db/schema/second-factor";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import type { FactorNews } from "../../../../platform/auth/account-letter";
import { isSignedIn } from "../../../../platform/auth/landlord-of.server";
import {
  type FactorState,
  findFactorState,
  hasFactor,
  isFactorSet,
  markConfirmed,
  mayChangeFactors,
  removeFactors,
} from "../../../../platform/auth/second-factor/factors.server";
import { makeRecoveryCodes } from "../../../../platform/auth/second-factor/recovery.server";
import { writeFactorLetter } from "../../../../platform/auth/second-factor/tell.server";
import { confirmTotp, startTotp } from "../../../../platform/auth/second-factor/totp.server";
import type { Services } from "../../../../services";
import { endOtherSessions } from "./end-session.server";

/** "confirm-first": the person was not asked within the last quarter of an hour; "signed-out": the session has ended. */
type FactorRefusal = "signed-out" | "confirm-first";
type Changed<T = undefined, E extends string = never> = Promise<Result<T, FactorRefusal | E>>;

/** Begins to set up an authenticator app; one that is in use stays. */
export async function startApp(services: Services, actor: AccountLandlord): Changed {
  return whenConfirmed(services, actor, async ({ userId }, isHeld) => {
    await startTotp(services, userId, isHeld);
    return ok(undefined);
  });
}

/** Ends the set-up with the app's first code. Answers recovery codes where there are none yet; they are shown once. */
export async function confirmApp(
  services: Services,
  actor: AccountLandlord,
  input: { code: string },
): Changed<string[], "wrong-code" | "too-many"> {
  return whenConfirmed(services, actor, async (state, isHeld) => {
    const { userId } = state;
    const verdict = await services.rateLimit.take(setUpRate, userId);
    if (!verdict.allowed) return err("too-many");
    if (!(await confirmTotp(services, userId, input.code.replace(/\s/g, ""), isHeld))) return err("wrong-code");
    await markConfirmed(services, actor.sessionToken, true);
    if (!hasFactor(state)) await endOtherSessions(services, userId, actor.sessionToken);
    await tell(services, userId, "app-added");
    const codes = await makeRecoveryCodes(services, userId, isHeld);
    return codes ? ok(codes) : err("signed-out");
  });
}

const setUpRate = { action: "auth-factor-set-up", limit: 20, windowSeconds: 15 * 60, isSliding: true } as const;

/** New recovery codes in place of all others; only where there is something to recover. */
export async function renewRecoveryCodes(services: Services, actor: AccountLandlord): Changed<string[], "nothing-set"> {
  return whenConfirmed(services, actor, async (state, isHeld) => {
    if (!hasFactor(state)) return err("nothing-set");
    const codes = await makeRecoveryCodes(services, state.userId, isHeld);
    if (!codes) return err("signed-out");
    await tell(services, state.userId, "codes-made");
    return ok(codes);
  });
}

/** Takes the app away; with the last factor its recovery codes go. */
export async function removeApp(services: Services, actor: AccountLandlord): Changed {
  return whenConfirmed(services, actor, async ({ userId }, isHeld) => {
    const removed = await services.db
      .delete(totpFactor)
      .where(and(eq(totpFactor.userId, userId), isHeld))
      .returning({ confirmedAt: totpFactor.confirmedAt });
    if (removed[0]?.confirmedAt) await afterRemoval(services, userId, "app-removed");
    return ok(undefined);
  });
}

/** Takes one passkey away; another account's is as unknown as none. */
export async function removePasskey(services: Services, actor: AccountLandlord, input: { id: string }): Changed {
  return whenConfirmed(services, actor, async ({ userId }, isHeld) => {
    const removed = await services.db
      .delete(passkey)
      .where(and(eq(passkey.id, input.id), eq(passkey.userId, userId), isHeld))
      .returning({ id: passkey.id });
    if (removed.length > 0) await afterRemoval(services, userId, "passkey-removed");
    return ok(undefined);
  });
}

/** Gives an own passkey another name, of 1 to 60 letters. "not-found" for one of somebody else. */
export async function renamePasskey(
  services: Services,
  actor: AccountLandlord,
  input: { id: string; name: string },
): Changed {
  return whenConfirmed(services, actor, async ({ userId }, isHeld) => {
    await services.db
      .update(passkey)
      .set({ name: input.name })
      .where(and(eq(passkey.id, input.id), eq(passkey.userId, userId), isHeld));
    return ok(undefined);
  });
}

async function afterRemoval(services: Services, userId: string, news: FactorNews): Promise<void> {
  const isLast = !(await isFactorSet(services.db, userId));
  if (isLast) await services.db.batch(removeFactors(services.db, userId));
  await tell(services, userId, isLast ? "all-removed" : news);
}

/** The letter and the audit row of a change that was made: they ask for no session again. */
async function tell(services: Services, userId: string, news: FactorNews): Promise<void> {
  const { db, clock, ids } = services;
  await db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, actor_id, action, target_kind, target_id)
    VALUES (${ids.uuid<string>()}, ${clock.now().getTime()}, 'account', ${userId}, ${`factor.${news}`}, 'user', ${userId})`);
  await writeFactorLetter(services, userId, news);
}

/** `isHeld`: SQL that each of the statements of `work` asks, as the session may end after this look. */
async function whenConfirmed<T, E extends string>(
  services: Services,
  actor: AccountLandlord,
  work: (state: FactorState, isHeld: SQL) => Promise<Result<T, E | "signed-out">>,
): Promise<Result<T, FactorRefusal | E>> {
  const state = await findFactorState(services, actor.sessionToken);
  if (!state) return err("signed-out");
  if (!mayChangeFactors(state)) return err("confirm-first");
  return work(state, isSignedIn(actor, services.clock.now().getTime()));
}
