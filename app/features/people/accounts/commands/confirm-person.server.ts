import { and, eq } from "drizzle-orm";
import { account } from "../../../../db/schema/accounts";
import type { AccountLandlord } from "../../../../kernel/actor";
import { err, ok, type Result } from "../../../../kernel/result";
import { factorLimits } from "../../../../platform/auth/limits";
import { verifyPassword } from "../../../../platform/auth/password-hash.server";
import {
  findFactorState,
  hasFactor,
  markConfirmed,
  takeCode,
} from "../../../../platform/auth/second-factor/factors.server";
import type { Services } from "../../../../services";

type Refusal = "signed-out" | "wrong" | "too-many";

/** Asks who sits there, by second factor or password, for a quarter of an hour of this session, which counts the tries. */
export async function confirmPerson(
  services: Services,
  actor: AccountLandlord,
  input: { code: string } | { password: string },
): Promise<Result<undefined, Refusal, { retryAfterSeconds: number } | undefined>> {
  const state = await findFactorState(services, actor.sessionToken);
  if (!state) return err("signed-out", undefined);
  for (const rule of [factorLimits.confirm, factorLimits.confirmDay]) {
    const verdict = await services.rateLimit.take(rule, actor.sessionToken);
    if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  }
  const byFactor = hasFactor(state);
  const isRight = byFactor
    ? "code" in input && (await takeCode(services, state.userId, input.code)) !== null
    : "password" in input && (await isPassword(services, state.userId, input.password));
  if (!isRight) return err("wrong", undefined);
  // It writes nothing but its own session's row: one that has ended has none.
  await markConfirmed(services, actor.sessionToken, byFactor);
  return ok(undefined);
}

async function isPassword({ db }: Services, userId: string, password: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: account.password })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, "credential")));
  return row?.hash ? verifyPassword({ hash: row.hash, password }) : false;
}
