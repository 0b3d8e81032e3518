import { AppLink } from "../../../ui/app-link";
import { Badge } from "../../../ui/badge";
import { LocalTime } from "../../../ui/local-time";
import { applicationStateWords } from "../../applications/state-words";
import type { LatestApplicant } from "../queries/find-desk.server";

/** Who applied last, to any form. */
export function LatestApplicants({ latest }: { latest: readonly LatestApplicant[] }) {
  return (
    <section aria-labelledby="latest">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <h2 id="latest" className="text-lg font-semibold">
          Latest applications
        </h2>
        <AppLink
          to="/app/applicants"
          className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-hover"
        >
          All applications
        </AppLink>
      </div>
      <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-paper-raised">
        {latest.map(({ id, formId, name, reference, formTitle, state, submittedAt, isNew }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-2 sm:px-5">
            <div className="min-w-0 flex-1 basis-56">
              <AppLink
                to={`/app/forms/${formId}?applicationId=${id}`}
                preload="none"
                className={`inline-flex min-h-11 items-center underline decoration-line-strong underline-offset-4 hover:decoration-ink ${isNew ? "font-semibold" : ""}`}
              >
                <bdi className="[overflow-wrap:anywhere]">{name || reference}</bdi>
              </AppLink>
              <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
                <bdi>{formTitle}</bdi>
              </p>
            </div>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
              <Badge tone={applicationStateWords[state].tone}>{applicationStateWords[state].label}</Badge>
              <LocalTime at={submittedAt} locale="en" />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
