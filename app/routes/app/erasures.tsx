import { CalendarClock } from "lucide-react";
import { requiredUserContext, servicesContext } from "~/context";
import { listOwnErasures } from "~/features/applying/applications/queries/list-erasures.server";
import { sayParts } from "~/features/applying/applications/say-parts";
import { ErasedYears } from "~/features/deciding/application/ui/erased-years";
import { signInAgain } from "~/routes/shared/session/session-ended";
import { erasuresWords } from "~/routes/shared/words/erasures-words";
import { AppLink } from "~/ui/app-link";
import { AppPage } from "~/ui/app-page";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { LocalTime } from "~/ui/local-time";
import { languageOf, pageTitle } from "~/ui/page-meta";
import { usePageLanguage, usePageLocale, useWords } from "~/ui/use-words";
import type { Route } from "./+types/erasures";

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle(erasuresWords[languageOf(matches)].title) }, { name: "robots", content: "noindex" }];
}

/** What will be erased of this landlord's applications within the next days, and how much was in each year. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { actor } = context.get(requiredUserContext);
  const found = await listOwnErasures(context.get(servicesContext), actor);
  if (!found) throw await signInAgain(request, context, "/app/erasures");
  return { applications: found.coming, years: found.years };
}

export default function Erasures({ loaderData: { applications, years } }: Route.ComponentProps) {
  const words = useWords(erasuresWords);
  const language = usePageLanguage();
  const locale = usePageLocale();
  return (
    <AppPage title={words.title} back={{ to: "/app/applicants", label: words.back }} lead={words.lead}>
      <div className="mt-4" />
      {applications.length === 0 ? (
        <EmptyState
          icon={<CalendarClock aria-hidden="true" />}
          title={words.nothing.title}
          action={<ButtonLink to="/app/applicants">{words.nothing.toApplicants}</ButtonLink>}
        >
          {words.nothing.text}
        </EmptyState>
      ) : (
        <ul aria-label={words.list} className="border-line-strong border-t [overflow-wrap:anywhere]">
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
                <span className="inline-block first-letter:uppercase">{sayParts(parts, language)}</span>:{" "}
                <LocalTime at={erasedAt} locale={locale} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <ErasedYears years={years} csvAt="/app/erasures/summary.csv" />
    </AppPage>
  );
}
