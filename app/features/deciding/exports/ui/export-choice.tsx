import { FileArchive, FileSpreadsheet, Sheet } from "lucide-react";
import { type FormEvent, type ReactNode, useCallback } from "react";
import { useFetcher } from "react-router";
import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { Filled } from "../../../../ui/filled";
import { usePolling } from "../../../../ui/use-polling";
import { useWords } from "../../../../ui/use-words";
import type { ExportAnswer } from "../commands/answer-export-post.server";
import type { ListedApplicationsExport } from "../queries/list-exports.server";
import { type ApplicationsKind, applicationsKinds } from "../rules";
import { exportWords } from "../words/export-words";
import { ExportState } from "./export-state";

const exportsAt = "/app/exports";

/** What is to be exported, as the page posts it. */
export type ExportFields =
  | { what: "form"; form: string }
  | { what: "picked"; ids: string }
  | { what: "list"; list: string };

const icons: Record<ApplicationsKind, ReactNode> = {
  "applications-csv": <FileSpreadsheet aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />,
  "applications-xlsx": <Sheet aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />,
  "applications-zip": <FileArchive aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-muted" />,
};

/** The kinds, each with its button; without script they lead to the list of exports. */
export function ExportChoice({ fields }: { fields: ExportFields }) {
  const words = useWords(exportWords);
  return (
    <div className="flex flex-col gap-5">
      <ul className="flex flex-col divide-y divide-line">
        {applicationsKinds.map((kind) => (
          <li key={kind} className="py-4 first:pt-0 last:pb-0">
            <OneKind kind={kind} fields={fields} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-muted">
        <Filled
          say={words.kept}
          parts={{
            exports: (
              <AppLink to={exportsAt} className="underline underline-offset-4">
                {words.exports}
              </AppLink>
            ),
          }}
        />
      </p>
    </div>
  );
}

function OneKind({ kind, fields }: { kind: ApplicationsKind; fields: ExportFields }) {
  const asker = useFetcher<ExportAnswer>();
  const words = useWords(exportWords);
  const { title, hint, button } = words.kinds[kind];
  const answer = asker.data;
  const task = useTask(answer?.ok ? answer.exportId : null);
  const isBeingMade = answer?.ok === true && (task === null || task.state === "waiting");
  function stay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    asker.submit({ kind, inline: "yes", ...fields }, { method: "post", action: exportsAt });
  }
  return (
    <asker.Form method="post" action={exportsAt} onSubmit={stay} className="flex flex-col gap-3">
      <input type="hidden" name="kind" value={kind} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 grow basis-56 gap-3">
          {icons[kind]}
          <div className="min-w-0">
            <p className="font-medium">{title}</p>
            <p className="text-[0.9375rem] text-ink-muted">{hint}</p>
          </div>
        </div>
        {isBeingMade ? null : (
          <Button type="submit" variant="outline" pending={asker.state !== "idle"}>
            {answer?.ok ? words.again : button}
          </Button>
        )}
      </div>
      <div role="status">
        {answer && !answer.ok ? <p className="text-red">{words.refusals[answer.code]}</p> : null}
        {isBeingMade && !task ? <p>{words.requested}</p> : null}
        {task ? <ExportState task={task} /> : null}
      </div>
    </asker.Form>
  );
}

/** The task with this id, asked for again and again while it is being made. */
function useTask(exportId: string | null): ListedApplicationsExport | null {
  const lister = useFetcher<{ exports: ListedApplicationsExport[] }>();
  const { load } = lister;
  const task = lister.data?.exports.find(({ id }) => id === exportId) ?? null;
  const ask = useCallback(() => void load(exportsAt), [load]);
  usePolling(exportId !== null && (task === null || task.state === "waiting"), ask);
  return task;
}
