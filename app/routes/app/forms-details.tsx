import { languageContext, localeContext } from "~/context";
import { readApplicationPage } from "~/features/deciding/application/queries/read-application-page.server";
import { ApplicationPage } from "~/features/deciding/application/ui/application-page";
import { ExportChoice } from "~/features/deciding/exports/ui/export-choice";
import { readFormPage } from "~/features/deciding/form-page/queries/read-form-page.server";
import { FormPage } from "~/features/deciding/form-page/ui/form-page";
import { applicationIdSchema } from "~/kernel/ids";
import { parseListPosition } from "~/kernel/list-position";
import { answerFormPost, gone, readFormAsk, readFormOf } from "~/routes/shared/form-tabs";
import { formPageWords } from "~/routes/shared/words/form-page-words";
import sentListUrl from "~/styles/sent-list.css?url";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { HomeZone } from "~/ui/zones";
import type { Route } from "./+types/forms-details";

export function links(): Route.LinkDescriptors {
  return [{ rel: "stylesheet", href: sentListUrl }];
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(formPageWords[languageOf(matches)].details) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { services, actor, formId } = readFormOf({ params, context });
  const search = new URL(request.url).searchParams;
  const applicationId = applicationIdSchema.safeParse(search.get("applicationId")).data;
  if (applicationId) {
    const key = { formId, applicationId };
    const page = await readApplicationPage(services, actor, key, {
      list: search.get("list"),
      locale: context.get(localeContext),
    });
    if (!page) throw gone();
    return page;
  }
  const before = parseListPosition(search.get("before"));
  const page = await readFormPage(services, actor, { formId, before, language: context.get(languageContext) });
  if (!page) throw gone();
  return { view: "form" as const, ...readFormAsk(search), ...page };
}

export function action(args: Route.ActionArgs) {
  return answerFormPost(args, "");
}

/** One address, two pages. */
export default function FormDetailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <HomeZone zone={loaderData.zone}>
      {loaderData.view === "form" ? (
        <FormPage
          page={loaderData}
          isAnswered={actionData != null}
          failure={actionData?.failure ?? null}
          exporting={<ExportChoice fields={{ what: "form", form: loaderData.formId }} />}
        />
      ) : (
        <ApplicationPage page={loaderData} failure={actionData?.failure ?? null} />
      )}
    </HomeZone>
  );
}
