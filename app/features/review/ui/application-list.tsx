import { AppLink } from "../../../ui/app-link";
import { Badge } from "../../../ui/badge";
import { ButtonLink } from "../../../ui/button-link";
import { type Column, DataTable } from "../../../ui/data-table";
import { EmptyState } from "../../../ui/empty-state";
import { LocalTime } from "../../../ui/local-time";
import { applicationStateWords } from "../../../words/en/applications/state";
import { duplicateText } from "../../applications/spam/reason-words";
import type { ListedApplication } from "../queries/list-form-applications.server";

export type ApplicationListProps = {
  applications: ListedApplication[];
  /** Address of the newest page. */
  base: string;
  /** Address of one application. */
  toOne: (id: string) => string;
  locale: string;
  /** Address of the next page; null on the last one. */
  olderAt: string | null;
  isFirstPage: boolean;
};

/** The applications of one form, newest first. A new one is marked by words and weight. */
export function ApplicationList({ applications, base, toOne, locale, olderAt, isFirstPage }: ApplicationListProps) {
  return (
    <section aria-labelledby="applications">
      <h2 id="applications" className="mb-3 text-lg font-semibold">
        Applications
      </h2>
      <DataTable
        caption="Applications, newest first"
        columns={columns(toOne, locale)}
        rows={applications}
        rowKey={(row) => row.id}
        empty={
          <EmptyState title={isFirstPage ? "No applications yet" : "No older applications"}>
            {isFirstPage ? "They appear here as soon as somebody sends one. Share the link to get the first." : null}
          </EmptyState>
        }
      />
      <div className="mt-4 flex flex-wrap gap-3">
        {isFirstPage ? null : (
          <ButtonLink to={base} variant="outline">
            Newest
          </ButtonLink>
        )}
        {olderAt ? (
          <ButtonLink to={olderAt} variant="outline">
            Older
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}

function columns(toOne: (id: string) => string, locale: string): Column<ListedApplication>[] {
  return [
    {
      key: "name",
      header: "Applicant",
      isRowHeader: true,
      cell: (row) => (
        <>
          {row.isLocked ? (
            <AppLink
              to={toOne(row.id)}
              preload="none"
              className="inline-flex min-h-11 items-center text-ink-muted underline underline-offset-4 hover:text-ink"
            >
              Waits for its turn
            </AppLink>
          ) : row.isErased ? (
            <span className="inline-flex min-h-11 items-center text-ink-muted">Erased by the applicant</span>
          ) : (
            <AppLink
              to={toOne(row.id)}
              preload="none"
              className={`inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-hover ${row.isNew ? "font-semibold" : "font-medium"}`}
            >
              <bdi className="[overflow-wrap:anywhere]">{row.name}</bdi>
            </AppLink>
          )}
          {row.duplicate ? (
            <span className="block pb-1 text-sm font-normal text-ink-muted">{duplicateText(row.duplicate)}</span>
          ) : null}
          <span className="block pb-1 text-sm font-normal text-ink-muted sm:hidden">
            <LocalTime at={row.submittedAt} locale={locale} />
          </span>
        </>
      ),
    },
    {
      key: "state",
      header: "State",
      cell: (row) => (
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={applicationStateWords[row.state].tone}>{applicationStateWords[row.state].label}</Badge>
          {row.hasAnswered ? <Badge tone="amber">Answered</Badge> : null}
          {row.isChanged ? <Badge tone="amber">Changed</Badge> : null}
        </span>
      ),
    },
    {
      key: "received",
      header: "Received",
      isSecondary: true,
      cell: (row) => (
        <span className="whitespace-nowrap">
          <LocalTime at={row.submittedAt} locale={locale} />
        </span>
      ),
    },
    { key: "documents", header: "Documents", align: "end", isSecondary: true, cell: (row) => row.documents },
    {
      key: "reference",
      header: "Reference",
      isSecondary: true,
      cell: (row) => <span className="font-mono text-sm whitespace-nowrap">{row.reference}</span>,
    },
  ];
}
