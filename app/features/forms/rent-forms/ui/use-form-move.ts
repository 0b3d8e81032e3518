import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { showToast } from "../../../../ui/show-toast";
import { useWords } from "../../../../ui/use-words";
import { type MoveIntent, undoingMoves } from "../moves";
import { moveWords, sayMoveFailure } from "../moves-words";

/** What the forms' pages answer to a move. */
export type MoveAnswer = { done: MoveIntent; formId: string } | { failure: string };

/** A move that came too late reads the page anew, too: it is told that the page shows how the form is now. */
function posting(action: string) {
  return { method: "post", action, defaultShouldRevalidate: true } as const;
}

/** Sends a move of a form and tells how it went, with the way back in the toast. `action`: the page that takes it. */
export function useFormMove(action: string) {
  const words = useWords(moveWords);
  const fetcher = useFetcher<MoveAnswer>();
  const told = useRef<MoveAnswer | null>(null);
  const move = (formId: string, intent: MoveIntent) => fetcher.submit({ formId, intent }, posting(action));
  const { data } = fetcher;
  useEffect(() => {
    if (!data || told.current === data) return;
    told.current = data;
    if ("failure" in data) {
      showToast({ type: "error", message: sayMoveFailure(words, data.failure) });
      return;
    }
    const { done, formId } = data;
    const undo = undoingMoves[done];
    showToast({
      type: "success",
      message: words.moves[done].done,
      action: undo
        ? { label: words.undo, onClick: () => fetcher.submit({ formId, intent: undo }, posting(action)) }
        : undefined,
    });
  }, [data, fetcher, action, words]);
  return { move, isMoving: fetcher.state !== "idle" };
}
