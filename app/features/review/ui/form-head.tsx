import { momentText } from "../../../kernel/moments";
import { Badge } from "../../../ui/badge";
import { Formatted } from "../../../ui/formatted";
import { Notice } from "../../../ui/notice";
import { moveFailures, moveWords } from "../../../words/en/rent-forms/moves";
import { doneWords } from "../../../words/en/review/form-head";
import { type MoveIntent, shownState, undoingMoves } from "../../rent-forms/moves";
import type { NearLimitWords } from "../../rent-forms/near-limit";
import { localeOf } from "../../rent-forms/words";
import type { FormDetails } from "../queries/find-form-details.server";
import { MoveButton } from "./form-settings";

export const doneNotices = [...Object.keys(moveWords), ...Object.keys(doneWords)] as [string, ...string[]];

/** What was just done, with the way back where there is one; or why it could not be. */
export function MoveOutcome({ done, failure }: { done: string | null; failure: string | null }) {
  if (failure) {
    return (
      <div role="alert">
        <Notice tone="red" title="That was not possible">
          {moveFailures[failure]}
        </Notice>
      </div>
    );
  }
  if (!done) return null;
  const words = moveWords[done as MoveIntent];
  const undo = undoingMoves[done as MoveIntent];
  return (
    <div role="status">
      <Notice tone="accent">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>{words?.done ?? doneWords[done]}</span>
          {undo ? <MoveButton intent={undo} /> : null}
        </div>
      </Notice>
    </div>
  );
}

/** State, applications and date in one strip. */
export function FormFigures({ form, now, zone }: { form: FormDetails; now: number; zone: string }) {
  const { label, tone, meaning } = shownState(form, now);
  const { received, unread, limit } = form.counts;
  return (
    <dl className="grid gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-3">
      <div className="bg-paper-raised p-4">
        <dt className="mb-1.5 text-sm text-ink-muted">State</dt>
        <dd>
          <Badge tone={tone}>{label}</Badge>
          <span className="mt-1 block text-sm text-ink-muted">{meaning}</span>
        </dd>
      </div>
      <div className="bg-paper-raised p-4">
        <dt className="mb-1.5 text-sm text-ink-muted">Applications</dt>
        <dd>
          <span className="tabular text-2xl font-semibold">{received}</span>
          <span className="tabular text-ink-muted">{limit === null ? "" : ` of ${limit}`}</span>
          <span className="mt-1 block text-sm text-ink-muted">{unread === 0 ? "None unread" : `${unread} unread`}</span>
          {form.nearLimit ? <NearTheLimit near={form.nearLimit} /> : null}
        </dd>
      </div>
      <div className="bg-paper-raised p-4">
        <dt className="mb-1.5 text-sm text-ink-muted">{endName(form)}</dt>
        <dd className="tabular">
          <Formatted text={endText(form, zone)} />
        </dd>
      </div>
    </dl>
  );
}

/** In one calm line: what would lift the limit that comes near. */
function NearTheLimit({ near: { line, link, part } }: { near: NearLimitWords }) {
  return (
    <span className="mt-1 block text-sm">
      {line}{" "}
      <a href={part} className="text-accent underline underline-offset-4">
        {link}
      </a>
    </span>
  );
}

function endName({ state }: FormDetails): string {
  if (state === "deleted") return "Erased on";
  return state === "closed" || state === "archived" ? "Closed on" : "Open until";
}

function endText(form: FormDetails, zone: string): string {
  const at = {
    "Erased on": form.erasedAt,
    "Closed on": form.closedAt ?? form.opensUntil,
    "Open until": form.opensUntil,
  }[endName(form)];
  if (at === null || at === undefined) return form.state === "draft" ? "Not published yet" : "No date";
  return momentText(at, localeOf(form.country), zone, "short");
}
