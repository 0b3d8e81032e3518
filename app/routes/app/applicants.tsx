import { Users } from "lucide-react";
import { redirect } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { ExportDialog } from "~/features/exports/ui/export-dialog";
import { type InboxAddress, inboxHref, isNarrowed, windowSize } from "~/features/review/list-address";
import { sayTotal } from "~/features/review/list-totals";
import { listApplicants } from "~/features/review/queries/list-applicants.server";
import { readInboxAddress } from "~/features/review/read-list-address";
import { Inbox } from "~/features/review/ui/inbox";
import { InboxFilters, InboxTabs } from "~/features/review/ui/inbox-filters";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/applicants";

export function meta() {
  return [{ title: pageTitle("Tenant Applications") }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { sessionToken } = context.get(requiredUserContext);
  const address = readInboxAddress(new URL(request.url).searchParams);
  const page = await listApplicants(context.get(servicesContext), { kind: "account", sessionToken }, address);
  if (!page) throw redirect("/sign-in?redirect=%2Fapp%2Fapplicants");
  return { ...page, address };
}

export default function ApplicantsRoute({ loaderData }: Route.ComponentProps) {
  const { applicants, address, forms, next, isPartial, waiting } = loaderData;
  const goesOn = next !== null || isPartial;
  return (
    <PageShell
      title="Tenant Applications"
      width="wide"
      actions={
        applicants.length > 0 ? (
          <ExportDialog
            fields={{ what: "list", list: inboxHref(address).split("?")[1] ?? "" }}
            title="Export this list"
          >
            Export
          </ExportDialog>
        ) : null
      }
    >
      <div className="flex flex-col gap-5">
        {applicants.length > 0 ? (
          <a
            href="#applicants"
            className="sr-only focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center focus:self-start focus:underline"
          >
            Skip to the list
          </a>
        ) : null}
        <InboxTabs address={address} />
        <InboxFilters address={address} forms={forms} waiting={waiting} />
        {applicants.length > 0 ? (
          <Inbox
            key={inboxHref(address)}
            applicants={applicants}
            list={inboxHref(address)}
            isArchived={address.isArchived}
            exportOf={(ids) => (
              <ExportDialog fields={{ what: "picked", ids: ids.join(",") }} title="Export what is selected" size="sm">
                Export
              </ExportDialog>
            )}
          />
        ) : (
          <Nothing address={address} goesOn={next !== null} hasForms={forms.length > 0} />
        )}
        <nav aria-label="Pages" className="flex flex-wrap items-center gap-3">
          {address.after ? (
            <ButtonLink to={inboxHref({ ...address, after: null })} variant="outline">
              First page
            </ButtonLink>
          ) : null}
          {next ? (
            <ButtonLink to={inboxHref({ ...address, after: next })} variant="outline">
              {isPartial ? "Look further" : "Next page"}
            </ButtonLink>
          ) : null}
          {applicants.length > 0 ? (
            <p className="tabular text-ink-muted">
              {sayTotal({ address, forms, count: applicants.length, goesOn })}
              {address.search && isPartial ? ". More match: type more letters." : ""}
            </p>
          ) : null}
        </nav>
      </div>
    </PageShell>
  );
}

function Nothing({ address, goesOn, hasForms }: { address: InboxAddress; goesOn: boolean; hasForms: boolean }) {
  const icon = <Users aria-hidden="true" />;
  if (goesOn) {
    return (
      <EmptyState icon={icon} title="None among these">
        The filter was looked for in {windowSize} applications. Look further to go on.
      </EmptyState>
    );
  }
  if (isNarrowed(address)) {
    return (
      <EmptyState
        icon={icon}
        title="Nobody matches"
        action={
          <ButtonLink to={inboxHref({ isArchived: address.isArchived })} variant="outline">
            Show all
          </ButtonLink>
        }
      >
        The search looks at the beginnings of names, e-mail addresses and phone numbers.
      </EmptyState>
    );
  }
  if (address.isArchived) {
    return (
      <EmptyState icon={icon} title="The archive is empty">
        Applications that you archive stay here, with the state they have.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="No applications yet"
      action={
        <ButtonLink to={hasForms ? "/app/forms" : "/app/forms/new"}>
          {hasForms ? "Go to your forms" : "Make a form"}
        </ButtonLink>
      }
    >
      Share the link of a form. What tenants send arrives here, from all your forms.
    </EmptyState>
  );
}
