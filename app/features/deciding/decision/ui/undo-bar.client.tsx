import { Undo2 } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useFetcher } from "react-router";
import { Button } from "../../../../ui/button";
import { useKeptFocus } from "../../../../ui/keep-focus";
import { isKeyForPage } from "../../../../ui/list-keys";
import { useWords } from "../../../../ui/use-words";
import type { ReviewAnswer } from "../rules/review-post";
import { undoWords } from "../words/undo-words";
import { currentUndo, endUndo, type UndoOffer, watchUndo } from "./undo-offer";
import { reviewPosting, tellOutcome } from "./use-review";

/**
 * The last decision and the way back from it, on every page of the account while it may be taken back. Being on every page and
 * late, it also keeps the focus, which decisions take with their buttons.
 */
export function UndoBar() {
  useKeptFocus();
  const offer = useSyncExternalStore(watchUndo, currentUndo, () => null);
  const fetcher = useFetcher<ReviewAnswer>();
  const { submit } = fetcher;
  const answer = fetcher.state === "idle" ? fetcher.data : undefined;
  useEffect(() => {
    if (answer) tellOutcome(answer);
  }, [answer]);
  const undo = ({ moves }: UndoOffer) => {
    endUndo();
    void submit({ intent: "undo", moves }, reviewPosting);
  };
  return offer ? <Offer key={offer.moves} offer={offer} undo={() => undo(offer)} /> : null;
}

function Offer({ offer, undo }: { offer: UndoOffer; undo: () => void }) {
  const words = useWords(undoWords);
  const left = useSecondsUntil(offer.until);
  useEffect(() => {
    if (left <= 0) endUndo();
  }, [left]);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key !== "u" || !isKeyForPage(event)) return;
      event.preventDefault();
      undo();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });
  return (
    <section
      aria-label={words.title}
      className="sticky bottom-20 z-40 my-4 flex w-[calc(100%-1.5rem)] max-w-xl flex-wrap items-center self-center justify-between gap-x-4 gap-y-1 rounded-md border border-line-strong bg-paper-raised px-4 py-2 lg:bottom-4 print:hidden"
    >
      <p role="status" className="min-w-0 flex-1 basis-52">
        {offer.message}
      </p>
      <Button variant="outline" size="sm" onClick={undo} aria-keyshortcuts="u">
        <Undo2 aria-hidden="true" className="size-4" />
        {words.undo}
        <span aria-hidden="true" className="tabular text-ink-muted">
          {clockOf(left)}
        </span>
      </Button>
    </section>
  );
}

/** "1:05" of 65 seconds. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

function useSecondsUntil(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
