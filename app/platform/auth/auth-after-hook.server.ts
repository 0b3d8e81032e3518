import { createAuthMiddleware, getSessionFromCtx, isAPIError } from "better-auth/api";
import { eq } from "drizzle-orm";
import { user } from "../../db/schema/accounts";
import { mailLinks, notMeUrl } from "../../kernel/links";
import { mintLinkToken } from "../link-tokens.server";
import { sendLetter } from "./account-mail.server";
import { addressTarget, writeAudit } from "./auth-audit.server";
import { authScope } from "./auth-scope.server";
import { describeDevice } from "./device";
import { rememberDevice } from "./known-device.server";
import { accountLimits } from "./limits";
import { tryLetter } from "./try-letter.server";

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Person = { id: string; email: string; name: string };

/** After every endpoint: the audit row that its outcome deserves, and the letters that follow from it. */
export const recordOutcome = createAuthMiddleware(async (ctx) => {
  const { returned } = ctx.context;
  const failure = isAPIError(returned) ? returned : null;
  if (ctx.path.startsWith("/admin/")) return recordAdminAct(ctx, failure?.statusCode ?? null);
  if (ctx.path === "/sign-in/email" && (!failure || authScope().isFactorAsked)) await forgiveSignIn();
  // Nobody is signed in yet: what follows a sign-in comes after the second step.
  if (authScope().isFactorAsked) return;
  if (ctx.path === "/sign-in/email" && failure) return recordRefusedSignIn(ctx, failure.body?.code);
  if (signInPaths.has(ctx.path)) return failure ? undefined : recordSignIn(ctx);
  if (failure) return;
  const session = ctx.context.session as { user: Person; session: { impersonatedBy?: string | null } } | null;
  const action = ownActs[ctx.path];
  if (!action || !session) return;
  const { id } = session.user;
  await writeAudit({ action, actorId: id, impersonatorId: session.session.impersonatedBy, targetId: id });
  if (ctx.path === "/change-password") await letterAbout("password-changed", session.user);
});

const signInPaths = new Set(["/sign-in/email", "/second-step/code", "/second-step/lost", "/passkey/sign-in"]);

const ownActs: Record<string, string> = {
  "/passkey/register": "factor.passkey-added",
  "/change-password": "account.change-password",
  "/change-email": "account.ask-change-email",
  "/delete-user": "account.delete",
  "/revoke-session": "session.revoke",
  "/revoke-sessions": "session.revoke-all",
  "/revoke-other-sessions": "session.revoke-others",
};

/** Mails a person what happened to the account. A failure is logged and does not stop the caller. */
export async function letterAbout(kind: "password-changed" | "exists" | "deleted", person: Person): Promise<void> {
  await tryLetter(() => sendLetter(authScope(), person.id, { kind, to: person.email, name: person.name }));
}

/** Only failures count against the sign-ins of an account. */
async function forgiveSignIn(): Promise<void> {
  const { rateLimit, signInKey } = authScope();
  if (signInKey !== null) await rateLimit.giveBack(accountLimits.signIn, signInKey);
}

async function recordSignIn(ctx: HookContext): Promise<void> {
  const fresh = ctx.context.newSession?.user as Person | undefined;
  if (!fresh) return;
  const { userAgent, country, clock, config, events } = authScope();
  // An address that was made the admin's after it had been confirmed.
  if (fresh.email === config.adminEmail?.toLowerCase()) await events.onAdminAddress(fresh);
  if (await rememberDevice(fresh.id)) {
    const letter = {
      kind: "new-device" as const,
      to: fresh.email,
      name: fresh.name,
      device: describeDevice(userAgent),
      country,
      link: await notMeLink(fresh.id),
      at: clock.now().getTime(),
    };
    await tryLetter(() => sendLetter(authScope(), fresh.id, letter));
  }
  await writeAudit({ action: "session.sign-in", actorId: fresh.id, targetId: fresh.id });
}

async function notMeLink(userId: string): Promise<string> {
  const scope = authScope();
  const token = await mintLinkToken(scope, { ...mailLinks.notMe, ref: userId });
  return notMeUrl(scope.config.baseUrl, token);
}

async function recordRefusedSignIn(ctx: HookContext, code: unknown): Promise<void> {
  const email = (ctx.body as { email?: unknown } | undefined)?.email;
  if (typeof email !== "string") return;
  const detail = typeof code === "string" ? code : null;
  await writeAudit({ action: "session.sign-in-failed", actorId: null, targetId: await addressTarget(email), detail });
}

/** Reading acts that change nothing are recorded only when they were refused. */
const readingAdminPaths = new Set([
  "/admin/list-users",
  "/admin/get-user",
  "/admin/list-user-sessions",
  "/admin/has-permission",
]);

async function recordAdminAct(ctx: HookContext, failedWith: number | null): Promise<void> {
  const isRefused = failedWith === 403;
  if (failedWith !== null && !isRefused) return;
  if (!isRefused && readingAdminPaths.has(ctx.path)) return;
  const session = (ctx.context.session ?? (await getSessionFromCtx(ctx))) as {
    user: Person;
    session: { impersonatedBy?: string | null };
  } | null;
  if (!session) return;
  const body = (ctx.body ?? {}) as { userId?: unknown; banReason?: unknown; banExpiresIn?: unknown };
  const returned = ctx.context.returned as { user?: { id?: string } } | undefined;
  const named = typeof body.userId === "string" ? body.userId : returned?.user?.id;
  // Leaving an impersonation: the session at hand is the impersonated one, and who acts is its impersonator.
  const isLeaving = ctx.path === "/admin/stop-impersonating";
  await writeAudit({
    action: isRefused ? "admin.refused" : ctx.path.slice(1).replace("/", "."),
    actorId: isLeaving ? (session.session.impersonatedBy ?? session.user.id) : session.user.id,
    targetId: isLeaving || isRefused ? session.user.id : (named ?? session.user.id),
    detail: isRefused ? ctx.path : codeOf(body.banReason),
  });
  if (ctx.path === "/admin/ban-user" && !isRefused && named) await tellSuspended(named, body);
}

/** Mails an account's owner why it is suspended; `banExpiresIn` in seconds. */
async function tellSuspended(userId: string, body: { banReason?: unknown; banExpiresIn?: unknown }): Promise<void> {
  const scope = authScope();
  const [person] = await scope.db.select({ email: user.email, name: user.name }).from(user).where(eq(user.id, userId));
  if (!person) return;
  const seconds = typeof body.banExpiresIn === "number" ? body.banExpiresIn : null;
  const until = seconds === null ? null : scope.clock.now().getTime() + seconds * 1000;
  const letter = { kind: "suspended" as const, to: person.email, name: person.name, until };
  await tryLetter(() => sendLetter(scope, userId, { ...letter, reason: codeOf(body.banReason) ?? "other" }));
}

/** Why an account was suspended or is not any more, where our own page said it in a code; never words. */
function codeOf(reason: unknown): string | null {
  return typeof reason === "string" && /^[a-z-]{1,40}$/.test(reason) ? reason : null;
}
