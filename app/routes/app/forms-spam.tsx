import { data } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { SuspectedList, SuspectedView } from "~/features/deciding/form-page/ui/suspected-spam";
import { rentFormIdSchema } from "~/kernel/ids";
import { loadSuspected, postSuspected, type SuspectedAsk } from "~/routes/shared/suspected-spam";
import { AppPage } from "~/ui/app-page";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/forms-spam";

export function meta() {
  return [{ title: pageTitle("Suspected Spam") }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  return loadSuspected(askOf(args));
}

export async function action(args: Route.ActionArgs) {
  return postSuspected(askOf(args));
}

function askOf({ request, params, context }: Route.LoaderArgs | Route.ActionArgs): SuspectedAsk {
  const { sessionToken } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw data(null, { status: 404 });
  return {
    services: context.get(servicesContext),
    actor: { kind: "account", sessionToken },
    key: { formId: formId.data },
    base: `/app/forms/${formId.data}`,
    request,
  };
}

export default function FormsSpamRoute({ loaderData: page }: Route.ComponentProps) {
  const isOne = page.view === "one";
  return (
    <AppPage
      title={isOne ? <bdi translate="no">{page.suspicion.name}</bdi> : "Kept back"}
      back={isOne ? { to: `${page.base}/spam`, label: "Kept back" } : { to: page.base, label: page.title }}
      body="wide"
      lead={isOne ? undefined : "Each one shows its reason, and is deleted after 30 days unless you release it."}
    >
      {isOne ? <SuspectedView {...page} /> : <SuspectedList {...page} />}
    </AppPage>
  );
}
