import { readFormShare } from "~/features/deciding/form-page/queries/read-form-page.server";
import { FormShare } from "~/features/deciding/form-page/ui/form-share";
import { gone, readFormOf } from "~/routes/shared/form-tabs";
import { formPageWords } from "~/routes/shared/words/form-page-words";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/forms-share";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(formPageWords[languageOf(matches)].details) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  const { services, actor, formId } = readFormOf(args);
  const page = await readFormShare(services, actor, formId);
  if (!page) throw gone();
  return page;
}

export default function FormShareRoute({ loaderData }: Route.ComponentProps) {
  return <FormShare page={loaderData} />;
}
