import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { useWords } from "../../../ui/use-words";
import { describeDifference } from "./compare-forms";
import { clockTime } from "./save-status";
import { saveTroubleWords } from "./save-trouble-words";
import type { Builder, SaveStatus } from "./use-builder";

/** How somebody gets in again whose session or link has ended in the middle of the work. */
export type SignInAgain = { title: string; advice: string; label: string; address: string };

/** What stops the saving, what became of the work, and what to do about it. */
export function SaveTrouble({ builder, again }: { builder: Builder; again: SignInAgain | null }) {
  const words = useWords(saveTroubleWords);
  const { status, isKeptHere } = builder;
  switch (status.kind) {
    case "conflict":
      return <ConflictNotice builder={builder} status={status} />;
    case "signed-out":
      return (
        <Notice tone="amber" title={again?.title}>
          <p>
            {isKeptHere ? words.keptHere : words.notKeptHere} {again?.advice}
          </p>
          {again ? (
            <a
              className="mt-1 inline-flex min-h-11 items-center font-medium underline underline-offset-4"
              href={again.address}
              target="_blank"
              rel="noreferrer"
            >
              {again.label}
            </a>
          ) : null}
        </Notice>
      );
    case "refused":
      return (
        <Notice tone="red" title={words.refusedTitle}>
          {words.refusals[status.code]}
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="amber" title={words.fullTitle}>
          {words.full}
        </Notice>
      );
    case "offline":
      return isKeptHere ? null : (
        <Notice tone="amber" title={words.offlineTitle}>
          {words.offline}
        </Notice>
      );
    default:
      return null;
  }
}

type Conflicted = Extract<SaveStatus, { kind: "conflict" }>;

function ConflictNotice({ builder, status }: { builder: Builder; status: Conflicted }) {
  const words = useWords(saveTroubleWords);
  const difference = describeDifference(status.mine, status.theirs, words);
  return (
    <Notice tone="amber" title={status.from === "tab" ? words.changedInTab : words.changedElsewhere}>
      <p>{words.choose({ difference, time: clockTime(status.at) })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={builder.takeTheirs}>{words.takeTheirs}</Button>
        <Button variant="outline" onClick={builder.keepMine}>
          {words.keepMine}
        </Button>
      </div>
    </Notice>
  );
}
