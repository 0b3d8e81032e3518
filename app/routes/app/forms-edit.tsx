import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { FormBuilder } from "~/features/forms/builder/form-builder";
import { findEditableForm } from "~/features/forms/rent-forms/queries/find-editable-form.server";
import { rentFormIdSchema } from "~/kernel/ids";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { postFromEditor } from "~/routes/shared/form-editor";
import { editorWords } from "~/routes/shared/words/editor-words";
import builderStylesUrl from "~/styles/builder.css?url";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { ScriptNeeded } from "~/ui/script-needed";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/forms-edit";

export function links() {
  return [{ rel: "stylesheet", href: builderStylesUrl }];
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(editorWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

/** The form on the screen is the truth from here on; steps are addresses and ask nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { actor, email } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  const form = formId.success ? await findEditableForm(services, actor, { formId: formId.data, email }) : null;
  if (!form) throw data(null, { status: 404 });
  return { form, email };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { actor } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw data(null, { status: 404 });
  const posted = await readSmallForm(request);
  const detailsAt = `/app/forms/${formId.data}`;
  const language = context.get(languageContext);
  const post = { formId: formId.data, posted, address: clientAddress(request), detailsAt, language };
  return postFromEditor(services, actor, post);
}

export default function EditForm({ loaderData }: Route.ComponentProps) {
  const { form, email } = loaderData;
  const base = `/app/forms/${form.formId}/edit`;
  const { back, account } = useWords(editorWords);
  return (
    <>
      <ScriptNeeded />
      <FormBuilder
        key={form.formId}
        form={form}
        base={base}
        back={{ to: `/app/forms/${form.formId}`, label: back }}
        told={account.told({ email })}
        signInAgain={{
          title: account.ended.title,
          advice: account.ended.text,
          label: account.ended.button,
          address: `/sign-in?${new URLSearchParams({ redirect: base })}`,
        }}
      />
    </>
  );
}
