import { AppLink } from "../../../../ui/app-link";
import { Button } from "../../../../ui/button";
import { EmptyState } from "../../../../ui/empty-state";
import { LocalTime } from "../../../../ui/local-time";
import type { Decision } from "../queries/list-decisions.server";
import { actionText, detailText, doerText } from "../words";
import { spamBase } from "./spam-page";

/** What takes each decision back, and where it is posted to. */
const undoes: Record<string, { action: string; intent: string; field: string; kind?: string } | undefined> = {
  "screening.suspend": { action: "", intent: "restore", field: "item", kind: "form:" },
  "screening.hold": { action: "", intent: "release", field: "item", kind: "form:" },
  "screening.release": { action: "", intent: "hold", field: "item", kind: "form:" },
  "screen.contact-keep": { action: "", intent: "back", field: "item", kind: "contact:" },
  "screen.contact-release": { action: "", intent: "back", field: "item", kind: "contact:" },
  "screen.account-release": { action: "", intent: "back", field: "item", kind: "account:" },
  "screen.question-keep": { action: "", intent: "back", field: "item", kind: "question:" },
  "screen.question-release": { action: "", intent: "back", field: "item", kind: "question:" },
  "screen.applications-keep": { action: "", intent: "back", field: "item", kind: "application:" },
  "screen.rule-add": { action: "/rules", intent: "end", field: "id" },
  "screen.rule-end": { action: "/rules", intent: "renew", field: "id" },
  "screen.rule-renew": { action: "/rules", intent: "end", field: "id" },
  "screen.rule-shadow": { action: "/rules", intent: "live", field: "id" },
  "screen.rule-live": { action: "/rules", intent: "shadow", field: "id" },
  "screen.switch-on": { action: "/switches", intent: "off", field: "name" },
};

/** Who decided what, the newest first, each with what takes it back. */
export function LogPage({ decisions, next }: { decisions: Decision[]; next: string | null }) {
  if (decisions.length === 0)
    return (
      <EmptyState title="Nothing was decided yet">Each decision about spam is listed here, with its undo.</EmptyState>
    );
  return (
    <>
      <ol className="max-w-4xl border-t border-line-strong">
        {decisions.map((decision) => (
          <li key={decision.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
            <span className="w-56 shrink-0 text-sm text-ink-muted">
              <LocalTime at={decision.at} locale="en-US" />
            </span>
            <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
              <span className="font-semibold">{actionText(decision.action)}</span>
              {detailText(decision) ? `: ${detailText(decision)}` : ""}
              <span className="block text-sm text-ink-muted">
                {doerText(decision)}, {decision.targetKind.replaceAll("_", " ")}{" "}
                <span className="font-mono" translate="no">
                  {decision.targetId.slice(0, 18)}
                </span>
              </span>
            </span>
            <Undo {...decision} />
          </li>
        ))}
      </ol>
      {next ? (
        <AppLink
          to={`${spamBase}/log?before=${next}`}
          className="mt-4 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Older decisions
        </AppLink>
      ) : null}
    </>
  );
}

function Undo({ action, targetId }: Decision) {
  const undo = undoes[action];
  if (!undo) return null;
  return (
    <form method="post" action={`${spamBase}${undo.action}`}>
      <input type="hidden" name={undo.field} value={`${undo.kind ?? ""}${targetId}`} />
      <Button type="submit" name="intent" value={undo.intent} variant="outline" size="sm">
        Undo<span className="sr-only">: {actionText(action)}</span>
      </Button>
    </form>
  );
}
