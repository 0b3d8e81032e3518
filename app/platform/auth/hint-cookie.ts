import { sessionTimes } from "./access";

/** Readable by scripts: pages that are the same for everybody ask for the session only where it says that there is one. */
const HINT = "signed_in";

/** Set-Cookie lines with the hint that follows: there with a session, gone with it. It is no credential. */
export function withHint(cookies: readonly string[], prefix: string, isHttps: boolean): string[] {
  const token = cookies.find((cookie) => cookie.startsWith(`${prefix}.session_token=`));
  const renewed = cookies.some((cookie) => cookie.startsWith(`${prefix}.session_data=`) && !isGone(cookie));
  const shared = `Path=/; SameSite=Lax${isHttps ? "; Secure" : ""}`;
  if (token && isGone(token)) return [...cookies, `${HINT}=; Max-Age=0; ${shared}`];
  if (token || renewed) return [...cookies, `${HINT}=1; Max-Age=${sessionTimes.idleSeconds}; ${shared}`];
  return [...cookies];
}

/** Whether an answer signs somebody in or out. What only renews the session that the browser held says its token again. */
export function changesSession(cookies: readonly string[], prefix: string, held: string | null): boolean {
  const name = `${prefix}.session_token=`;
  const token = cookies.find((cookie) => cookie.startsWith(name));
  return token !== undefined && token.slice(name.length).split(";")[0] !== held;
}

function isGone(cookie: string): boolean {
  return /;\s*max-age=0\b/i.test(cookie);
}
