import { data, redirect } from "react-router";
import { servicesContext } from "~/context";
import { AskedPage } from "~/features/applying/applicant/asked/ui/asked-page";
import { applyScripts } from "~/routes/shared/apply-scripts";
import { applyPolicy } from "../shared/apply-policy";
import { answerAsked, askedPage } from "../shared/asked-pages";
import type { Route } from "./+types/apply-member-more";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** What a landlord asks a member of the household later, step by step. Where nothing is asked, the member's own page says so. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const view = await askedPage(context.get(servicesContext), request, linkOf(params));
  if (!view) throw redirect(`/apply/${params.rentFormUrlId}/member/${params.token}`);
  const headers = { "Content-Security-Policy": await applyPolicy(), "Cache-Control": "private, no-store" };
  return data({ view }, { headers });
}

export function action({ request, params, context }: Route.ActionArgs) {
  return answerAsked(context.get(servicesContext), request, linkOf(params));
}

function linkOf({ rentFormUrlId, token }: Route.LoaderArgs["params"]) {
  return { kind: "member" as const, token, urlId: rentFormUrlId };
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyMemberMore({ loaderData, actionData }: Route.ComponentProps) {
  return <AskedPage view={(actionData ?? loaderData).view} scripts={applyScripts} />;
}
