import { readCookie } from "../kernel/cookies";

/** Longer than any replica that is asked is behind, so that nobody misses what they have just written. */
const lifetimeSeconds = 600;

const nameOf = (isHttps: boolean) => `${isHttps ? "__Host-" : ""}rf-bookmark`;

/** The place in the database's history that this browser's last write stands at; null without one. No credential. */
export function takeBookmark(request: Request, isHttps: boolean): string | null {
  const value = readCookie(request.headers.get("cookie"), nameOf(isHttps)) ?? "";
  return /^[0-9a-f]{8}(-[0-9a-f]{8,40}){3}$/.test(value) ? value : null;
}

/** The Set-Cookie line that keeps a bookmark. */
export function writeBookmark(bookmark: string, isHttps: boolean): string {
  const secure = isHttps ? "; Secure" : "";
  return `${nameOf(isHttps)}=${bookmark}; Max-Age=${lifetimeSeconds}; Path=/; HttpOnly; SameSite=Lax${secure}`;
}
