import type { MiddlewareFunction } from "react-router";
import { languageContext, localeContext, optionalUserContext, servicesContext } from "../../context";
import { landlordLocaleOf } from "../../kernel/landlord-locale";
import { readSitePath } from "../../kernel/site-languages";
import { readLandlordLanguageOf } from "../../platform/landlord-language";

/** Tenants' pages ask for their language themselves; the admin's are in English; those that are written once for everybody are in that of their address. */
const others =
  /^\/(?:$|(?:apply|media|reference|admin|about|blog|demo|faq|pricing|privacy-policy|restrictions|terms-of-service)(?:\/|$))/;

export function hasLandlordLanguage(pathname: string): boolean {
  return !others.test(readSitePath(pathname).path) || pathname === "/restrictions/doubt";
}

/** Sets the language of a landlord's, guest's or visitor's page: of the address, the account, the cookie, the browser's wish, English. */
export const readPageLanguage: MiddlewareFunction<Response> = async ({ request, context, url }, next) => {
  const named = readSitePath(url.pathname).language;
  if (!hasLandlordLanguage(url.pathname)) {
    if (named) {
      context.set(languageContext, named);
      context.set(localeContext, landlordLocaleOf(named));
    }
    return next();
  }
  const { config } = context.get(servicesContext);
  const language = named ?? readLandlordLanguageOf(request, context.get(optionalUserContext)?.language ?? null, config);
  context.set(languageContext, language);
  context.set(localeContext, landlordLocaleOf(language, request.headers.get("Accept-Language")));
  const response = await next();
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Language");
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};
