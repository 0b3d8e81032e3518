import { Notice } from "../../../../ui/notice";
import { doneWords } from "../../../../words/en/form-page/form-head";
import { moveFailures, moveWords } from "../../../../words/en/rent-forms/moves";
import { type MoveIntent, undoingMoves } from "../../../forms/rent-forms/moves";
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
