import { Download } from "lucide-react";
import { buttonClass } from "../../../../ui/button-style";
import { LocalTime } from "../../../../ui/local-time";
import { Progress } from "../../../../ui/progress";
import type { ListedApplicationsExport } from "../queries/list-exports.server";
import { progressText, sizeWords } from "../words";

/** How far an export is, and the file once it is there. */
export function ExportState({ task }: { task: ListedApplicationsExport }) {
  const { state, done, total } = task;
  switch (state) {
    case "waiting":
      return (
        <Progress
          label={total === null ? "Looking through the applications" : "Being made"}
          {...(total !== null && done !== null && { value: done, max: Math.max(1, total) })}
          valueText={progressText(task)}
        />
      );
    case "ready":
      return (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Ready until <LocalTime at={task.endsAt} locale="en" />
          </p>
          <a href={`/app/exports/${task.id}`} className={buttonClass()}>
            <Download aria-hidden="true" className="size-4" />
            Download {sizeWords(task.sizeBytes)}
          </a>
        </div>
      );
    case "failed":
      return <p>It could not be made. Please try again.</p>;
    case "expired":
      return (
        <p className="text-ink-muted">
          Expired on <LocalTime at={task.endsAt} locale="en" />. The file is deleted.
        </p>
      );
  }
}
