import { AppLink } from "../../../../ui/app-link";
import { LocalTime } from "../../../../ui/local-time";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { stateWords } from "../../../applying/applications/state-words";
import { StateMark } from "../../decision/ui/state-mark";
import type { LatestApplicant } from "../queries/find-workload.server";
import { latestWords } from "../words/latest-words";

/** Who applied last, to any form. */
export function LatestApplicants({ latest }: { latest: readonly LatestApplicant[] }) {
  const words = useWords(latestWords);
  const locale = usePageLocale();
  const states = useWords(stateWords);
  // Of one form alone, its name says nothing.
  const hasForms = new Set(latest.map(({ formId }) => formId)).size > 1 || latest.some(({ home }) => home !== null);
  return (
    <section aria-labelledby="latest">
      <div className="flex min-h-11 items-center justify-between gap-3 border-line-strong border-b">
        <h2 id="latest" className="font-semibold text-lg">
          {words.title}
        </h2>
        <AppLink
          to="/app/applicants"
          className="inline-flex min-h-11 shrink-0 items-center text-sm underline underline-offset-4"
        >
          {words.all}
        </AppLink>
      </div>
      <ul>
        {latest.map(({ id, formId, name, reference, formTitle, home, state, submittedAt, isNew }) => (
          <li key={id} className="border-line border-b">
            <AppLink
              to={`/app/forms/${formId}?applicationId=${id}`}
              preload="none"
              className="flex min-h-11 items-center gap-4 py-1.5 hover:bg-paper-sunken"
            >
              <span className="flex min-w-0 flex-1 flex-col items-start">
                <bdi translate="no" className={`max-w-full truncate ${isNew ? "font-semibold" : ""}`}>
                  {name || reference}
                </bdi>
                {hasForms ? (
                  <bdi
                    translate="no"
                    title={home && home !== formTitle ? `${home}, ${formTitle}` : formTitle}
                    className="line-clamp-2 max-w-full [overflow-wrap:anywhere] text-ink-muted text-sm"
                  >
                    {home ?? formTitle}
                  </bdi>
                ) : null}
              </span>
              <StateMark state={state}>{states[state]}</StateMark>
              <span className="shrink-0 text-ink-muted text-sm">
                <LocalTime at={submittedAt} locale={locale} isDay="brief" />
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
