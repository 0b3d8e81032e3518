import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { safeRedirect } from "~/kernel/safe-redirect";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { themeCookie, toTheme } from "~/platform/theme";
import type { Route } from "./+types/theme";

/** Looking at this address changes nothing. */
export function loader() {
  return redirect("/app/settings/profile");
}

/** Keeps the chosen look in a cookie and leads back to where it was chosen. */
export async function action({ request, context }: Route.ActionArgs) {
  const { config } = context.get(servicesContext);
  const form = await readSmallForm(request);
  const cookie = themeCookie(toTheme(form.get("theme")), config.isHttps);
  return redirect(safeRedirect(form.get("next")), { headers: { "Set-Cookie": cookie } });
}
