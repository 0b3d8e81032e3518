import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import { saveRefusals } from "../../../words/en/builder/save-trouble";
import { describeDifference } from "./compare-forms";
import { clockTime } from "./save-status";
import type { Builder, SaveStatus } from "./use-builder";

/** How somebody gets in again whose session or link has ended in the middle of the work. */
export type SignInAgain = { title: string; advice: string; label: string; address: string };

/** What stops the saving, what became of the work, and what to do about it. */
export function SaveTrouble({ builder, again }: { builder: Builder; again: SignInAgain | null }) {
  const { status, isKeptHere } = builder;
  switch (status.kind) {
    case "conflict":
      return <ConflictNotice builder={builder} status={status} />;
    case "signed-out":
      return (
        <Notice tone="amber" title={again?.title}>
          <p>
            {isKeptHere ? "What you typed is kept in this browser." : "This browser does not keep what you typed."}{" "}
            {again?.advice}
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
        <Notice tone="red" title="This form was not saved">
          {saveRefusals[status.code]}
        </Notice>
      );
    case "failed":
      return (
        <Notice tone="amber" title="This browser does not keep your form">
          Its storage is full or turned off. Publish before you close this page, or use another browser.
        </Notice>
      );
    case "offline":
      return isKeptHere ? null : (
        <Notice tone="amber" title="Leave this page open">
          We cannot reach the server, and this browser's storage is full or switched off. We keep trying.
        </Notice>
      );
    default:
      return null;
  }
}

type Conflicted = Extract<SaveStatus, { kind: "conflict" }>;

function ConflictNotice({ builder, status }: { builder: Builder; status: Conflicted }) {
  const where = status.from === "tab" ? "in another tab" : "somewhere else";
  return (
    <Notice tone="amber" title={`This form was changed ${where}`}>
      <p>
        Nothing was overwritten. {describeDifference(status.mine, status.theirs)} Theirs is of {clockTime(status.at)}.
        Which one do you want to continue with?
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={builder.takeTheirs}>Take theirs</Button>
        <Button variant="outline" onClick={builder.keepMine}>
          Keep mine
        </Button>
      </div>
    </Notice>
  );
}
