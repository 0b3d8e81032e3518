import { data } from "react-router";
import { languageContext, localeContext, requiredUserContext, servicesContext } from "~/context";
import { LawChangePage } from "~/features/forms/law-watch/ui/law-change-page";
import { rentFormIdSchema } from "~/kernel/ids";
import { loadFormLaw, postFormLaw } from "~/routes/shared/form-law";
import { lawPageWords } from "~/routes/shared/words/law-page-words";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/forms-law";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(lawPageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

function ask({ request, params, context }: Pick<Route.LoaderArgs, "request" | "params" | "context">) {
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw data(null, { status: 404 });
  const { actor } = context.get(requiredUserContext);
  return {
    services: context.get(servicesContext),
    actor,
    asked: {
      request,
      key: { formId: formId.data },
      base: `/app/forms/${formId.data}`,
      language: context.get(languageContext),
      locale: context.get(localeContext),
    },
  };
}

export async function loader(args: Route.LoaderArgs) {
  const { services, actor, asked } = ask(args);
  const page = await loadFormLaw(services, actor, asked);
  if (!page) throw data(null, { status: 404 });
  return page;
}

export function action(args: Route.ActionArgs) {
  const { services, actor, asked } = ask(args);
  return postFormLaw(services, actor, { ...asked, findFormId: async () => asked.key.formId });
}

export default function FormLawRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <LawChangePage {...loaderData} failure={actionData?.failure ?? null} />;
}
