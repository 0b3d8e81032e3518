import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useRouteError } from "react-router";
import { servicesContext } from "~/context";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { ManageGate } from "~/features/deciding/manage-link/ui/manage-gate";
import { FormBuilder } from "~/features/forms/builder/form-builder";
import { findEditableForm } from "~/features/forms/rent-forms/queries/find-editable-form.server";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { postFromEditor } from "~/routes/shared/form-editor";
import builderStylesUrl from "~/styles/builder.css?url";
import { ErrorScreen } from "~/ui/error-screen";
import { pageTitle } from "~/ui/page-meta";
import { ScriptNeeded } from "~/ui/script-needed";
import type { Route } from "./+types/manage-edit";

export function links() {
  return [{ rel: "stylesheet", href: builderStylesUrl }];
}

export function meta() {
  return [{ title: pageTitle("Edit Form") }, { name: "robots", content: "noindex" }];
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

const gone = () => data(null, { status: 404 });

type Asked = Pick<Route.LoaderArgs, "request" | "params" | "context">;

async function findForm({ request, params, context }: Asked) {
  const services = context.get(servicesContext);
  const id = guestRentFormIdSchema.safeParse(params.guestRentFormId);
  const guest = await guestFromRequest(request, services.config.isHttps);
  const form = id.success ? await findEditableForm(services, guest, { guestRentFormId: id.data }) : null;
  if (!form || !id.success) throw gone();
  return { services, guest, form, base: `/manage/form/${id.data}` };
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { form, base } = await findForm({ request, params, context });
  return { form, base };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { services, guest, form, base } = await findForm({ request, params, context });
  const posted = await readSmallForm(request);
  const { formId } = form;
  return postFromEditor(services, guest, { formId, posted, address: clientAddress(request), detailsAt: base });
}

export default function ManageEdit({ loaderData }: Route.ComponentProps) {
  const { form, base } = loaderData;
  return (
    <>
      <ScriptNeeded />
      <FormBuilder
        key={form.formId}
        form={form}
        base={`${base}/edit`}
        back={{ to: base, label: "Back to the form's page" }}
        told="Emails about new applications go to the address you confirmed. The page of your form stops and starts them."
        signInAgain={{
          title: "Your private link has ended",
          advice:
            "Open the link of our email again, or have a new one sent, then come back here. Saving continues automatically.",
          label: "Open your form in a new tab",
          address: base,
        }}
      />
    </>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
