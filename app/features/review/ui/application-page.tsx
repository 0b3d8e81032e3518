import { AppLink } from "../../../ui/app-link";
import { PageShell } from "../../../ui/page-shell";
import type { ApplicationPageData } from "../queries/read-application-page.server";
import { referencesPanel } from "../references/ui/references-panel";
import { ApplicationNeighbours } from "./application-neighbours";
import { ApplicationView } from "./application-view";
import { MainFacts } from "./main-facts";
import { QueuedPage } from "./queued-page";
import { ReviewBar } from "./review-bar";
import { panelsAbove, panelsBelow, panelsBeside } from "./review-view";

type ApplicationPageProps = { page: ApplicationPageData; failure: string | null };

/** One application as the account that may decide about it sees it, or its place in the queue. */
export function ApplicationPage({ page, failure }: ApplicationPageProps) {
  if (page.view === "application") return <OneApplication page={page} failure={failure} />;
  return (
    <PageShell
      title={`Application ${page.reference}`}
      eyebrow={
        <AppLink to={page.base} className={crumbClass}>
          {page.formTitle}
        </AppLink>
      }
    >
      <QueuedPage {...page} />
    </PageShell>
  );
}

const crumbClass = "inline-flex min-h-11 items-center underline underline-offset-4 print:no-underline";

type OneApplicationProps = { page: Extract<ApplicationPageData, { view: "application" }>; failure: string | null };

function OneApplication({ page, failure }: OneApplicationProps) {
  const askFailure = failure === "wrong-state" || failure === "bad-input" ? failure : null;
  return (
    <PageShell
      title={<bdi className="font-serif font-[560]">{page.name}</bdi>}
      eyebrow={
        <span className="flex flex-wrap gap-x-4">
          {page.listAt ? (
            <AppLink to={page.listAt} className={`${crumbClass} print:hidden`}>
              Back to the list
            </AppLink>
          ) : null}
          <AppLink to={page.base} className={crumbClass}>
            {page.formTitle}
          </AppLink>
        </span>
      }
      width="wide"
      actions={<ApplicationNeighbours {...page} />}
    >
      {/* A panel of its own: one more entry, whose heading and place in the index follow. */}
      <ApplicationView
        {...page}
        askFailure={askFailure}
        bar={
          <ReviewBar
            key={page.id}
            application={page.reviewed.application}
            promise={page.promise}
            locale={page.locale}
          />
        }
        facts={<MainFacts {...page.reviewed} />}
        above={panelsAbove(page.reviewed)}
        beside={[...panelsBeside(page.reviewed), referencesPanel(page.references)]}
        below={panelsBelow(page.reviewed)}
      />
    </PageShell>
  );
}
