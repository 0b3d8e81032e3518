import { CalendarClock } from "lucide-react";
import { requiredUserContext, servicesContext } from "~/context";
import { listOwnErasures } from "~/features/applying/applications/queries/list-erasures.server";
import { sayParts } from "~/features/applying/applications/retention";
import { ErasedYears } from "~/features/deciding/application/ui/erased-years";
import { landlordLocale } from "~/kernel/landlord-locale";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { AppLink } from "~/ui/app-link";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { LocalTime } from "~/ui/local-time";
import { pageTitle } from "~/ui/page-meta";
import type { Route } from "./+types/erasures";

export function meta() {
  return [{ title: pageTitle("Deleted soon") }, { name: "robots", content: "noindex" }];
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
    <AppPage
      title="Deleted soon"
      back={{ to: "/app/applicants", label: "Tenant Applications" }}
      lead="Local law says how long applications are kept after a decision. Save what you need. For a legal claim, keep one longer on its page."
    >
      <div className="mt-4" />
      {applications.length === 0 ? (
        <EmptyState
          icon={<CalendarClock aria-hidden="true" />}
          title="Nothing will be deleted in the next seven days"
          action={<ButtonLink to="/app/applicants">See your applicants</ButtonLink>}
        >
          We list them here and email you seven days before.
        </EmptyState>
      ) : (
        <ul aria-label="Applications" className="border-line-strong border-t [overflow-wrap:anywhere]">
          {applications.map(({ id, formId, name, reference, formTitle, parts, erasedAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-1.5">
              <div className="min-w-0 flex-1 basis-56">
                <AppLink
                  to={`/app/forms/${formId}?applicationId=${id}`}
                  className="inline-flex min-h-11 items-center font-medium underline-offset-4 hover:underline"
                >
                  <span>
                    <bdi translate="no">{name}</bdi>, {reference}
                  </span>
                </AppLink>
                <p className="text-sm text-ink-muted">
                  <bdi translate="no">{formTitle}</bdi>
                </p>
              </div>
              <p className="text-sm">
                <span className="inline-block first-letter:uppercase">{sayParts(parts)}</span>:{" "}
                <LocalTime at={erasedAt} locale={landlordLocale} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <ErasedYears years={years} csvAt="/app/erasures/summary.csv" />
    </AppPage>
  );
}
