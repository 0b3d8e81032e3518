import { APIError, createAuthEndpoint, type createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { account } from "../../db/schema/accounts";
import { confirmAddressChange, findAddressChange, isConfirmable } from "./address-changes.server";
import { addressTarget, writeAudit } from "./auth-audit.server";
import { authScope } from "./auth-scope.server";
import { rememberDevice } from "./known-device.server";
import { accountLimits } from "./limits";
import { verifyPassword } from "./password-hash.server";
import { confirmSignUp, findSignUp, isPasswordOfSignUp } from "./pending-sign-ups.server";
import { takeLimit } from "./take-limit.server";
import { verifyAddressUrl } from "./verify-link";

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type User = { id: string; email: string; name: string };

/** How a press, or the wire's own GET, on a confirming link ends. */
type Outcome = "done" | "was-done" | "password-needed" | "wrong-password" | "expired" | "unknown";

/** What the wire calls an answer that it knows. */
const codes = {
  "password-needed": ["FORBIDDEN", "PASSWORD_NEEDED", "Enter the password of this account"],
  "wrong-password": ["BAD_REQUEST", "INVALID_PASSWORD", "Invalid password"],
  expired: ["UNAUTHORIZED", "TOKEN_EXPIRED", "Token expired"],
  unknown: ["UNAUTHORIZED", "INVALID_TOKEN", "Invalid token"],
} as const;

/** POST /confirm-address: the press on the page behind a mailed link. Our own pages call it; better-auth's client need not. */
export const confirmAddressPlugin = {
  id: "confirm-address",
  endpoints: {
    confirmAddress: createAuthEndpoint(
      "/confirm-address",
      { method: "POST", body: z.object({ token: z.string().max(200), password: z.string().max(128).optional() }) },
      async (ctx) => {
        const { token, password } = ctx.body;
        const outcome = await confirm(ctx as unknown as HookContext, {
          token,
          password: password ?? null,
          isPress: true,
        });
        if (outcome !== "done" && outcome !== "was-done") throw refusalOf(outcome);
        return ctx.json({ status: true });
      },
    ),
  },
};

/**
 * GET /verify-email: confirms in the browser that signed up, and leads others to the page, since mail scanners open
 * links. The library's own handler would confirm for anybody.
 */
export async function followVerifyLink(ctx: HookContext): Promise<object | undefined> {
  const { token, callbackURL } = (ctx.query ?? {}) as { token?: unknown; callbackURL?: unknown };
  if (ctx.path !== "/verify-email" || typeof token !== "string") return undefined;
  const place = typeof callbackURL === "string" && callbackURL !== "" ? callbackURL : null;
  const outcome = await confirm(ctx, { token, password: null, isPress: false });
  if (outcome === "password-needed") throw ctx.redirect(verifyAddressUrl(authScope().config.baseUrl, token, place));
  if (outcome !== "done" && outcome !== "was-done") {
    if (place) throw ctx.redirect(withError(place, codes[outcome][1]));
    throw refusalOf(outcome);
  }
  if (place) throw ctx.redirect(place);
  return ctx.json({ status: true, user: null });
}

function refusalOf(outcome: keyof typeof codes): APIError {
  const [status, code, message] = codes[outcome];
  return new APIError(status, { code, message });
}

function withError(place: string, code: string): string {
  const [before = "", hash] = place.split("#");
  const joint = before.includes("?") ? "&" : "?";
  return `${before}${joint}error=${code}${hash === undefined ? "" : `#${hash}`}`;
}

type Opened = { token: string; password: string | null; isPress: boolean };

async function confirm(ctx: HookContext, { token, password, isPress }: Opened): Promise<Outcome> {
  const signUp = await findSignUp(authScope(), token, authScope().signUpBrowser);
  if (!signUp) return confirmChange(ctx, token, password);
  if (signUp.state === "confirmed") return "was-done";
  if (signUp.state !== "waiting") return signUp.state === "expired" ? "expired" : "unknown";
  if (!signUp.isBound) {
    if (password === null) return "password-needed";
    await takeLimit(accountLimits.confirmAddress, signUp.email);
    if (!(await isPasswordOfSignUp(signUp.id, password))) return "wrong-password";
  }
  const userId = await confirmSignUp(signUp);
  const user = userId ? await ctx.context.internalAdapter.findUserById(userId) : null;
  if (!user) return "unknown";
  await afterProof("account.confirm-address", user);
  await authScope().events.onProvenAddress(user, { isPress });
  // It cannot have a second factor: before now nobody could sign in to it.
  const session = await ctx.context.internalAdapter.createSession(user.id);
  await setSessionCookie(ctx, { session, user });
  await rememberDevice(user.id);
  return "done";
}

async function confirmChange(ctx: HookContext, token: string, password: string | null): Promise<Outcome> {
  const scope = authScope();
  const change = await findAddressChange(scope, token, "changeAddress");
  if (!change) return "unknown";
  if (change.confirmedAt !== null && change.undoneAt === null) return "was-done";
  if (!isConfirmable(change)) return change.isExpired ? "expired" : "unknown";
  const current = await getSessionFromCtx(ctx);
  const isOwn = current?.user.id === change.userId && !isImpersonated(current);
  if (!isOwn) {
    if (password === null) return "password-needed";
    await takeLimit(accountLimits.confirmAddress, change.userId);
    if (!(await isPasswordOf(change.userId, password))) return "wrong-password";
  }
  if (!(await confirmAddressChange(change))) return "unknown";
  const user = await ctx.context.internalAdapter.findUserById(change.userId);
  if (!user) return "unknown";
  await afterProof("account.change-email", user);
  // The signed cookie of this browser names the old address.
  if (isOwn) await setSessionCookie(ctx, { session: current.session, user });
  return "done";
}

/** Whether this is an account's password. */
export async function isPasswordOf(userId: string, password: string): Promise<boolean> {
  const [row] = await authScope()
    .db.select({ hash: account.password })
    .from(account)
    .where(sql`${account.userId} = ${userId} AND ${account.providerId} = 'credential'`);
  return row?.hash ? verifyPassword({ hash: row.hash, password }) : false;
}

function isImpersonated({ session }: { session: object }): boolean {
  return Boolean((session as { impersonatedBy?: string | null }).impersonatedBy);
}

async function afterProof(action: string, user: User): Promise<void> {
  const { config, events } = authScope();
  await events.onPressedLink(user.email);
  if (user.email === config.adminEmail?.toLowerCase()) await events.onAdminAddress(user);
  await writeAudit({ action, actorId: user.id, targetId: user.id, detail: await addressTarget(user.email) });
}
