import { data } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { FormDefaultsForm } from "~/features/forms/builder/form-defaults";
import { formDefaultsWords } from "~/features/forms/builder/form-defaults-words";
import { saveFormDefaults } from "~/features/forms/rent-forms/commands/save-form-defaults.server";
import { postedDefaults, postedDefaultsSchema, readPostedDefaults } from "~/features/forms/rent-forms/form-defaults";
import { findFormDefaults } from "~/features/forms/rent-forms/queries/find-form-defaults.server";
import { readFields } from "~/platform/body/posted-fields.server";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppPage } from "~/ui/app-page";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/new-forms";

const here = "/app/settings/new-forms";
/** Criteria in a script of three bytes a letter, as a form writes them. */
const maxBytes = 64 * 1024;

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(formDefaultsWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  return {
    posted: postedDefaults(await findFormDefaults(context.get(servicesContext), actor)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const fields = await readFields(request, maxBytes);
  const posted = postedDefaultsSchema.safeParse(Object.fromEntries(fields ?? []));
  const outcome = { faults: [], isTooLong: false, isSaved: false };
  if (!fields || !posted.success)
    return data({ ...outcome, posted: null, isTooLong: true }, { status: fields ? 400 : 413 });
  const { defaults, faults } = readPostedDefaults(posted.data);
  if (faults.length > 0) return data({ ...outcome, posted: posted.data, faults }, { status: 400 });
  const isSaved = await saveFormDefaults(services, actor, defaults);
  if (!isSaved) throw await signInAgain(request, context, here);
  return data({ ...outcome, posted: posted.data, isSaved }, { status: 200 });
}

export default function NewFormSettings({ loaderData, actionData }: Route.ComponentProps) {
  const words = useWords(formDefaultsWords);
  return (
    <AppPage title={words.title} isTitleHidden lead={words.lead} body="narrow">
      <FormDefaultsForm
        posted={actionData?.posted ?? loaderData.posted}
        faults={actionData?.faults ?? []}
        isTooLong={actionData?.isTooLong ?? false}
        isSaved={actionData?.isSaved ?? false}
      />
    </AppPage>
  );
}
