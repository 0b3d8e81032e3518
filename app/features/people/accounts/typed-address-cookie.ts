import { readCookie } from "../../../kernel/cookies";
import { emailSchema } from "../../../kernel/email";

const LIFETIME_SECONDS = 60 * 60;

function cookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-address" : "rf-address";
}

/** Set-Cookie with the address typed at sign-up, so that the next page can name it; null: forget it. It says nothing of accounts. */
export function typedAddressCookie(email: string | null, isHttps: boolean): string {
  const attributes = `Max-Age=${email ? LIFETIME_SECONDS : 0}; Path=/; HttpOnly; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  return `${cookieName(isHttps)}=${encodeURIComponent(email ?? "")}; ${attributes}`;
}

/** The address that was typed in this browser; null without one. */
export function readTypedAddress(request: Request, isHttps: boolean): string | null {
  const value = readCookie(request.headers.get("cookie"), cookieName(isHttps)) ?? "";
  const email = emailSchema.safeParse(decoded(value));
  return email.success ? email.data : null;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}
