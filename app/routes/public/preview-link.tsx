import { data } from "react-router";
import { servicesContext } from "~/context";
import { demoForm, demoToken } from "~/features/applying/apply/preview/demo-form";
import { PreviewGuard, PreviewStage } from "~/features/applying/apply/preview/preview-stage";
import { findPreview } from "~/features/forms/rent-forms/queries/find-preview.server";
import { choosePageLocale } from "~/kernel/page-locale";
import type { Route } from "./+types/preview-link";

export const handle = { styles: "apply" };

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** Optional search: step (0 to 99) and lang. Both only say where to begin. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const isDemo = params.token === demoToken;
  const definition = isDemo ? demoForm() : await findPreview(context.get(servicesContext), params.token);
  if (!definition) throw data(null, { status: 404 });
  const search = new URL(request.url).searchParams;
  const step = /^\d{1,2}$/.test(search.get("step") ?? "") ? Number(search.get("step")) : 0;
  const acceptLanguage = request.headers.get("Accept-Language");
  return { definition, step, locale: choosePageLocale({ query: search.get("lang"), acceptLanguage }) };
}

export default function PreviewLink({ loaderData: { definition, step, locale } }: Route.ComponentProps) {
  return (
    <PreviewGuard locale={locale} definition={definition}>
      <PreviewStage definition={definition} urlId="preview" locale={locale} step={step} />
    </PreviewGuard>
  );
}
