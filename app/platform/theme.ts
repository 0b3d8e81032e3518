import { readCookie } from "../kernel/cookies";

const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

const maxAgeSeconds = 365 * 24 * 3600;

function cookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-theme" : "rf-theme";
}

export function toTheme(value: unknown): Theme {
  return themes.find((theme) => theme === value) ?? "system";
}

/** How this browser wants pages to look; the server writes it into the document, so that nothing changes colour later. */
export function readTheme(request: Request, isHttps: boolean): Theme {
  return toTheme(readCookie(request.headers.get("Cookie"), cookieName(isHttps)));
}

export function themeCookie(theme: Theme, isHttps: boolean): string {
  const maxAge = theme === "system" ? 0 : maxAgeSeconds;
  return `${cookieName(isHttps)}=${theme}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isHttps ? "; Secure" : ""}`;
}
