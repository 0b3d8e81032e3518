import { localeContext } from "~/context";
import { readFormNumbers } from "~/features/deciding/form-page/queries/read-form-page.server";
import { FormFrame } from "~/features/deciding/form-page/ui/form-frame";
import { FormNumbers } from "~/features/deciding/form-page/ui/form-numbers";
import { gone, readFormOf } from "~/routes/shared/form-tabs";
import { formPageWords } from "~/routes/shared/words/form-page-words";
import { languageOf, pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/forms-numbers";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(formPageWords[languageOf(matches)].details) }, { name: "robots", content: "noindex" }];
}

export async function loader(args: Route.LoaderArgs) {
  const { services, actor, formId } = readFormOf(args);
  const page = await readFormNumbers(services, actor, formId, args.context.get(localeContext));
  if (!page) throw gone();
  return page;
}

export default function FormNumbersRoute({ loaderData }: Route.ComponentProps) {
  const { numbers, ...page } = loaderData;
  return (
    <FormFrame page={page}>
      <FormNumbers numbers={numbers} formId={page.formId} editAt={page.form.mayEdit ? `${page.base}/edit` : null} />
    </FormFrame>
  );
}
