import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { z } from "zod";
import { singleLine } from "../../../kernel/typed-text";
import { writeAudit } from "../auth-audit.server";
import { authScope } from "../auth-scope.server";
import { readKnownDevice } from "../known-device.server";
import { factorLimits } from "../limits";
import {
  findFactorState,
  hasFactor,
  isFactorSet,
  markConfirmed,
  mayChangeFactors,
  removeFactors,
  takeCode,
} from "./factors.server";
import { forgetLoss, reportLoss } from "./lost-factor.server";
import { addPasskey, assertionOptions, registrationOptions, takeAssertion } from "./passkeys.server";
import { findStep, startStep, stepCookie, takeStep, tryStep } from "./steps.server";
import { tellFactorChanged } from "./tell.server";

type Context = Parameters<typeof setSessionCookie>[0];

const refusals = {
  STEP_EXPIRED: ["UNAUTHORIZED", "This took too long, or too many codes were wrong. Sign in again."],
  INVALID_CODE: ["BAD_REQUEST", "This code is wrong, or was used already."],
  INVALID_PASSKEY: ["BAD_REQUEST", "This passkey did not work. Try again, or sign in another way."],
  UNAUTHORIZED: ["UNAUTHORIZED", "You have been signed out. Sign in again."],
  CONFIRM_FIRST: ["FORBIDDEN", "Confirm that it is you first."],
  NOT_FOR_ADMIN: ["FORBIDDEN", "The admin's second step is removed by the operator alone."],
} as const;

/** Ends the endpoint with a code of `refusals`: throws an APIError. */
function refuseFactor(code: keyof typeof refusals): never {
  const [status, message] = refusals[code];
  throw new APIError(status, { code, message });
}

const responseSchema = z.object({ id: z.string().max(1400) }).loose();

