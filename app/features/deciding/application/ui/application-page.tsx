import { ChevronLeft } from "lucide-react";
import { useState } from "react";
import { useRouteLoaderData } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { AppPage } from "../../../../ui/app-page";
import { later, useLater } from "../../../../ui/later";
import { May } from "../../../../ui/team-role";
import { usePageLanguage, useWords } from "../../../../ui/use-words";
import type { Present } from "../commands/mark-presence.server";
import type { ApplicationPageData } from "../queries/read-application-page.server";
import { referencesPanel } from "../references/ui/references-panel";
import { pageWords } from "../words/page-words";
import { ApplicationNeighbours } from "./application-neighbours";
import { ApplicationView } from "./application-view";
import { Assignment } from "./assignment";
import { handOverPanel } from "./hand-over-panel";
import { MainFacts } from "./main-facts";
import { PresenceLine } from "./presence-line";
import { QueuedPage } from "./queued-page";
import { ReviewBar } from "./review-bar";
import { panelsAbove, panelsBelow, panelsBeside } from "./review-view";

type ApplicationPageProps = { page: ApplicationPageData; failure: string | null };

/** One application as the account that may decide about it sees it, or its place in the queue. */
export function ApplicationPage({ page, failure }: ApplicationPageProps) {
  const words = useWords(pageWords);
  if (page.view === "application") return <OneApplication page={page} failure={failure} />;
  return (
    <AppPage
      title={words.title({ reference: page.reference })}
      back={{ to: page.base, label: page.formTitle }}
      body="wide"
    >
      <QueuedPage {...page} />
    </AppPage>
  );
}

type OneApplicationProps = { page: Extract<ApplicationPageData, { view: "application" }>; failure: string | null };

const presenceWatch = later(async () => (await import("./presence-watch.client")).PresenceWatch);

function OneApplication({ page, failure }: OneApplicationProps) {
  const layout = useRouteLoaderData("routes/app/layout") as { isImpersonated?: boolean } | undefined;
  const presence = layout?.isImpersonated ? null : page.presence;
  const PresenceWatch = useLater(presenceWatch, presence !== null);
  const [others, setOthers] = useState<readonly Present[]>([]);
  const presenceLine = (className: string) => presence && <PresenceLine others={others} className={className} />;
  const language = usePageLanguage();
  const words = pageWords[language];
  const askFailure = failure === "wrong-state" || failure === "bad-input" ? failure : null;
  return (
    <div className="mx-auto w-full max-w-app px-4 pt-1 pb-10 sm:px-6 md:pt-2">
      <div className="flex items-center justify-between gap-x-3">
        <span className="flex min-w-0 items-center text-[0.9375rem] text-ink-muted">
          {page.listAt ? (
            <AppLink
              to={page.listAt}
              aria-label={words.backToList}
              className="-ms-3 flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-paper-sunken hover:text-ink print:hidden"
            >
              <ChevronLeft aria-hidden="true" className="size-5 rtl:rotate-180" />
            </AppLink>
          ) : null}
          <AppLink to={page.base} className="flex min-h-11 min-w-0 items-center underline-offset-4 hover:underline">
            <bdi translate="no" title={page.formTitle} className="line-clamp-2">
              {page.formTitle}
            </bdi>
          </AppLink>
        </span>
        <ApplicationNeighbours {...page} />
      </div>
      {PresenceWatch && presence ? (
        <PresenceWatch
          key={page.id}
          formId={page.reviewed.application.formId}
          applicationId={page.id}
          mark={presence.mark}
          onOthers={setOthers}
        />
      ) : null}
      {/* A panel of its own: one more entry, whose heading and place in the index follow. */}
      <ApplicationView
        {...page}
        heading={
          <h1 className="font-[560] font-serif text-[1.375rem] leading-tight tracking-tight [overflow-wrap:anywhere] sm:text-[1.75rem]">
            <bdi translate="no">{page.name}</bdi>
          </h1>
        }
        present={presenceLine("lg:hidden")}
        marks={page.reviewed.application}
        opened={page.reviewed.opened}
        askFailure={askFailure}
        railHead={presenceLine("mb-2 max-lg:hidden")}
        bar={
          <May needs="reviewer">
            <ReviewBar
              key={page.id}
              application={page.reviewed.application}
              promise={page.promise}
              locale={page.locale}
              askChoice={page.askChoice}
              owed={page.owed}
              listAt={page.listAt ?? page.base}
            />
          </May>
        }
        assignment={
          <Assignment key={page.id} id={page.id} formId={page.reviewed.application.formId} {...page.reviewed.team} />
        }
        facts={<MainFacts {...page.reviewed} />}
        above={[handOverPanel(page, language), ...panelsAbove(page.reviewed, language)]}
        beside={[...panelsBeside(page.reviewed, language), referencesPanel(page.references, language)]}
        below={panelsBelow(page.reviewed, language)}
      />
    </div>
  );
}
