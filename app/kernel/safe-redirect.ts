import { parseUrl } from "./parse-url";

export const AFTER_SIGN_IN = "/app/dashboard";

/** The areas that ask for a session, and so the only places one may be sent back to after signing in. */
const areas = ["/app", "/admin", "/redeem"];
const anyOrigin = "https://origin.invalid";

/** The path that `redirect` may lead to: of this origin, in an area that asks for a session; else the dashboard. */
export function safeRedirect(value: string | null | undefined): string {
  const path = localPath(value);
  const isAllowed = areas.some((area) => path?.split(/[?#]/, 1)[0] === area || path?.startsWith(`${area}/`));
  return path && isAllowed ? path : AFTER_SIGN_IN;
}

/** A path of this origin with its query, as it is read in the end; null for anything else. */
export function localPath(value: string | null | undefined): string | null {
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value) || /[\\\s\p{Cc}]/u.test(value)) return null;
  const url = parseUrl(value, anyOrigin);
  if (!url || url.origin !== anyOrigin || url.username || url.password) return null;
  // A path that begins with two slashes after parsing would be another host to the next reader.
  return url.pathname.startsWith("//") ? null : url.pathname + url.search + url.hash;
}
