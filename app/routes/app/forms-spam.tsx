import { data } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { SuspectedList, SuspectedView } from "~/features/deciding/form-page/ui/suspected-spam";
import { rentFormIdSchema } from "~/kernel/ids";
import { loadSuspected, postSuspected, type SuspectedAsk } from "~/routes/shared/suspected-spam";
import { formPageWords } from "~/routes/shared/words/form-page-words";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/forms-spam";

export function meta({ matches }: Route.MetaArgs) {
  return [
    { title: pageTitle(formPageWords[languageOf(matches)].spam.tabTitle) },
    { name: "robots", content: "noindex" },
  ];
}

export async function loader(args: Route.LoaderArgs) {
  return loadSuspected(askOf(args));
}

export async function action(args: Route.ActionArgs) {
  return postSuspected(askOf(args));
}

function askOf({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): SuspectedAsk {
  const { actor } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw data(null, { status: 404 });
  return {
    services: context.get(servicesContext),
    actor,
    key: { formId: formId.data },
    base: `/app/forms/${formId.data}`,
    request,
    language: context.get(languageContext),
    locale: context.get(localeContext),
  };
}

export default function FormsSpamRoute({ loaderData: page }: Route.ComponentProps) {
  const isOne = page.view === "one";
  const { spam } = useWords(formPageWords);
  return (
    <AppPage
      title={isOne ? <bdi translate="no">{page.suspicion.name}</bdi> : spam.title}
      back={isOne ? { to: `${page.base}/spam`, label: spam.title } : { to: page.base, label: page.title }}
      body="wide"
      lead={isOne ? undefined : spam.lead}
    >
      {isOne ? <SuspectedView {...page} /> : <SuspectedList {...page} />}
    </AppPage>
  );
}
