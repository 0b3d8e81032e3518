import { readCookie } from "../../kernel/cookies";
import { keyedHash } from "../crypto";
import { signUpTimes } from "./access";

/** A browser keeps it as long as the link in the mail works. */
const LIFETIME_SECONDS = signUpTimes.linkMs / 1000;

/** The cookie that says which browser signed up: with it, a mailed link asks for one press and no password. */
function signUpCookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf.sign_up" : "rf.sign_up";
}

/** The cookie's value: 32 random bytes as base64url; null when there is none or it is none of ours. */
export function readSignUpCookie(request: Request, isHttps: boolean): string | null {
  const value = readCookie(request.headers.get("cookie"), signUpCookieName(isHttps)) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}

export function signUpCookie(value: string, isHttps: boolean): string {
  const attributes = `Max-Age=${LIFETIME_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${signUpCookieName(isHttps)}=${value}; ${attributes}`;
}

/** What the database keeps of it. */
export function hashSignUpBrowser(secret: string, value: string): Promise<string> {
  return keyedHash(secret, "sign-up-browser", value);
}
