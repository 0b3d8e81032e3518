import { data, redirect } from "react-router";
import { servicesContext } from "~/context";
import { draftCookie, seatKey } from "~/features/applying/applications/draft-cookie";
import { findResumeLink, openOnDevice, stopReminders } from "~/features/applying/apply/commands/resume-draft.server";
import { ResumePage, type ResumeState } from "~/features/applying/apply/ui/resume-page";
import { withCookieCheck } from "~/kernel/cookie-check";
import { choosePageLocale, type PageLocale } from "~/kernel/page-locale";
import { readFields } from "~/platform/body/posted-fields.server";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-resume";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** Shows a button and changes nothing: mail programs open links by themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const link = await findResumeLink(context.get(servicesContext), params.token);
  if (link?.urlId !== params.rentFormUrlId) return page(request, "over", null);
  return page(request, new URL(request.url).searchParams.has("stop") ? "stop" : "ready", link.locale);
}

/** Opens the application, or stops the reminders: one-click posts (RFC 8058), without cookie or Origin, can only stop. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const isOurs = request.headers.get("Origin") === services.config.baseUrl;
  const fields = await readFields(request, 4096);
  if (!isOurs && !fields?.has("List-Unsubscribe")) throw data(null, { status: 403 });
  const link = await findResumeLink(services, params.token);
  if (link?.urlId !== params.rentFormUrlId) return page(request, "over", null);
  if (!isOurs || fields?.get("intent") === "stop") {
    await stopReminders(services, link);
    return page(request, "stopped", link.locale);
  }
  const { token } = await openOnDevice(services, link);
  const cookie = draftCookie(seatKey(link.urlId, link.seat), token, services.config.isHttps);
  const pages = link.seat === "part" ? `/apply/${link.urlId}/part` : `/apply/${link.urlId}`;
  return redirect(withCookieCheck(request, `${pages}?step=100`, link.locale), {
    status: 303,
    headers: { "Set-Cookie": cookie },
  });
}

async function page(request: Request, state: ResumeState, known: PageLocale | null) {
  const acceptLanguage = request.headers.get("Accept-Language");
  const locale = known ?? choosePageLocale({ query: null, acceptLanguage });
  const headers = { "Content-Security-Policy": await applyPolicy() };
  return data({ locale, state }, { status: state === "over" ? 410 : 200, headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyResume({ loaderData, actionData }: Route.ComponentProps) {
  return <ResumePage {...(actionData ?? loaderData)} />;
}
