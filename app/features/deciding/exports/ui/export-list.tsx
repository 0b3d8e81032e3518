import { FileDown } from "lucide-react";
import { AppLink } from "../../../../ui/app-link";
import { ButtonLink } from "../../../../ui/button-link";
import { EmptyState } from "../../../../ui/empty-state";
import { LocalTime } from "../../../../ui/local-time";
import { kindWords } from "../../../../words/en/exports/kinds";
import type { ExportSubject, ListedApplicationsExport } from "../queries/list-exports.server";
import { ExportState } from "./export-state";

/** The last exports, newest first. */
export function ExportList({ exports }: { exports: readonly ListedApplicationsExport[] }) {
  if (exports.length === 0) {
    return (
      <EmptyState
        icon={<FileDown aria-hidden="true" />}
        title="Nothing exported yet"
        action={<ButtonLink to="/app/applicants">Go to Tenant Applications</ButtonLink>}
      >
        Select applications in the list, or open a form, and press Export.
      </EmptyState>
    );
  }
  return (
    <ul className="border-line-strong border-t">
      {exports.map((task) => (
        <li
          key={task.id}
          className="grid gap-x-6 gap-y-2 border-line border-b py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] md:items-center"
        >
          <div className="min-w-0">
            <h2 className="font-medium">{kindWords[task.kind].title}</h2>
            <p className="text-[0.9375rem] text-ink-muted [overflow-wrap:anywhere]">
              <Subject subject={task.subject} />, asked for on <LocalTime at={task.requestedAt} locale="en" />
            </p>
          </div>
          <div role={task.state === "waiting" ? "status" : undefined} className="min-w-0">
            <ExportState task={task} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Subject({ subject }: { subject: ExportSubject }) {
  switch (subject.what) {
    case "form":
      return (
        <>
          All of <bdi translate="no">{subject.title}</bdi>
        </>
      );
    case "picked":
      return subject.count === 1 ? "1 application" : `${subject.count} applications`;
    case "search":
      return "Everything a search found";
    case "list":
      return (
        <AppLink
          to={subject.query ? `/app/applicants?${subject.query}` : "/app/applicants"}
          className="underline underline-offset-4"
        >
          {subject.query ? "What this list showed" : "The whole inbox"}
        </AppLink>
      );
  }
}
