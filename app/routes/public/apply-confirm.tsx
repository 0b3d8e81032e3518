import { createContext, data, type RouterContextProvider } from "react-router";
import { servicesContext } from "~/context";
import {
  type ConfirmLink,
  confirmApplication,
  findConfirmLink,
} from "~/features/applying/apply/spam/commands/confirm-application.server";
import { ConfirmPage } from "~/features/applying/apply/spam/ui/confirm-page";
import { choosePageLocale } from "~/kernel/page-locale";
import { applyPolicy } from "../shared/apply-policy";
import type { Route } from "./+types/apply-confirm";

export const handle = { hydrate: false, styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

type Answered = Awaited<ReturnType<typeof page>>;
/** React Router runs the loader after the press, which must not look again. */
const pressed = createContext<Answered | null>(null);

/** Shows a button and changes nothing: mail programs open links by themselves. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const answered = context.get(pressed);
  if (answered) return answered;
  return page(request, params, await findConfirmLink(context.get(servicesContext), params.token));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { token, rentFormUrlId: urlId } = params;
  const link = await confirmApplication(context.get(servicesContext), { token, urlId });
  const answered = await page(request, params, link);
  (context as RouterContextProvider).set(pressed, answered);
  return answered;
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
