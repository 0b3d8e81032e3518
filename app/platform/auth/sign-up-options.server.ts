import { APIError } from "better-auth/api";
import { decodeJwt } from "jose";
import { askAddressChange } from "./address-changes.server";
import { letterAbout } from "./auth-after-hook.server";
import { authScope } from "./auth-scope.server";
import { checkUserFields } from "./guards.server";
import { hashPassword } from "./password-hash.server";
import { bindBrowser, storeSignUp } from "./pending-sign-ups.server";
import { tryLetter } from "./try-letter.server";

type Person = { id: string; email: string; name: string };

/** The library's hashing of a new password; the hash is kept for the sign-up that waits with it. */
export async function hashNewPassword(password: string): Promise<string> {
  const scope = authScope();
  const hash = await hashPassword(password, scope.config);
  scope.newPassword = hash;
  return hash;
}

/** Before a user is written: the sign-up waits for its link. A 403 makes the library answer as for a known address. */
export async function keepSignUpWaiting(
  fields: Record<string, unknown> & { email?: string; name?: string },
  context: { path?: string } | null,
): Promise<void> {
  checkUserFields(fields);
  if (context?.path !== "/sign-up/email") return;
  await letSignUpWait({ email: String(fields.email), name: String(fields.name) });
  throw new APIError("FORBIDDEN", { message: "The sign-up waits for its link" });
}

/** A sign-up with the address of an account: its owner is told. Where nobody has proven the address, it waits like any other. */
export async function answerKnownAddress({ user }: { user: Person & { emailVerified: boolean } }): Promise<void> {
  if (!user.emailVerified) return letSignUpWait({ email: user.email, name: null });
  // So that the answer is that of any other sign-up.
  await bindBrowser();
  await letterAbout("exists", user);
}

async function letSignUpWait(person: { email: string; name: string | null }): Promise<void> {
  const { newPassword, callbackURL } = authScope();
  await tryLetter(() => storeSignUp({ ...person, password: newPassword, callbackURL }, true));
}

/** Options of the library for proving an address: when it mails a link, and how. */
export function verificationOptions() {
  return {
    // Sign-ups mail their own links (keepSignUpWaiting).
    sendOnSignUp: false,
    sendOnSignIn: true,
    sendVerificationEmail: ({ user, token }: { user: Person; token: string }) => tryLetter(() => mailLink(user, token)),
  };
}

/** For an account that an admin made, and for a new address. The library's own token is not mailed: it would verify for anybody. */
async function mailLink(user: Person, libraryToken: string): Promise<void> {
  const { callbackURL, path } = authScope();
  const { updateTo, email } = decodeJwt<{ updateTo?: string; email?: string }>(libraryToken);
  if (updateTo && email) return askAddressChange({ ...user, email }, updateTo, callbackURL);
  await storeSignUp({ email: user.email, name: null, password: null, callbackURL }, path === "/sign-in/email");
}
