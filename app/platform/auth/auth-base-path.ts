/** Where the sign-in library answers. */
export const AUTH_BASE_PATH = "/api/auth";

/** What the session's cookies begin with. `__Host-` needs https. */
export function cookiePrefix(isHttps: boolean): string {
  return isHttps ? "__Host-rf" : "rf";
}
