import { readCookie } from "../kernel/cookies";
import { chooseLandlordLanguage, type LandlordLanguage } from "../kernel/landlord-locale";

const maxAgeSeconds = 365 * 24 * 3600;

/** Not that of the tenants' pages: who lets in German may look at a form in Polish. */
function cookieName(isHttps: boolean): string {
  return isHttps ? "__Host-rf-language" : "rf-language";
}

type Settings = { isHttps: boolean; isDevelopment: boolean };

/** The language in which this browser reads a landlord's page. `profile`: of the account that is signed in. */
export function readLandlordLanguageOf(request: Request, profile: string | null, settings: Settings): LandlordLanguage {
  return chooseLandlordLanguage({
    profile,
    cookie: readCookie(request.headers.get("Cookie"), cookieName(settings.isHttps)),
    acceptLanguage: request.headers.get("Accept-Language"),
    isTrial: settings.isDevelopment,
  });
}

/** Keeps a chosen language in this browser for a year. */
export function landlordLanguageCookie(language: LandlordLanguage, isHttps: boolean): string {
  const secure = isHttps ? "; Secure" : "";
  return `${cookieName(isHttps)}=${language}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
