import { APIError, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { z } from "zod";
import { mailboxOf } from "../../kernel/email";
import { IMPERSONATED, MESSAGES } from "../../kernel/messages";
import { leansOnContext, lengthFault, PERSON_NAME_MAX, passwordFaultTexts } from "../../kernel/password";
import { networkOf } from "../client-address";
import type { RateRule } from "../rate-limit";
import {
  answerPendingSignIn,
  namedForErasure,
  refuseOtherPlaces,
  repeatPendingMail,
  requirePasswordForAddress,
} from "./address-guards.server";
import { writeAudit } from "./auth-audit.server";
import { authScope } from "./auth-scope.server";
import { isCommonPassword } from "./common-passwords.server";
import { followVerifyLink } from "./confirm-address.server";
import { findKnownDevice } from "./known-device.server";
import { accountLimits } from "./limits";
import { adminCalls, checkPermission } from "./permissions";
import { findFactorState, isConfirmationDue, lacksAdminFactor } from "./second-factor/factors.server";
import { takeLimit } from "./take-limit.server";

/** D1 refuses LIKE patterns over 50 bytes, two of which are the library's own per cent signs. */
const SEARCH_BYTES_MAX = 48;

const refusals = {
  PASSWORD_REQUIRED: [400, "Enter your password to delete the account"],
  SEARCH_VALUE_TOO_LONG: [400, `Search for at most ${SEARCH_BYTES_MAX} bytes`],
  INVALID_NAME: [400, `A name has 1 to ${PERSON_NAME_MAX} characters and no line breaks`],
  FIELD_NOT_ALLOWED: [400, "This field cannot be set"],
  PASSWORD_COMMON: [400, passwordFaultTexts.common],
  PASSWORD_CONTEXT: [400, passwordFaultTexts.context],
  CONFIRM_FIRST: [403, "Confirm that it is you first"],
  NOT_AUTHORIZED: [403, MESSAGES.notAuthorized],
  IMPERSONATED: [403, IMPERSONATED],
} as const satisfies Record<string, readonly [400 | 403, string]>;

/** Ends the library's endpoint with a code of `refusals`: throws an APIError with 400 or 403. */
function refuse(code: keyof typeof refusals): never {
  const [status, message] = refusals[code];
  throw new APIError(status === 400 ? "BAD_REQUEST" : "FORBIDDEN", { code, message });
}

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Before every endpoint, over the wire and from our own pages alike. The body is not validated yet. */
export const guardRequest = createAuthMiddleware(async (ctx) => {
  const body = recordOf(ctx.body);
  refuseLongSearch(recordOf(ctx.query));
  refuseOtherPlaces(body, recordOf(ctx.query));
  await limitPerAccount(ctx, body);
  refuseUserFields(ctx.path, body);
  await refuseWhileImpersonating(ctx);
  await refuseOtherAdmins(ctx);
  await refuseAdminWithoutFactor(ctx);
  await refuseUnconfirmed(ctx);
  await refuseWeakPassword(ctx, body);
  if (ctx.path === "/delete-user" && !textOf(body.password)) refuse("PASSWORD_REQUIRED");
  if (ctx.path === "/delete-user") authScope().named = namedForErasure(body);
  await requirePasswordForAddress(ctx, body);
  await answerPendingSignIn(ctx, body);
  await repeatPendingMail(ctx, body);
  return followVerifyLink(ctx);
});

function recordOf(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === "object" ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function refuseLongSearch(query: Record<string, unknown>): void {
  for (const name of ["searchValue", "filterValue"]) {
    if (new TextEncoder().encode(textOf(query[name])).byteLength > SEARCH_BYTES_MAX) refuse("SEARCH_VALUE_TOO_LONG");
  }
}

const limitsByEmail: Record<string, RateRule> = {
  "/sign-in/email": accountLimits.signIn,
  "/sign-up/email": accountLimits.signUp,
  "/request-password-reset": accountLimits.resetMail,
  "/send-verification-email": accountLimits.verifyMail,
};
const limitsByUser: Record<string, RateRule> = {
  "/change-email": accountLimits.changeEmail,
  "/change-password": accountLimits.changePassword,
  "/delete-user": accountLimits.deleteUser,
};

/** Counted before any hashing, so that parallel guesses cannot pass together, and whether or not there is such an account. */
async function limitPerAccount(ctx: HookContext, body: Record<string, unknown>): Promise<void> {
  const byEmail = limitsByEmail[ctx.path];
  if (byEmail) {
    const email = textOf(body.email).trim().toLowerCase();
    // Whoever guesses from elsewhere must not lock the owner out of the browser that was let in before.
    const device = ctx.path === "/sign-in/email" ? await findKnownDevice(email) : null;
    const key = device === null ? email : `${email}:${device}`;
    await takeLimit(byEmail, key);
    if (ctx.path === "/sign-in/email") authScope().signInKey = key;
    return limitVerifyMails(ctx.path, email);
  }
  const byUser = limitsByUser[ctx.path];
  const session = byUser ? await getSessionFromCtx(ctx) : null;
  if (byUser && session) await takeLimit(byUser, session.user.id);
}

async function limitVerifyMails(path: string, email: string): Promise<void> {
  if (path !== "/sign-up/email" && path !== "/send-verification-email") return;
  const network = networkOf(authScope().address);
  if (network) await takeLimit(accountLimits.verifyMailOfNetwork, `${mailboxOf(email)}:${network}`);
}

const nameSchema = z
  .string()
  .min(1)
  .max(PERSON_NAME_MAX)
  .refine((name) => name.trim() !== "" && !/\p{Cc}/u.test(name));

/** What a person may say of themselves; checked before the address is looked up, so that the answer tells nothing. */
function refuseUserFields(path: string, body: Record<string, unknown>): void {
  if (path !== "/sign-up/email" && path !== "/update-user") return;
  checkUserFields(body);
}

/** For the database hooks too: no way of writing a user goes past it. */
export function checkUserFields(fields: Record<string, unknown>): void {
  if (fields.image !== undefined && fields.image !== null) refuse("FIELD_NOT_ALLOWED");
  if (fields.name !== undefined && !nameSchema.safeParse(fields.name).success) refuse("INVALID_NAME");
}

/** Looking at somebody's account is all that an impersonated session does; besides, it can end. */
const openToImpersonators = new Set(["/get-session", "/admin/stop-impersonating", "/sign-out", "/ok"]);

async function refuseWhileImpersonating(ctx: HookContext): Promise<void> {
  if (openToImpersonators.has(ctx.path)) return;
  const session = await getSessionFromCtx(ctx);
  const impersonator = (session?.session as { impersonatedBy?: string | null } | undefined)?.impersonatedBy;
  if (!session || !impersonator) return;
  await writeAudit({
    action: "impersonation.refused",
    actorId: session.user.id,
    impersonatorId: impersonator,
    targetId: session.user.id,
    detail: ctx.path,
  });
  refuse("IMPERSONATED");
}

/** Refuses who may not, in the specification's words; an admin by role must have the admin's address (section 6). */
async function refuseOtherAdmins(ctx: HookContext): Promise<void> {
  if (!ctx.path.startsWith("/admin/") || ctx.path === "/admin/stop-impersonating") return;
  const session = await getSessionFromCtx(ctx, { disableCookieCache: true });
  if (!session) return;
  const { adminEmail, adminUserIds } = authScope().config;
  const { id, role, email, emailVerified } = session.user as typeof session.user & { role?: string | null };
  const call = adminCalls[ctx.path];
  const verdict = call ? checkPermission({ userId: id, role }, call.needs, adminUserIds) : null;
  const isAdminAddress = email === adminEmail?.toLowerCase() && emailVerified;
  // Asking what one may do is open to everybody; its answer says no.
  const isRefused = verdict ? !verdict.ok || !isAdminAddress : holdsAdminRole(role) && !isAdminAddress;
  if (!isRefused) return;
  await writeAudit({ action: "admin.refused", actorId: id, targetId: id, detail: ctx.path });
  if (call && verdict && !verdict.ok)
    throw new APIError("FORBIDDEN", { code: call.code, message: verdict.detail.message });
  refuse("NOT_AUTHORIZED");
}

/** The admin acts only in a session that passed a second factor: always in production, elsewhere once one is set. */
async function refuseAdminWithoutFactor(ctx: HookContext): Promise<void> {
  if (!ctx.path.startsWith("/admin/") || ctx.path === "/admin/stop-impersonating") return;
  const session = await getSessionFromCtx(ctx, { disableCookieCache: true });
  // Asking what one may do stays open to everybody.
  const mayAct =
    session && (holdsAdminRole(session.user.role) || authScope().config.adminUserIds.includes(session.user.id));
  const scope = authScope();
  if (mayAct && lacksAdminFactor(scope, await findFactorState(scope, session.session.token))) refuse("CONFIRM_FIRST");
}

const askedAgain = new Set(["/change-password", "/change-email", "/delete-user"]);

/** Where a second factor is set, it is asked for again before what a thief of a session would do first. */
async function refuseUnconfirmed(ctx: HookContext): Promise<void> {
  if (!askedAgain.has(ctx.path)) return;
  const session = await getSessionFromCtx(ctx);
  const state = session ? await findFactorState(authScope(), session.session.token) : null;
  if (!state) return;
  if (isConfirmationDue(state)) refuse("CONFIRM_FIRST");
  // The library ends all sessions, this one too, before it makes the new one.
  if (ctx.path === "/change-password") authScope().exchanged = state;
}

function holdsAdminRole(role: string | null | undefined): boolean {
  return (role ?? "").split(",").some((name) => name.trim() === "admin");
}

async function refuseWeakPassword(ctx: HookContext, body: Record<string, unknown>): Promise<void> {
  const field = passwordFields[ctx.path];
  if (!field) return;
  const password = textOf(body[field]);
  // Too short and too long are the library's to say.
  if (password === "" || lengthFault(password)) return;
  const session = ctx.path === "/change-password" ? await getSessionFromCtx(ctx) : null;
  const words = [textOf(body.email), textOf(body.name), session?.user.email ?? "", session?.user.name ?? ""];
  const fault = contentFault(password, words);
  if (fault) refuse(fault === "common" ? "PASSWORD_COMMON" : "PASSWORD_CONTEXT");
}

const passwordFields: Record<string, string> = {
  "/sign-up/email": "password",
  "/reset-password": "newPassword",
  "/change-password": "newPassword",
  "/admin/create-user": "password",
  "/admin/set-user-password": "newPassword",
};

/** Common, or little more than a word known of this person; null when neither. */
function contentFault(password: string, words: readonly string[]): keyof typeof passwordFaultTexts | null {
  if (isCommonPassword(password)) return "common";
  return leansOnContext(password, ["rentform", ...words]) ? "context" : null;
}
