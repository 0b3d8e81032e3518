import { Plus } from "lucide-react";
import { languageContext, requiredUserContext, servicesContext } from "~/context";
import { LatestApplicants } from "~/features/deciding/inbox/ui/latest-applicants";
import { findDashboard } from "~/features/people/account-data/queries/find-dashboard.server";
import { DashboardForms } from "~/features/people/account-data/ui/dashboard-forms";
import { FirstSteps } from "~/features/people/account-data/ui/first-steps";
import { WhatWaits } from "~/features/people/account-data/ui/what-waits";
import { dashboardNews, waitingLines } from "~/features/people/account-data/waiting-lines";
import { inEveryLanguage } from "~/kernel/words";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { ButtonLink } from "~/ui/button-link";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { May } from "~/ui/team-role";
import { useWords } from "~/ui/use-words";
import en from "~/words/en/account-data/dashboard-page";
import type { Route } from "./+types/dashboard";

const pageWords = inEveryLanguage("account-data/dashboard-page", en);

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(pageWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = context.get(languageContext);
  const { actor } = context.get(requiredUserContext);
  const dashboard = await findDashboard(services, actor);
  if (!dashboard) throw await signInAgain(request, context, "/app/dashboard");
  const now = services.clock.now().getTime();
  const lines = waitingLines(dashboard, now, language);
  return {
    forms: dashboard.forms,
    latest: dashboard.latest.slice(0, besideLines(lines.length)),
    // Said here: what they are made from is longer than they are.
    news: dashboardNews(dashboard, language),
    lines,
    now,
    baseUrl: services.config.baseUrl,
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { forms, latest, news, lines, now, baseUrl } = loaderData;
  const words = useWords(pageWords);
  return (
    <div className="mx-auto w-full max-w-app px-4 pt-3 pb-10 sm:px-6 sm:pt-5">
      <header
        className={
          forms.length === 0 ? "flex flex-wrap items-end justify-between gap-4" : "flex items-end justify-between gap-4"
        }
      >
        <div className="min-w-0">
          <h1 className="text-ink-muted text-sm">{words.title}</h1>
          <p className="text-balance font-[560] font-serif text-2xl leading-tight tracking-tight sm:text-[2.125rem]">
            {news}
          </p>
        </div>
        <May needs="manager" isForAll>
          <ButtonLink to="/app/forms/new" className="shrink-0">
            <Plus aria-hidden="true" className="size-4.5" />
            <span className={forms.length === 0 ? undefined : "max-sm:sr-only"}>
              {forms.length === 0 ? words.firstForm : words.newForm}
            </span>
          </ButtonLink>
        </May>
      </header>
      {forms.length === 0 ? (
        <FirstSteps />
      ) : (
        <div className="mt-4 flex flex-col gap-7">
          <div className="grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
            <WhatWaits lines={lines} />
            {latest.length > 0 ? <LatestApplicants latest={latest} /> : null}
          </div>
          <DashboardForms {...{ forms, now, baseUrl }} />
        </div>
      )}
    </div>
  );
}

/** As many applicants as end level with the lines beside them: a line is 54 px high, an applicant 45. */
function besideLines(count: number): number {
  return Math.max(5, Math.round(count * 1.2));
}
