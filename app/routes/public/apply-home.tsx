import { redirect } from "react-router";
import { servicesContext } from "~/context";
import { readDraftToken } from "~/features/applying/applications/draft-cookie";
import { findDraft } from "~/features/applying/applications/queries/find-draft.server";
import { homeMeta } from "~/features/applying/apply/home-meta";
import { homePath, homeSlug } from "~/features/applying/apply/home-path";
import { closedReason, closedView } from "~/features/applying/apply/queries/closed-view.server";
import { findPublicForm, plainView } from "~/features/applying/apply/queries/find-public-form.server";
import { homeView } from "~/features/applying/apply/queries/home-view.server";
import { ApplyPage } from "~/features/applying/apply/ui/apply-page";
import { HomePage } from "~/features/applying/apply/ui/home-page";
import { answerApply, answerShared, localeOfRequest } from "~/routes/shared/apply-answer";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { originOf } from "~/ui/page-meta";
import type { Route } from "./+types/apply-home";

export const handle = { hydrate: false, styles: "apply" };

/** A home before anybody applies. 404 and 410 as the start page; an address with another slug leads to the right one. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const locale = localeOfRequest(request);
  const form = await findPublicForm(services, params.rentFormUrlId);
  if (!form) return answerApply(plainView({ urlId: params.rentFormUrlId }, locale, "unknown"));
  const reason = closedReason(form, services.clock.now().getTime());
  if (reason !== null) {
    const token = readDraftToken(request.headers.get("Cookie"), form.urlId, services.config.isHttps);
    const draft = await findDraft(services, form.formId, token);
    return answerApply(await closedView(services, form, reason, { locale, draft }));
  }
  if ((params.slug ?? "") !== homeSlug(form.definition)) {
    const lang = new URL(request.url).searchParams.get("lang");
    // Not kept (security-headers.ts): the right slug changes with the address of the home.
    throw redirect(homePath(form.urlId, form.definition) + (lang === null ? "" : `?lang=${locale}`), 301);
  }
  return answerShared(await homeView(services, form, locale), form.isIndexed);
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** The title stands in the page itself (ApplyShell). */
export function meta({ loaderData, matches }: Route.MetaArgs) {
  return loaderData?.kind === "home"
    ? homeMeta(loaderData, originOf(matches))
    : [{ name: "robots", content: "noindex" }];
}

export default function ApplyHome({ loaderData: view }: Route.ComponentProps) {
  return view.kind === "home" ? (
    <HomePage {...view} scripts={applyScripts} />
  ) : (
    <ApplyPage view={view} scripts={applyScripts} />
  );
}
