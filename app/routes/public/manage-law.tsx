import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { languageContext, localeContext, servicesContext } from "~/context";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { ManageGate } from "~/features/deciding/manage-link/ui/manage-gate";
import { LawChangePage } from "~/features/forms/law-watch/ui/law-change-page";
import { findEditableForm } from "~/features/forms/rent-forms/queries/find-editable-form.server";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { loadFormLaw, postFormLaw } from "~/routes/shared/form-law";
import { lawPageWords } from "~/routes/shared/words/law-page-words";
import { ErrorScreen } from "~/ui/error-screen";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/manage-law";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(lawPageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

async function ask({ request, params, context }: Pick<Route.LoaderArgs, "request" | "params" | "context">) {
  const services = context.get(servicesContext);
  const id = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  if (!id.success) throw data(null, { status: 404 });
  const guest = await guestFromRequest(request, services.config.isHttps);
  const base = `/manage/form/${id.data}`;
  const [language, locale] = [context.get(languageContext), context.get(localeContext)];
  return { services, guest, asked: { request, key: { guestRentFormId: id.data }, base, language, locale } };
}

export async function loader(args: Route.LoaderArgs) {
  const { services, guest, asked } = await ask(args);
  const page = await loadFormLaw(services, guest, asked);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export async function action(args: Route.ActionArgs) {
  const { services, guest, asked } = await ask(args);
  const findFormId = async () => (await findEditableForm(services, guest, asked.key))?.formId;
  return postFormLaw(services, guest, { ...asked, findFormId });
}

export default function ManageLawRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LawChangePage {...loaderData} failure={actionData?.failure ?? null} />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
