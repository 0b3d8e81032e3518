import { Users } from "lucide-react";
import { redirect } from "react-router";
import { localeContext, requiredUserContext, servicesContext } from "~/context";
import { ExportDialog } from "~/features/deciding/exports/ui/export-dialog";
import { listApplicants } from "~/features/deciding/inbox/queries/list-applicants.server";
import { type InboxAddress, inboxHref, isNarrowed, windowSize } from "~/features/deciding/inbox/rules/list-address";
import { listRow } from "~/features/deciding/inbox/rules/list-row";
import { sayTotal } from "~/features/deciding/inbox/rules/list-totals";
import { readInboxAddress } from "~/features/deciding/inbox/rules/read-list-address";
import { Inbox } from "~/features/deciding/inbox/ui/inbox";
import { InboxHead } from "~/features/deciding/inbox/ui/inbox-filters";
import { listWords } from "~/features/deciding/inbox/words/list-words";
import { inEveryLanguage } from "~/kernel/words";
import inboxStylesUrl from "~/styles/inbox.css?url";
import { Button } from "~/ui/button";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { May } from "~/ui/team-role";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/inbox/page";
import type { Route } from "./+types/applicants";

const pageWords = inEveryLanguage("inbox/page", en);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export function links(): Route.LinkDescriptors {
  return [{ rel: "stylesheet", href: inboxStylesUrl }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const address = readInboxAddress(new URL(request.url).searchParams);
  const services = context.get(servicesContext);
  const page = await listApplicants(services, actor, address, context.get(localeContext));
  if (!page) throw redirect("/sign-in?redirect=%2Fapp%2Fapplicants");
  const { applicants, hidesNames, ...rest } = page;
  const now = services.clock.now().getTime();
  return {
    ...rest,
    hidesNames,
    address,
    rows: applicants.map((one) => listRow(one, { hidesNames, now, people: page.people })),
  };
}

export default function ApplicantsRoute({ loaderData }: Route.ComponentProps) {
  const { rows, address, forms, home, next, isPartial, waiting, people, assigned, hidesNames, mayHideNames } =
    loaderData;
  const words = useWords(pageWords);
  const pages = (onKeys?: () => void) => <Pages {...{ address, forms, next, isPartial, onKeys }} count={rows.length} />;
  return (
    <div className="mx-auto w-full max-w-app px-4 py-3 sm:px-6 md:py-5">
      {rows.length > 0 ? (
        <a
          href="#applicants"
          className="sr-only focus:not-sr-only focus:inline-flex focus:min-h-11 focus:items-center focus:self-start focus:underline"
        >
          {words.skip}
        </a>
      ) : null}
      <InboxHead
        address={address}
        forms={forms}
        home={home}
        waiting={waiting}
        people={people}
        assigned={assigned}
        hidesNames={hidesNames}
        mayHideNames={mayHideNames}
        actions={
          rows.length > 0 ? (
            <ExportDialog
              fields={{ what: "list", list: inboxHref(address).split("?")[1] ?? "" }}
              title={words.exportList.title}
              size="sm"
            >
              {words.exportList.button}
            </ExportDialog>
          ) : null
        }
      />
      {rows.length > 0 ? (
        <div className="mt-2 max-md:-mx-4 max-md:border-t max-md:border-line sm:max-md:-mx-6">
          <Inbox
            key={inboxHref(address)}
            rows={rows}
            list={inboxHref(address)}
            isArchived={address.isArchived}
            hasForms={forms.length > 1 && address.form === null}
            people={people}
            exportOf={(ids) => (
              <ExportDialog
                fields={{ what: "picked", ids: ids.join(",") }}
                title={words.exportSelected.title}
                size="sm"
              >
                {words.exportSelected.button}
              </ExportDialog>
            )}
            foot={pages}
          />
        </div>
      ) : (
        <div className="mt-5">
          <Nothing address={address} goesOn={next !== null} hasForms={forms.length > 0} />
          {pages()}
        </div>
      )}
    </div>
  );
}

type PagesProps = Pick<Route.ComponentProps["loaderData"], "address" | "forms" | "next" | "isPartial"> & {
  count: number;
  onKeys: (() => void) | undefined;
};

function Pages({ address, forms, next, isPartial, count, onKeys }: PagesProps) {
  const words = useWords(pageWords);
  const totals = useWords(listWords);
  const total = sayTotal(totals, { address, forms, count, goesOn: next !== null || isPartial });
  return (
    <nav aria-label={words.pages.title} className="mt-3 flex flex-wrap items-center gap-3 max-md:px-4">
      {address.after ? (
        <ButtonLink to={inboxHref({ ...address, after: null })} variant="outline" size="sm">
          {words.pages.first}
        </ButtonLink>
      ) : null}
      {next ? (
        <ButtonLink to={inboxHref({ ...address, after: next })} variant="outline" size="sm">
          {isPartial ? words.pages.further : words.pages.next}
        </ButtonLink>
      ) : null}
      {count > 0 ? (
        <p className="tabular text-sm text-ink-muted">
          {address.search && isPartial ? words.typeMore({ total }) : total}
        </p>
      ) : null}
      {onKeys ? (
        <Button variant="ghost" size="sm" className="needs-script ms-auto max-md:hidden" onClick={onKeys}>
          {words.keys}
        </Button>
      ) : null}
    </nav>
  );
}

function Nothing({ address, goesOn, hasForms }: { address: InboxAddress; goesOn: boolean; hasForms: boolean }) {
  const words = useWords(pageWords);
  const icon = <Users aria-hidden="true" />;
  if (goesOn) {
    return (
      <EmptyState icon={icon} title={words.noneHere.title}>
        {words.noneHere.text({ count: windowSize })}
      </EmptyState>
    );
  }
  if (isNarrowed(address)) {
    return (
      <EmptyState
        icon={icon}
        title={words.noneFound.title}
        action={
          <ButtonLink to={inboxHref({ isArchived: address.isArchived })} variant="outline">
            {words.noneFound.showAll}
          </ButtonLink>
        }
      >
        {address.search ? words.noneFound.bySearch : words.noneFound.byFilters}
      </EmptyState>
    );
  }
  if (address.isArchived) {
    return (
      <EmptyState
        icon={icon}
        title={words.noneArchived.title}
        action={
          <ButtonLink to={inboxHref({})} variant="outline">
            {words.noneArchived.toInbox}
          </ButtonLink>
        }
      >
        {words.noneArchived.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={words.none.title}
      action={
        hasForms ? (
          <ButtonLink to="/app/forms">{words.none.toForms}</ButtonLink>
        ) : (
          <May needs="manager" isForAll>
            <ButtonLink to="/app/forms/new">{words.none.newForm}</ButtonLink>
          </May>
        )
      }
    >
      {words.none.text}
    </EmptyState>
  );
}
