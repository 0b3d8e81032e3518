import type { GuestLandlord } from "../../../kernel/actor";
import { readCookie } from "../../../kernel/cookies";
import { mailTokenSchema } from "../../../kernel/ids";
import { mailLinks } from "../../../kernel/links";
import { sha256Hex } from "../../../platform/crypto";

/** Forms that one browser keeps open at the same time; the oldest link falls out. */
const maxTokens = 5;
const maxAgeSeconds = mailLinks.manageForm.lifetimeMs / 1000;

function cookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-manage" : "rf-manage";
}

/** The manage tokens of this browser, newest first. What is not a token is left out. */
export function readManageTokens(request: Request, isHttps: boolean): string[] {
  const value = readCookie(request.headers.get("Cookie"), cookieName(isHttps)) ?? "";
  return value
    .split(".")
    .filter((token) => mailTokenSchema.safeParse(token).success)
    .slice(0, maxTokens);
}

/** Set-Cookie that adds a token. Lax, for the page is reached from a mail; it never travels with another site's post. */
export function addManageToken(request: Request, isHttps: boolean, token: string): string {
  const kept = readManageTokens(request, isHttps).filter((entry) => entry !== token);
  return manageCookie(isHttps, [token, ...kept].slice(0, maxTokens).join("."), maxAgeSeconds);
}

/** Set-Cookie with which this browser forgets every manage link. The links in the mails stay good. */
export function forgetManageTokens(isHttps: boolean): string {
  return manageCookie(isHttps, "", 0);
}

function manageCookie(isHttps: boolean, value: string, maxAge: number): string {
  const secure = isHttps ? "; Secure" : "";
  return `${cookieName(isHttps)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}

/** The guest landlord that a request's cookie stands for. Without a cookie he reaches nothing. */
export async function guestFromRequest(request: Request, isHttps: boolean): Promise<GuestLandlord> {
  const manageHashes = await Promise.all(readManageTokens(request, isHttps).map(sha256Hex));
  return { kind: "guest", manageHashes };
}
