import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { moveFailures, moveWords } from "../../../../words/en/rent-forms/moves";
import { type MoveIntent, undoingMoves } from "../../../forms/rent-forms/moves";
import { formWords } from "../words/form-words";
import { MoveButton } from "./form-settings";

export const doneNotices = [...Object.keys(moveWords), ...Object.keys(formWords.en.done)] as [string, ...string[]];

/** What was just done, with the way back where there is one; or why it could not be. */
export function MoveOutcome({ done, failure }: { done: string | null; failure: string | null }) {
  const page = useWords(formWords);
  if (failure) {
    return (
      <div role="alert">
        <Notice tone="red" title={page.failed}>
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
          <span>{words?.done ?? (page.done as Record<string, string>)[done]}</span>
          {undo ? <MoveButton intent={undo} /> : null}
        </div>
      </Notice>
    </div>
  );
}
