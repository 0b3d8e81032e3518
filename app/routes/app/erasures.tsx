import { CalendarClock } from "lucide-react";
import { requiredUserContext, servicesContext } from "~/context";
import { listOwnErasures } from "~/features/applications/queries/list-erasures.server";
import { sayParts } from "~/features/applications/retention";
import { ErasedYears } from "~/features/review/ui/erased-years";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppLink } from "~/ui/app-link";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { LocalTime } from "~/ui/local-time";
import { pageTitle } from "~/ui/page-meta";
import { PageShell } from "~/ui/page-shell";
import type { Route } from "./+types/erasures";

export function meta() {
  return [{ title: pageTitle("Erased soon") }, { name: "robots", content: "noindex" }];
}

/** What will be erased of this landlord's applications within the next days, and how much was in each year. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { sessionToken } = context.get(requiredUserContext);
  const found = await listOwnErasures(context.get(servicesContext), { kind: "account", sessionToken });
  if (!found) throw await signInAgain(request, context, "/app/erasures");
  return { applications: found.coming, years: found.years };
}

export default function Erasures({ loaderData: { applications, years } }: Route.ComponentProps) {
  return (
    <PageShell
      title="Erased soon"
      lead="The law of the home’s place says how long applications are kept after a decision. Save what you must keep. Where a legal claim needs an application, put it on hold on its page."
    >
      {applications.length === 0 ? (
        <EmptyState
          icon={<CalendarClock aria-hidden="true" />}
          title="Nothing will be erased in the next seven days"
          action={<ButtonLink to="/app/applicants">See your applicants</ButtonLink>}
        >
          You are told here and by mail seven days before.
        </EmptyState>
      ) : (
        <ul
          aria-label="Applications"
          className="divide-y divide-line rounded-md border border-line bg-paper-raised [overflow-wrap:anywhere]"
        >
          {applications.map(({ id, formId, name, reference, formTitle, parts, erasedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3">
              <div className="min-w-0 flex-1 basis-56">
                <AppLink
                  to={`/app/forms/${formId}?applicationId=${id}`}
                  className="inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  <span>
                    <bdi>{name}</bdi>, {reference}
                  </span>
                </AppLink>
                <p className="text-sm text-ink-muted">
                  <bdi>{formTitle}</bdi>
                </p>
              </div>
              <p className="text-sm">
                <span className="inline-block first-letter:uppercase">{sayParts(parts)}</span>:{" "}
                <LocalTime at={erasedAt} locale="en-GB" />
              </p>
            </li>
          ))}
        </ul>
      )}
      <ErasedYears years={years} csvAt="/app/erasures/summary.csv" />
    </PageShell>
  );
}
