import { Download } from "lucide-react";
import { buttonClass } from "../../../../ui/button-style";
import { Filled } from "../../../../ui/filled";
import { LocalTime } from "../../../../ui/local-time";
import { Progress } from "../../../../ui/progress";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { ListedApplicationsExport } from "../queries/list-exports.server";
import { exportWords, progressText, sizeWords } from "../words/export-words";

/** How far an export is, and the file once it is there. */
export function ExportState({ task }: { task: ListedApplicationsExport }) {
  const words = useWords(exportWords);
  const locale = usePageLocale();
  const { state, done, total } = task;
  switch (state) {
    case "waiting":
      return (
        <Progress
          label={total === null ? words.looking : words.making}
          {...(total !== null && done !== null && { value: done, max: Math.max(1, total) })}
          valueText={progressText(words, task)}
        />
      );
    case "ready":
      return (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            <Filled say={words.readyUntil} parts={{ time: <LocalTime at={task.endsAt} locale={locale} /> }} />
          </p>
          <a href={`/app/exports/${task.id}`} className={buttonClass()}>
            <Download aria-hidden="true" className="size-4" />
            {task.sizeBytes === null
              ? words.download
              : words.downloadSize({ size: sizeWords(words, task.sizeBytes, locale) ?? "" })}
          </a>
        </div>
      );
    case "failed":
      return <p>{words.failed}</p>;
    case "expired":
      return (
        <p className="text-ink-muted">
          <Filled say={words.expired} parts={{ time: <LocalTime at={task.endsAt} locale={locale} /> }} />
        </p>
      );
  }
}
