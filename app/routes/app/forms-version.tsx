import { data } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { PreviewGuard, PreviewStage } from "~/features/applying/apply/preview/preview-stage";
import { findVersion } from "~/features/forms/rent-forms/queries/list-versions.server";
import { rentFormIdSchema } from "~/kernel/ids";
import { readLanguage } from "~/kernel/page-locale";
import { requireUser } from "~/routes/shared/guards";
import type { Route } from "./+types/forms-version";

export const handle = { styles: "apply" };

/** It stands beside the layout of /app: a tenant's page has another style sheet. So it brings the guard itself. */
export const middleware: Route.MiddlewareFunction[] = [requireUser];

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** One published version as tenants saw it; nothing can be sent from here. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success || !/^[1-9]\d{0,4}$/.test(params.number)) throw data(null, { status: 404 });
  const key = { formId: formId.data, number: Number(params.number) };
  const version = await findVersion(context.get(servicesContext), actor, key);
  if (!version) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams.get("lang") ?? version.definition.defaultLocale;
  return { definition: version.definition, locale: readLanguage(query) };
}

export default function FormVersionRoute({ loaderData: { definition, locale } }: Route.ComponentProps) {
  return (
    <PreviewGuard locale={locale} definition={definition}>
      <PreviewStage definition={definition} urlId="preview" locale={locale} />
    </PreviewGuard>
  );
}
