import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { FormBuilder } from "~/features/forms/builder/form-builder";
import { findEditableForm } from "~/features/forms/rent-forms/queries/find-editable-form.server";
import { rentFormIdSchema } from "~/kernel/ids";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { postFromEditor } from "~/routes/shared/form-editor";
import builderStylesUrl from "~/styles/builder.css?url";
import { pageTitle } from "~/ui/page-meta";
import { ScriptNeeded } from "~/ui/script-needed";
import type { Route } from "./+types/forms-edit";

export function links() {
  return [{ rel: "stylesheet", href: builderStylesUrl }];
}

export function meta() {
  return [{ title: pageTitle("Edit Form") }, { name: "robots", content: "noindex" }];
}

/** The form on the screen is the truth from here on; steps are addresses and ask nothing of the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { sessionToken, email } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  const form = formId.success
    ? await findEditableForm(services, { kind: "account", sessionToken }, { formId: formId.data, email })
    : null;
  if (!form) throw data(null, { status: 404 });
  return { form, email };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse(params.rentFormId);
  if (!formId.success) throw data(null, { status: 404 });
  const posted = await readSmallForm(request);
  const detailsAt = `/app/forms/${formId.data}`;
  const post = { formId: formId.data, posted, address: clientAddress(request), detailsAt };
  return postFromEditor(services, { kind: "account", sessionToken }, post);
}

export default function EditForm({ loaderData }: Route.ComponentProps) {
  const { form, email } = loaderData;
  const base = `/app/forms/${form.formId}/edit`;
  return (
    <>
      <ScriptNeeded what="The form builder" />
      <FormBuilder
        key={form.formId}
        form={form}
        base={base}
        back={{ to: `/app/forms/${form.formId}`, label: "Back to the form's page" }}
        told={`An email about each new application goes to ${email}, the address of your account.`}
        signInAgain={{
          title: "You are signed out",
          advice: "Sign in again in a new tab, then come back here. Saving continues automatically.",
          label: "Sign in in a new tab",
          address: `/sign-in?${new URLSearchParams({ redirect: base })}`,
        }}
      />
    </>
  );
}
