import { APIError, type createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { z } from "zod";
import type { NamedForErasure } from "./auth-scope.server";
import { authScope } from "./auth-scope.server";
import { isAllowedPlace } from "./callback-places";
import { isPasswordOf } from "./confirm-address.server";
import { bindBrowser, findSignUpByPassword, findSignUpsOf, repeatSignUp } from "./pending-sign-ups.server";
import { tryLetter } from "./try-letter.server";

type HookContext = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];
type Fields = Record<string, unknown>;

const callbackCodes = {
  callbackURL: "INVALID_CALLBACK_URL",
  redirectTo: "INVALID_REDIRECT_URL",
  errorCallbackURL: "INVALID_ERROR_CALLBACK_URL",
  newUserCallbackURL: "INVALID_NEW_USER_CALLBACK_URL",
} as const;

/** Where a call wants to lead on must be a place of ours; the library would take any path, and some that leave us. */
export function refuseOtherPlaces(body: Fields, query: Fields): void {
  for (const [name, code] of Object.entries(callbackCodes))
    for (const value of [body[name], query[name]])
      if (value !== undefined && value !== null && !isAllowedPlace(value, authScope().config.baseUrl))
        throw new APIError("FORBIDDEN", { code, message: `Invalid ${name}` });
  if (typeof body.callbackURL === "string" && body.callbackURL !== "/") authScope().callbackURL = body.callbackURL;
}

/** /sign-in/email with the password of an unconfirmed sign-up: another link is mailed, which this browser just presses. */
export async function answerPendingSignIn(ctx: HookContext, body: Fields): Promise<void> {
  const { email, password } = body;
  if (ctx.path !== "/sign-in/email" || typeof email !== "string" || typeof password !== "string") return;
  if (password.length > 128) return;
  const signUp = await findSignUpByPassword(email.trim().toLowerCase(), password);
  if (!signUp) return;
  await tryLetter(async () => repeatSignUp({ ...signUp, browserHash: await bindBrowser() }));
  throw new APIError("FORBIDDEN", { code: "EMAIL_NOT_VERIFIED", message: "Email not verified" });
}

/** /send-verification-email for an address whose sign-up waits: this browser's, else the newest. */
export async function repeatPendingMail(ctx: HookContext, body: Fields): Promise<void> {
  if (ctx.path !== "/send-verification-email" || typeof body.email !== "string") return;
  if (await getSessionFromCtx(ctx)) return;
  const [signUp] = await findSignUpsOf(body.email.trim().toLowerCase());
  if (signUp) await tryLetter(() => repeatSignUp(signUp));
}

/** A session this young needs no password for a change of address. */
const freshSignInMs = 15 * 60 * 1000;

/** /change-email: the account's password, or a sign-in of the last quarter of an hour. */
export async function requirePasswordForAddress(ctx: HookContext, body: Fields): Promise<void> {
  if (ctx.path !== "/change-email") return;
  const current = await getSessionFromCtx(ctx, { disableCookieCache: true });
  if (!current) return;
  const { password } = body;
  if (typeof password === "string" && password !== "") {
    if (password.length <= 128 && (await isPasswordOf(current.user.id, password))) return;
    throw new APIError("BAD_REQUEST", { code: "INVALID_PASSWORD", message: "Invalid password" });
  }
  const age = authScope().clock.now().getTime() - new Date(current.session.createdAt).getTime();
  if (age <= freshSignInMs) return;
  throw new APIError("BAD_REQUEST", {
    code: "PASSWORD_REQUIRED",
    message: "Enter your password to change the address",
  });
}

const namedSchema = z.object({
  guestFormIds: z.array(z.uuid()).max(200),
  hasLetters: z.boolean(),
});

/** What the holder named beside the account: in the body of /delete-user, beside the password. */
export function namedForErasure(body: Fields): NamedForErasure {
  const { data } = namedSchema.safeParse(body.alsoErase);
  return data ?? { guestFormIds: [], hasLetters: false };
}
