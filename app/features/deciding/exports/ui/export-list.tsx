import { FileDown } from "lucide-react";
import { AppLink } from "../../../../ui/app-link";
import { ButtonLink } from "../../../../ui/button-link";
import { EmptyState } from "../../../../ui/empty-state";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { ExportSubject, ListedApplicationsExport } from "../queries/list-exports.server";
import { exportWords } from "../words/export-words";
import { ExportState } from "./export-state";

/** The last exports, newest first. */
export function ExportList({ exports }: { exports: readonly ListedApplicationsExport[] }) {
  const words = useWords(exportWords);
  const locale = usePageLocale();
  if (exports.length === 0) {
    return (
      <EmptyState
        icon={<FileDown aria-hidden="true" />}
        title={words.none}
        action={<ButtonLink to="/app/applicants">{words.toList}</ButtonLink>}
      >
        {words.noneText}
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
            <h2 className="font-medium">{words.kinds[task.kind].title}</h2>
            <p className="text-[0.9375rem] text-ink-muted [overflow-wrap:anywhere]">
              <Subject subject={task.subject} />,{" "}
              <Filled say={words.askedOn} parts={{ time: <LocalTime at={task.requestedAt} locale={locale} /> }} />
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
  const words = useWords(exportWords);
  switch (subject.what) {
    case "form":
      return (
        <Filled
          say={words.allOf}
          parts={{
            form: subject.title === null ? words.goneForm : <bdi translate="no">{subject.title}</bdi>,
          }}
        />
      );
    case "picked":
      return words.picked({ count: subject.count });
    case "search":
      return words.search;
    case "list":
      return (
        <AppLink
          to={subject.query ? `/app/applicants?${subject.query}` : "/app/applicants"}
          className="underline underline-offset-4"
        >
          {subject.query ? words.list : words.inbox}
        </AppLink>
      );
  }
}
