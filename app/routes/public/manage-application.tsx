import { data, isRouteErrorResponse, useRouteError } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { describeCorrections } from "~/features/applications/correct/queries-revisions.server";
import { describeApplication } from "~/features/applications/describe-application";
import { describeHousehold } from "~/features/applications/household/describe-household";
import { recordFirstView } from "~/features/guests/commands-manage.server";
import { guestFromRequest } from "~/features/guests/manage-cookie";
import { findApplication } from "~/features/guests/queries-application.server";
import { ApplicationNeighbours, ApplicationView } from "~/features/guests/ui/application-view";
import { ManageGate } from "~/features/guests/ui/manage-gate";
import { threadOf } from "~/features/messages/thread";
import { ThreadRead } from "~/features/messages/ui/thread-read";
import { localeOf } from "~/features/rent-forms/words";
import { applicationIdSchema, guestRentFormIdSchema } from "~/kernel/ids";
import { AppLink } from "~/ui/app-link";
import { ErrorScreen } from "~/ui/error-screen";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/manage-application";

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? `Application of ${loaderData.name}` : "Application";
  return [{ title: pageTitle(title) }, { name: "robots", content: "noindex" }];
}

const paramsSchema = z.object({ guestRentFormId: guestRentFormIdSchema, applicationId: applicationIdSchema });
const gone = () => data(null, { status: 404 });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const ids = paramsSchema.safeParse(params);
  if (!ids.success) throw gone();
  const actor = await guestFromRequest(request, services.config.isHttps);
  const found = await findApplication(services, actor, ids.data);
  if (!found) throw gone();
  const { definition, stored, documents, household, newer, older, firstViewedAt, former, thread, ...facts } = found;
  const locale = localeOf(definition.property.address.country);
  const formAt = `/manage/form/${ids.data.guestRentFormId}`;
  const pathOf = (id: string) => `${formAt}/applications/${id}`;
  return {
    ...facts,
    ...describeApplication(definition, stored, locale),
    documents: documents.map(({ id, path, name, sizeBytes, kind }) => ({ id, path, name, sizeBytes, kind })),
    household: describeHousehold(household, locale),
    corrections: describeCorrections(former, { definition, stored, documents, locale }),
    locale,
    formAt,
    before: newer && { to: pathOf(newer), label: "Newer" },
    after: older && { to: pathOf(older), label: "Older" },
    paperAt: `${formAt}/applications/${ids.data.applicationId}/answers.pdf`,
    isNew: firstViewedAt === null,
    said: thread.messages.length > 0 ? threadOf(thread, { requests: facts.requests, letters: [] }) : [],
  };
}

const intentSchema = z.object({ intent: z.literal("viewed"), rev: z.coerce.number().int().min(1).optional() });

/** The page tells that it was shown. A fetch ahead never posts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const ids = paramsSchema.safeParse(params);
  const parsed = intentSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data("This page does not know that step.", { status: 400 });
  if (!ids.success) throw gone();
  const actor = await guestFromRequest(request, services.config.isHttps);
  const viewed = await recordFirstView(services, actor, { ...ids.data, rev: parsed.data.rev });
  if (!viewed.ok) throw gone();
  return null;
}

export default function ManageApplicationRoute({ loaderData }: Route.ComponentProps) {
  const { name, formTitle, formAt, said, locale } = loaderData;
  return (
    <PageShell
      title={<bdi>{name}</bdi>}
      eyebrow={
        <AppLink
          to={formAt}
          className="inline-flex min-h-11 items-center underline underline-offset-4 print:no-underline"
        >
          {formTitle}
        </AppLink>
      }
      width="wide"
      actions={<ApplicationNeighbours {...loaderData} />}
    >
      <ApplicationView
        {...loaderData}
        below={[
          {
            id: "messages",
            title: "Messages",
            content: said.length > 0 && <ThreadRead entries={said} name={name} locale={locale} />,
          },
        ]}
      />
    </PageShell>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
