import { data } from "react-router";
import { servicesContext } from "~/context";
import { choosePageLocale } from "~/features/applications/locale";
import {
  type ConfirmLink,
  confirmApplication,
  findConfirmLink,
} from "~/features/apply/spam/commands/confirm-application.server";
import { ConfirmPage } from "~/features/apply/spam/ui/confirm-page";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-confirm";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** Shows a button and changes nothing: mail programs open links by themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  return page(request, params, await findConfirmLink(context.get(servicesContext), params.token));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const link = await findConfirmLink(services, params.token);
  const isHere = link?.urlId === params.rentFormUrlId;
  return page(request, params, isHere ? await confirmApplication(services, params.token) : null);
}

async function page(request: Request, { rentFormUrlId }: { rentFormUrlId: string }, found: ConfirmLink | null) {
  const link = found?.urlId === rentFormUrlId ? found : null;
  const acceptLanguage = request.headers.get("Accept-Language");
  const locale = link?.locale ?? choosePageLocale({ query: null, acceptLanguage });
  const headers = { "Content-Security-Policy": await applyPolicy() };
  const shown = link && { reference: link.reference, state: link.state };
  return data({ locale, link: shown }, { status: link ? 200 : 410, headers });
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders;
}

export default function ApplyConfirm({ loaderData, actionData }: Route.ComponentProps) {
  return <ConfirmPage {...(actionData ?? loaderData)} />;
}
