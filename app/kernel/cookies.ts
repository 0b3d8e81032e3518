/** The value of a cookie in a request's Cookie header; null where it is not there. */
export function readCookie(cookieHeader: string | null, name: string): string | null {
  for (const pair of (cookieHeader ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}

/** A Cookie header without the cookies whose names begin so; the very header where there are none. */
export function withoutCookies(cookieHeader: string, namePrefix: string): string {
  const cookies = cookieHeader.split(/;\s*/);
  const kept = cookies.filter((cookie) => cookie && !cookie.startsWith(namePrefix));
  return kept.length === cookies.length ? cookieHeader : kept.join("; ");
}
