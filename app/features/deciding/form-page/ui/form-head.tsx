import { Notice } from "../../../../ui/notice";
import { useWords } from "../../../../ui/use-words";
import { type MoveIntent, moveIntents, undoingMoves } from "../../../forms/rent-forms/moves";
import { moveWords, sayMoveFailure } from "../../../forms/rent-forms/moves-words";
import { formWords } from "../words/form-words";
import { MoveButton } from "./form-settings";

export const doneNotices = [...moveIntents, ...Object.keys(formWords.en.done)] as [string, ...string[]];

/** What was just done, with the way back where there is one; or why it could not be. */
export function MoveOutcome({ done, failure }: { done: string | null; failure: string | null }) {
  const page = useWords(formWords);
  const words = useWords(moveWords);
  if (failure) {
    return (
      <div role="alert">
        <Notice tone="red" title={page.failed}>
          {sayMoveFailure(words, failure)}
        </Notice>
      </div>
    );
  }
  if (!done) return null;
  const undo = undoingMoves[done as MoveIntent];
  return (
    <div role="status">
      <Notice tone="accent">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span>{words.moves[done as MoveIntent]?.done ?? (page.done as Record<string, string>)[done]}</span>
          {undo ? <MoveButton intent={undo} /> : null}
        </div>
      </Notice>
    </div>
  );
}
