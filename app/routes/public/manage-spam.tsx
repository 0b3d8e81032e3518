import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { languageContext, localeContext, servicesContext } from "~/context";
import { SuspectedList, SuspectedView } from "~/features/deciding/form-page/ui/suspected-spam";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { ManageGate } from "~/features/deciding/manage-link/ui/manage-gate";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { loadSuspected, postSuspected, type SuspectedAsk } from "~/routes/shared/suspected-spam";
import { formPageWords } from "~/routes/shared/words/form-page-words";
import { AppLink } from "~/ui/app-link";
import { ErrorScreen } from "~/ui/error-screen";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/manage-spam";

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(formPageWords[languageOf(matches)].spam.tabTitle) },
    { name: "robots", content: "noindex" },
  ];
}

export async function loader(args: Route.LoaderArgs) {
  return loadSuspected(await askOf(args));
}

export async function action(args: Route.ActionArgs) {
  return postSuspected(await askOf(args));
}

async function askOf({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): Promise<SuspectedAsk> {
  const services = context.get(servicesContext);
  const id = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  if (!id.success) throw data(null, { status: 404 });
  const actor = await guestFromRequest(request, services.config.isHttps);
  const base = `/manage/form/${id.data}`;
  const [language, locale] = [context.get(languageContext), context.get(localeContext)];
  return { services, actor, key: { guestRentFormId: id.data }, base, request, language, locale };
}

export default function ManageSpamRoute({ loaderData: page }: Route.ComponentProps) {
  const isOne = page.view === "one";
  const { spam } = useWords(formPageWords);
  return (
    <PageShell
      title={isOne ? <bdi translate="no">{page.suspicion.name}</bdi> : spam.title}
      eyebrow={
        <AppLink
          to={isOne ? `${page.base}/spam` : page.base}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {isOne ? spam.title : <bdi translate="no">{page.title}</bdi>}
        </AppLink>
      }
      lead={isOne ? undefined : spam.lead}
    >
      {isOne ? <SuspectedView {...page} /> : <SuspectedList {...page} />}
    </PageShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
