import { type ReactNode, useEffect } from "react";
import { data, isRouteErrorResponse, useFetcher, useRouteError } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import { describeApplication } from "~/features/applications/describe-application";
import { applicationStateWords } from "~/features/applications/state-words";
import { recordFirstView } from "~/features/guests/commands-manage.server";
import { guestFromRequest } from "~/features/guests/manage-cookie";
import { findApplication } from "~/features/guests/queries-application.server";
import { ApplicationSheet } from "~/features/guests/ui/application-sheet";
import { ManageGate } from "~/features/guests/ui/manage-gate";
import { localeOf } from "~/features/rent-forms/words";
import { applicationIdSchema, guestRentFormIdSchema } from "~/kernel/ids";
import { AppLink } from "~/ui/app-link";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { ErrorScreen } from "~/ui/error-screen";
import { LocalTime } from "~/ui/local-time";
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
  const { definition, stored, documents, newer, older, firstViewedAt, ...facts } = found;
  const locale = localeOf(definition.property.address.country);
  const formAt = `/manage/form/${ids.data.guestRentFormId}`;
  const pathOf = (id: string | null) => id && `${formAt}/applications/${id}`;
  return {
    ...facts,
    ...describeApplication(definition, stored, locale),
    documents: documents.map(({ id, name, sizeBytes }) => ({ id, name, sizeBytes })),
    locale,
    formAt,
    newerAt: pathOf(newer),
    olderAt: pathOf(older),
    isNew: firstViewedAt === null,
  };
}

const intentSchema = z.object({ intent: z.literal("viewed") });

/** The page tells that it was shown. A fetch ahead never posts. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const ids = paramsSchema.safeParse(params);
  const parsed = intentSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data("This page does not know that step.", { status: 400 });
  if (!ids.success) throw gone();
  const actor = await guestFromRequest(request, services.config.isHttps);
  const viewed = await recordFirstView(services, actor, ids.data);
  if (!viewed.ok) throw gone();
  return null;
}

export default function ManageApplicationRoute({ loaderData }: Route.ComponentProps) {
  const { id, name, email, phone, reference, state, submittedAt, formTitle, formAt, versionNumber, isNew } = loaderData;
  const { label, tone } = applicationStateWords[state];
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
      actions={<Neighbours {...loaderData} />}
    >
      <RecordView key={id} isNew={isNew} />
      <dl className="mb-8 grid gap-x-6 gap-y-3 border-y border-line py-4 sm:grid-cols-2">
        <Fact term="State">
          <Badge tone={tone}>{label}</Badge>
        </Fact>
        <Fact term="Received">
          <LocalTime at={submittedAt} locale={loaderData.locale} />
        </Fact>
        <Fact term="E-mail">
          <a className="break-all text-accent underline underline-offset-4" href={`mailto:${email}`}>
            {email}
          </a>
        </Fact>
        <Fact term="Phone">
          {phone ? (
            <a className="tabular text-accent underline underline-offset-4" href={`tel:${phone}`}>
              {phone}
            </a>
          ) : (
            "None given"
          )}
        </Fact>
        <Fact term="Reference">
          <span className="font-mono text-[0.9375rem]">{reference}</span>
        </Fact>
        <Fact term="Filled in on">Version {versionNumber} of the form</Fact>
      </dl>
      <ApplicationSheet {...loaderData} />
    </PageShell>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type NeighboursProps = { newerAt: string | null; olderAt: string | null };
const neighbourClass =
  "inline-flex min-h-11 items-center rounded-md border border-line-strong bg-paper-raised px-4 font-medium hover:bg-paper-sunken";

/** Not fetched ahead: an application is opened by a person. */
function Neighbours({ newerAt, olderAt }: NeighboursProps) {
  return (
    <nav aria-label="Applications" className="flex flex-wrap gap-3 print:hidden">
      {newerAt ? (
        <AppLink to={newerAt} preload="none" className={neighbourClass}>
          Newer
        </AppLink>
      ) : null}
      {olderAt ? (
        <AppLink to={olderAt} preload="none" className={neighbourClass}>
          Older
        </AppLink>
      ) : null}
      <Button variant="outline" className="needs-script" onClick={() => print()}>
        Print
      </Button>
    </nav>
  );
}

/** Posts once that a new application was shown. Without script a button does. */
function RecordView({ isNew }: { isNew: boolean }) {
  const fetcher = useFetcher();
  const { submit } = fetcher;
  useEffect(() => {
    if (isNew) submit({ intent: "viewed" }, { method: "post" });
  }, [isNew, submit]);
  return isNew ? (
    <form method="post" className="only-without-script mb-6">
      <input type="hidden" name="intent" value="viewed" />
      <Button type="submit" variant="outline">
        Mark as read
      </Button>
    </form>
  ) : null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <ManageGate />;
  return <ErrorScreen error={error} isRootRoute={false} />;
}
