/** Where a link or a call of the accounts may lead on to: pages that ask for a session, and those around signing in. */
const places = ["/app", "/admin", "/redeem", "/check-email", "/reset-password", "/sign-in"];
const LENGTH_MAX = 2048;
/** Letters, digits, hyphens and underscores between single slashes: nothing that a reader could take for another path. */
const plainPath = /^(?:\/[\w-]+)+$/;
const plainRest = /^(?:[?#][\x21-\x5b\x5d-\x7e]*)?$/;

/** Whether a callbackURL or redirectTo is a path on the list, or that with `baseUrl`, spelled plainly. */
export function isAllowedPlace(value: unknown, baseUrl: string): boolean {
  if (typeof value !== "string" || value.length > LENGTH_MAX) return false;
  const local = value.startsWith(`${baseUrl}/`) ? value.slice(baseUrl.length) : value;
  const end = local.search(/[?#]/);
  const path = end === -1 ? local : local.slice(0, end);
  if (!plainRest.test(local.slice(path.length))) return false;
  if (path === "/") return true;
  return plainPath.test(path) && places.some((place) => path === place || path.startsWith(`${place}/`));
}
