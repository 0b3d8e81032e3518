import { data, redirect } from "react-router";
import { requiredUserContext, servicesContext } from "~/context";
import { openOwnForm } from "~/features/accounts/commands-open-form.server";
import { cookieHeaders, readSmallForm } from "~/features/accounts/post.server";
import { findDashboard } from "~/features/accounts/queries.server";
import { DashboardForms } from "~/features/accounts/ui/dashboard-forms";
import { NextStepCard } from "~/features/accounts/ui/next-step-card";
import { addManageToken } from "~/features/guests/manage-cookie";
import { rentFormIdSchema } from "~/kernel/ids";
import { isPending } from "~/site-map";
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
  if (!dashboard) {
    // The row is gone while the cookie still spoke for it: take the cookie away, or the guards would send in circles.
    const { setCookies } = await services.auth.readSession(request, { isFresh: true });
    throw redirect("/sign-in?redirect=%2Fapp%2Fdashboard", {
      headers: cookieHeaders({ setCookies, retryAfterSeconds: null }),
    });
  }
  return {
    ...dashboard,
    name,
    now: services.clock.now().getTime(),
    baseUrl: services.config.baseUrl,
    formsPath: isPending("/app/forms/:rentFormId") ? null : "/app/forms",
    newFormPath: isPending("/app/forms/new") ? "/start" : "/app/forms/new",
  };
}

/** Opens one of the account's forms: its page stands at /manage until the signed-in one exists. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const { sessionToken } = context.get(requiredUserContext);
  const formId = rentFormIdSchema.safeParse((await readSmallForm(request)).get("formId"));
  const opened = formId.success
    ? await openOwnForm(services, { kind: "account", sessionToken }, formId.data)
    : ({ ok: false } as const);
  if (!opened.ok) throw data(null, { status: 404, statusText: "Not Found" });
  const cookie = addManageToken(request, services.config.isHttps, opened.value.token);
  return redirect(`/manage/form/${opened.value.guestRentFormId}`, { headers: { "Set-Cookie": cookie } });
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { forms, name, now, baseUrl, newFormPath, formsPath } = loaderData;
  const shared = { forms, now, baseUrl, formsPath };
  return (
    <PageShell title="Dashboard" lead={`Good to see you, ${name}.`} width="wide">
      <div className="flex flex-col gap-8">
        <NextStepCard {...shared} newFormPath={newFormPath} />
        {forms.length > 0 ? <DashboardForms {...shared} /> : null}
      </div>
    </PageShell>
  );
}
