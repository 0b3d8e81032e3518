import { data, redirect } from "react-router";
import { servicesContext } from "~/context";
import { pageWords } from "~/features/applying/answering/page-words";
import { ApplyShell } from "~/features/applying/answering/ui/apply-shell";
import { PlainPage } from "~/features/applying/answering/ui/plain-page";
import { AskedPage } from "~/features/applying/applicant/asked/ui/asked-page";
import { findStatus } from "~/features/applying/applicant/queries/find-status.server";
import { findOpenRequest } from "~/features/applying/info-requests/commands/answer-request.server";
import { postAnswer } from "~/features/applying/info-requests/commands/post-answer.server";
import { isOfForm } from "~/features/applying/info-requests/rules";
import { MoreWanted } from "~/features/applying/info-requests/ui/more-wanted";
import { requestWords } from "~/features/applying/info-requests/words";
import { choosePageLocale, readLanguage } from "~/kernel/page-locale";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { HomeZone } from "~/ui/zones";
import { applyPolicy } from "../shared/apply-policy";
import { answerAsked, askedPage, stepOf } from "../shared/asked-pages";
import type { Route } from "./+types/apply-status-more";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** The answer to a landlord's request, on a page of its own; questions of the form are answered step by step. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const open = stepOf(request) === null ? await findOpenRequest(services, params.token) : null;
  const here = statusPath(params);
  const view = !open || isOfForm(open.request) ? await askedPage(services, request, linkOf(params)) : null;
  if (view) return data({ locale: view.page.locale, page: null, view }, { headers });
  if (open && open.urlId === params.rentFormUrlId) {
    const locale = readLanguage(open.locale);
    const { formTitle, homeZone, request: asked, documents } = open;
    const now = services.clock.now().getTime();
    return data(
      { locale, page: { formTitle, homeZone, request: asked, documents, here, now }, view: null },
      { headers },
    );
  }
  const status = await findStatus(services, params.token);
  if (status?.urlId === params.rentFormUrlId) throw redirect(here);
  const locale = choosePageLocale({ query: null, acceptLanguage: request.headers.get("Accept-Language") });
  return data({ locale, page: null, view: null }, { status: 404, headers });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const here = statusPath(params);
  if (stepOf(request) !== null) return answerAsked(services, request, linkOf(params));
  const outcome = await postAnswer(services, { token: params.token, urlId: params.rentFormUrlId }, request);
  switch (outcome.kind) {
    case "again":
      return redirect(`${here}/more${outcome.anchor ? `#${outcome.anchor}-file` : ""}`, 303);
    case "sent":
      return redirect(here, 303);
    case "over":
      if ((await findStatus(services, params.token))?.urlId !== params.rentFormUrlId) throw data(null, { status: 404 });
      return redirect(`${here}?said=late-info`, 303);
    case "faults": {
      const headers = new Headers({ "Content-Security-Policy": await applyPolicy() });
      if (outcome.retryAfterSeconds) headers.set("Retry-After", String(outcome.retryAfterSeconds));
      return data({ faults: outcome.faults }, { status: outcome.status, headers });
    }
  }
}

function linkOf({ rentFormUrlId, token }: Route.LoaderArgs["params"]) {
  return { kind: "lead" as const, token, urlId: rentFormUrlId };
}

function statusPath({ rentFormUrlId, token }: Route.LoaderArgs["params"]): string {
  return `/apply/${rentFormUrlId}/status/${token}`;
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyStatusMore({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page } = loaderData;
  const view = actionData && "view" in actionData ? actionData.view : loaderData.view;
  const faults = actionData && "faults" in actionData ? actionData.faults : undefined;
  if (view) return <AskedPage view={view} scripts={applyScripts} />;
  if (!page) return <PlainPage locale={locale} reason="unknown" />;
  const { formTitle, homeZone, here, ...rest } = page;
  return (
    <ApplyShell locale={locale} title={formTitle} tab={requestWords[locale].title}>
      <a className="lnk" href={here}>
        {pageWords[locale].back}
      </a>
      <HomeZone zone={homeZone}>
        {" "}
        <MoreWanted {...rest} locale={locale} action={`${here}/more`} faults={faults} scripts={applyScripts} />
      </HomeZone>{" "}
    </ApplyShell>
  );
}
