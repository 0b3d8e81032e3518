import { readCookie } from "../../../kernel/cookies.ts";
import { draftLifeMs } from "./rules.ts";

/** Which cookie of a form: two people of one household may share a phone. The dot is in no form's id. */
export function seatKey(urlId: string, seat: "lead" | "part"): string {
  return seat === "part" ? `part.${urlId}` : urlId;
}

/** One cookie per form, so that a person may apply for several homes from one phone. */
export function draftCookieName(urlId: string, isHttps: boolean): string {
  return `${isHttps ? "__Host-" : ""}rf-draft-${urlId}`;
}

export function draftCookie(urlId: string, token: string, isHttps: boolean): string {
  return cookie(urlId, token, isHttps, draftLifeMs / 1000);
}

/** Set-Cookie with which a shared device forgets the draft; the draft itself stays for its link. */
export function forgetDraftCookie(urlId: string, isHttps: boolean): string {
  return cookie(urlId, "", isHttps, 0);
}

function cookie(urlId: string, value: string, isHttps: boolean, maxAge: number): string {
  const attributes = ["Path=/", `Max-Age=${maxAge}`, "HttpOnly", "SameSite=Lax"];
  if (isHttps) attributes.push("Secure");
  return [`${draftCookieName(urlId, isHttps)}=${value}`, ...attributes].join("; ");
}

/** The raw token, or null when there is none of the right shape. */
export function readDraftToken(cookieHeader: string | null, urlId: string, isHttps: boolean): string | null {
  const value = readCookie(cookieHeader, draftCookieName(urlId, isHttps));
  return value && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
}
