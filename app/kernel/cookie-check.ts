/** Stands in the address to which a first cookie's answer leads: where no cookie comes along, the browser keeps none. */
export const cookieParameter = "cookie";

/**
 * `path` as it is for a request that came with cookies: this browser keeps them. Otherwise it is marked, and carries the language that
 * a cookie would have kept.
 */
export function withCookieCheck(request: Request, path: string, lang?: string): string {
  if (request.headers.get("Cookie")) return path;
  const marks = new URLSearchParams({ [cookieParameter]: "set", ...(lang && { lang }) });
  return `${path}${path.includes("?") ? "&" : "?"}${marks}`;
}

/** A cookie was set by the answer before, and none came back. */
export function keepsNoCookies(request: Request): boolean {
  return isCookieChecked(new URL(request.url).searchParams) && !request.headers.get("Cookie");
}

export function isCookieChecked(search: URLSearchParams): boolean {
  return search.get(cookieParameter) === "set";
}
