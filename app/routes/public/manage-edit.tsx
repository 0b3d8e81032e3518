import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs, useRouteError } from "react-router";
import { languageContext, servicesContext } from "~/context";
import { guestFromRequest } from "~/features/deciding/manage-link/manage-cookie";
import { ManageGate } from "~/features/deciding/manage-link/ui/manage-gate";
import { FormBuilder } from "~/features/forms/builder/form-builder";
import { findEditableForm } from "~/features/forms/rent-forms/queries/find-editable-form.server";
import { guestRentFormIdSchema } from "~/kernel/ids";
import { readSmallForm } from "~/platform/body/posted-fields.server";
import { clientAddress } from "~/platform/client-address";
import { postFromEditor } from "~/routes/shared/form-editor";
import { editorWords } from "~/routes/shared/words/editor-words";
import builderStylesUrl from "~/styles/builder.css?url";
import { ErrorScreen } from "~/ui/error-screen";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { ScriptNeeded } from "~/ui/script-needed";
import { useWords } from "~/ui/use-words";
import type { Route } from "./+types/manage-edit";

export function links() {
  return [{ rel: "stylesheet", href: builderStylesUrl }];
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(editorWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
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
  const language = context.get(languageContext);
  const address = clientAddress(request);
  return postFromEditor(services, guest, { formId, posted, address, detailsAt: base, language });
}

export default function ManageEdit({ loaderData }: Route.ComponentProps) {
  const { form, base } = loaderData;
  const { back, guest } = useWords(editorWords);
  return (
    <>
      <ScriptNeeded />
      <FormBuilder
        key={form.formId}
        form={form}
        base={`${base}/edit`}
        back={{ to: base, label: back }}
        told={guest.told}
        signInAgain={{
          title: guest.ended.title,
          advice: guest.ended.text,
          label: guest.ended.button,
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
