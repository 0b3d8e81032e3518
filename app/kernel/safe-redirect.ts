import { parseUrl } from "./parse-url";

export const AFTER_SIGN_IN = "/app/dashboard";

/** The areas that ask for a session, and so the only places one may be sent back to after signing in. */
const areas = ["/app", "/admin", "/redeem"];
const anyOrigin = "https://origin.invalid";

/** The path that `redirect` may lead to: of this origin, in an area that asks for a session; else the dashboard. */
export function safeRedirect(value: string | null | undefined): string {
  if (!value || value.length > 2048 || !/^\/(?![/\\])/.test(value) || /[\\\s\p{Cc}]/u.test(value)) return AFTER_SIGN_IN;
  const url = parseUrl(value, anyOrigin);
  if (!url || url.origin !== anyOrigin || url.username || url.password) return AFTER_SIGN_IN;
  const isAllowed = areas.some((area) => url.pathname === area || url.pathname.startsWith(`${area}/`));
  // A path that begins with two slashes after parsing would be another host to the next reader.
  return isAllowed ? url.pathname + url.search + url.hash : AFTER_SIGN_IN;
}
