import { data, redirect } from "react-router";
import { optionalUserContext, servicesContext } from "~/context";
import { saveLanguage } from "~/features/people/account-data/commands/save-language.server";
import { offeredLanguages, readLandlordLanguage } from "~/kernel/landlord-locale";
import { localPath } from "~/kernel/safe-redirect";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { landlordLanguageCookie } from "~/platform/landlord-language";
import type { Route } from "./+types/language";

/** Looking at this address changes nothing. */
export function loader() {
  return redirect("/");
}

/** Keeps the chosen language in a cookie, and in the account of who is signed in; leads back to where it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { isHttps, isDevelopment } = services.config;
  const form = await readSmallForm(request);
  const language = readLandlordLanguage(form.get("language"));
  if (!language || !(isDevelopment || offeredLanguages("en").includes(language))) throw data(null, { status: 400 });
  const headers = new Headers({ "Set-Cookie": landlordLanguageCookie(language, isHttps) });
  const user = context.get(optionalUserContext);
  if (user) {
    await saveLanguage(services, user.actor, language);
    // The signed copy of the session says it to the next page.
    const { setCookies } = await services.auth.readSession(request, { isFresh: true });
    for (const cookie of setCookies) headers.append("Set-Cookie", cookie);
  }
  return redirect(localPath(form.get("next")) ?? "/", { status: 303, headers });
}