/** Our own second factor: the library's takes a code twice and lets a password remove it. Makes sessions itself. */
export function secondFactor() {
  return {
    id: "second-factor",
    endpoints: {
      enterCode: createAuthEndpoint(
        "/second-step/code",
        { method: "POST", body: z.object({ code: singleLine().max(40) }) },
        async (ctx) => {
          const scope = authScope();
          const token = scope.stepToken;
          const userId = await tryStep(scope, token);
          if (!userId || !token) return refuseFactor("STEP_EXPIRED");
          await takeFactorTry(userId);
          const kind = await takeCode(scope, userId, ctx.body.code);
          if (!kind) {
            await writeAudit({ action: "session.factor-failed", actorId: null, targetId: userId });
            return refuseFactor("INVALID_CODE");
          }
          if (!(await takeStep(scope, { token, purpose: "sign-in", userId }))) return refuseFactor("STEP_EXPIRED");
          if (kind === "recovery") await tellFactorChanged(userId, "recovery-used");
          return finishSignIn(ctx, userId);
        },
      ),
      lostFactor: createAuthEndpoint("/second-step/lost", { method: "POST", body: z.object({}) }, async (ctx) => {
        const scope = authScope();
        const userId = await findStep(scope, scope.stepToken);
        const token = scope.stepToken;
        if (!userId || !token) return refuseFactor("STEP_EXPIRED");
        const { email } = (await ctx.context.internalAdapter.findUserById(userId)) ?? { email: "" };
        // The admin's way back is the operator's (docs/operations.md).
        if (email === scope.config.adminEmail?.toLowerCase()) return refuseFactor("NOT_FOR_ADMIN");
        const dueAt = await reportLoss(scope, userId);
        if (dueAt > scope.clock.now().getTime()) return ctx.json({ dueAt });
        if (!(await takeStep(scope, { token, purpose: "sign-in", userId }))) return refuseFactor("STEP_EXPIRED");
        await scope.db.batch(removeFactors(scope.db, userId));
        await writeAudit({ action: "factor.all-removed", actorId: userId, targetId: userId, detail: "lost" });
        await tellFactorChanged(userId, "all-removed");
        return finishSignIn(ctx, userId);
      }),
      passkeyChallenge: createAuthEndpoint(
        "/passkey/challenge",
        { method: "POST", body: z.object({ purpose: z.enum(["sign-in", "confirm", "register"]) }) },
        async (ctx) => {
          if (ctx.body.purpose === "sign-in")
            return ctx.json(await assertionOptions(authScope(), "passkey-sign-in", null));
          const { user, session } = await ownSession(ctx);
          if (ctx.body.purpose === "register") {
            await requireFactorChange(session.token);
            return ctx.json(await registrationOptions(authScope(), user));
          }
          return ctx.json(await assertionOptions(authScope(), "passkey-confirm", user.id));
        },
      ),
      passkeySignIn: createAuthEndpoint(
        "/passkey/sign-in",
        { method: "POST", body: z.object({ response: responseSchema }) },
        async (ctx) => {
          const input = { response: ctx.body.response, userId: null };
          const userId = await takeAssertion(authScope(), "passkey-sign-in", input);
          return userId ? finishSignIn(ctx, userId) : refuseFactor("INVALID_PASSKEY");
        },
      ),
      passkeyConfirm: createAuthEndpoint(
        "/passkey/confirm",
        { method: "POST", body: z.object({ response: responseSchema }) },
        async (ctx) => {
          const { user, session } = await ownSession(ctx);
          const input = { response: ctx.body.response, userId: user.id };
          if (!(await takeAssertion(authScope(), "passkey-confirm", input))) return refuseFactor("INVALID_PASSKEY");
          await markConfirmed(authScope(), session.token, true);
          return ctx.json({ status: true });
        },
      ),
      passkeyRegister: createAuthEndpoint(
        "/passkey/register",
        { method: "POST", body: z.object({ response: responseSchema, name: singleLine().trim().min(1).max(60) }) },
        async (ctx) => {
          const { user, session } = await ownSession(ctx);
          const scope = authScope();
          const state = await requireFactorChange(session.token);
          if (!(await addPasskey(scope, user.id, ctx.body))) return refuseFactor("INVALID_PASSKEY");
          await markConfirmed(scope, session.token, true);
          if (!hasFactor(state)) await scope.events.onFirstFactor(user.id, session.token);
          await tellFactorChanged(user.id, "passkey-added");
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** The state of a session that may add a factor, by the same rule as the commands that change factors; else refused. */
async function requireFactorChange(sessionToken: string) {
  const state = await findFactorState(authScope(), sessionToken);
  return state && mayChangeFactors(state) ? state : refuseFactor("CONFIRM_FIRST");
}

/** Sessions by a row of D1, and of a proven address. */
async function ownSession(ctx: Parameters<typeof getSessionFromCtx>[0]) {
  const found = await getSessionFromCtx(ctx, { disableCookieCache: true });
  return found?.user.emailVerified ? found : refuseFactor("UNAUTHORIZED");
}

async function finishSignIn(ctx: Context, userId: string) {
  const scope = authScope();
  const user = await ctx.context.internalAdapter.findUserById(userId);
  if (!user?.emailVerified) return refuseFactor("STEP_EXPIRED");
  scope.factorPassedBy = userId;
  const session = await ctx.context.internalAdapter.createSession(userId);
  if (!session) return refuseFactor("STEP_EXPIRED");
  await setSessionCookie(ctx, { session, user });
  await forgetLoss(scope, userId);
  scope.setCookies.push(stepCookie(null, scope.config.isHttps));
  return ctx.json({ status: true });
}

/** Counts a code before it is looked at. A browser that was signed in before has a count of its own. */
async function takeFactorTry(userId: string): Promise<void> {
  const device = await readKnownDevice(userId);
  const key = device === null ? userId : `${userId}:${device}`;
  for (const rule of [factorLimits.quarter, factorLimits.day]) {
    const verdict = await authScope().rateLimit.take(rule, key);
    if (verdict.allowed) continue;
    const message = "Too many requests. Please try again later.";
    throw new APIError("TOO_MANY_REQUESTS", { message }, { "X-Retry-After": String(verdict.retryAfterSeconds) });
  }
}

type NewSession = { userId: string; impersonatedBy?: unknown };
export type Asking = { path?: string } | null | undefined;

/** Before any session row: where a factor is set, only who passed it in this request. False: `scope.isFactorAsked`. */
export async function admitSession(fields: NewSession, asking: Asking) {
  const scope = authScope();
  const now = scope.clock.now().getTime();
  if (fields.impersonatedBy) return { factorAt: null, confirmedAt: null };
  // It has passed whatever it had to, and is only exchanged for a new one.
  const { exchanged } = scope;
  if (exchanged?.userId === fields.userId) return { factorAt: exchanged.factorAt, confirmedAt: now };
  if (scope.factorPassedBy === fields.userId) return { factorAt: now, confirmedAt: now };
  if (!(await isFactorSet(scope.db, fields.userId))) return { factorAt: null, confirmedAt: now };
  scope.isFactorAsked = true;
  // Only a password leads to the second step; a link of a mail proves one thing alone and signs nobody in.
  if (asking?.path !== "/sign-in/email") return false;
  const token = await startStep(scope, "sign-in", fields.userId);
  scope.setCookies.push(stepCookie(token, scope.config.isHttps));
  await writeAudit({ action: "session.factor-asked", actorId: null, targetId: fields.userId });
  return false;
}
