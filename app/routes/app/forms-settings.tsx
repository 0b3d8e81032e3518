import { readFormSettings } from "~/features/deciding/form-page/queries/read-form-page.server";
import { FormSettingsTab } from "~/features/deciding/form-page/ui/form-settings-tab";
import { answerFormPost, gone, readFormAsk, readFormOf } from "~/routes/shared/form-tabs";
import { formPageWords } from "~/routes/shared/words/form-page-words";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/forms-settings";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(formPageWords[languageOf(matches)].details) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  const { services, actor, formId, email } = readFormOf(args);
  const page = await readFormSettings(services, actor, { formId, email });
  if (!page) throw gone();
  return { ...page, ...readFormAsk(new URL(args.request.url).searchParams) };
}

export function action(args: Route.ActionArgs) {
  return answerFormPost(args, "/settings");
}

export default function FormSettingsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <FormSettingsTab page={loaderData} answer={actionData ?? null} />;
}
