import { requiredUserContext, servicesContext } from "~/context";
import { findDashboard } from "~/features/account-data/queries/find-dashboard.server";
import { DashboardForms } from "~/features/account-data/ui/dashboard-forms";
import { NextStepCard } from "~/features/account-data/ui/next-step-card";
import { DeskCountsCard } from "~/features/review/ui/desk-counts";
import { LatestApplicants } from "~/features/review/ui/latest-applicants";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/dashboard";

export function meta() {
  return [{ title: pageTitle("Dashboard") }, { name: "robots", content: "noindex" }];
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { name, sessionToken } = context.get(requiredUserContext);
  const dashboard = await findDashboard(services, { kind: "account", sessionToken });
  if (!dashboard) throw await signInAgain(request, context, "/app/dashboard");
  return {
    ...dashboard,
    name,
    now: services.clock.now().getTime(),
    baseUrl: services.config.baseUrl,
  };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { forms, counts, latest, name, now, baseUrl } = loaderData;
  const shared = { forms, now, baseUrl };
  return (
    <PageShell title="Dashboard" lead={`Good to see you, ${name}.`} width="wide">
      <div className="flex flex-col gap-8">
        <NextStepCard {...shared} />
        {latest.length > 0 ? (
          <>
            <DeskCountsCard counts={counts} />
            <LatestApplicants latest={latest} />
          </>
        ) : null}
        {forms.length > 0 ? <DashboardForms {...shared} /> : null}
      </div>
    </PageShell>
  );
}
