import { data } from "react-router";
import { cspNonceContext } from "~/context";
import { PreviewFrame } from "~/features/applying/apply/preview/preview-frame";
import { choosePageLocale } from "~/kernel/page-locale";
import { framedHeaders } from "../../platform/security-headers";
import type { Route } from "./+types/preview-frame";

export const handle = { styles: "apply" };

export function meta() {
  return [{ title: "Preview" }, { name: "robots", content: "noindex" }];
}

/** An empty stage: the form comes from the builder's page around it and never over the network. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = choosePageLocale({
    query: new URL(request.url).searchParams.get("lang"),
    acceptLanguage: request.headers.get("Accept-Language"),
  });
  return data({ locale }, { headers: framedHeaders(context.get(cspNonceContext)) });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function Frame({ loaderData }: Route.ComponentProps) {
  return <PreviewFrame locale={loaderData.locale} />;
}
