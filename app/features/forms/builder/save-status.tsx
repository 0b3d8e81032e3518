import { Check, CloudOff, LoaderCircle, Redo2, TriangleAlert, Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button";
import { isTyping } from "../../../ui/list-keys";
import { useWords } from "../../../ui/use-words";
import { type FrameWords, frameWords } from "./frame-words";
import type { Builder, SaveStatus as Status } from "./use-builder";

/** Where the draft stands, in a line under its title. */
export function SaveStatus({ builder }: { builder: Builder }) {
  const { status, isKeptHere } = builder;
  const said = statusText(status, isKeptHere, useWords(frameWords));
  // "Saving" comes and goes with every pause: it is shown, and only what it ends in is said.
  const lastSaid = useRef(said);
  if (status.kind !== "saving") lastSaid.current = said;
  return (
    <p className="flex min-w-0 items-center gap-1.5 text-ink-muted text-sm leading-5">
      <StatusIcon kind={status.kind} />
      <span aria-hidden="true" data-testid="save-status" className="tabular truncate">
        {said}
      </span>
      <span role="status" className="sr-only">
        {lastSaid.current}
      </span>
    </p>
  );
}

export function UndoButtons({ builder }: { builder: Builder }) {
  const { canUndo, canRedo } = builder;
  const words = useWords(frameWords);
  useUndoKeys(builder);
  return (
    <>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.undo}
        title={words.undo}
        disabled={!canUndo}
        onClick={builder.undo}
      >
        <Undo2 aria-hidden="true" className="size-5" />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.redo}
        title={words.redo}
        disabled={!canRedo}
        onClick={builder.redo}
      >
        <Redo2 aria-hidden="true" className="size-5" />
      </Button>
    </>
  );
}

function statusText(status: Status, isKeptHere: boolean, words: FrameWords): string {
  switch (status.kind) {
    case "saved":
      return words.saved({ time: clockTime(status.at) });
    case "saving":
      return words.saving;
    case "offline":
      return isKeptHere ? words.offlineKept : words.offlineNotKept;
    case "signed-out":
      return isKeptHere ? words.signedOutKept : words.signedOutNotKept;
    case "conflict":
      return words.conflict;
    case "failed":
    case "refused":
      return words.notSaved;
  }
}

function StatusIcon({ kind }: { kind: Status["kind"] }) {
  if (kind === "saved") return <Check aria-hidden="true" className="size-4 shrink-0 text-accent" />;
  if (kind === "saving") return <LoaderCircle aria-hidden="true" className="size-4 shrink-0" />;
  if (kind === "offline" || kind === "signed-out") {
    return <CloudOff aria-hidden="true" className="size-4 shrink-0 text-amber" />;
  }
  return <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />;
}

/** Ctrl+Z and Ctrl+Shift+Z, unless the browser's own undo of a text box is meant. */
function useUndoKeys({ undo, redo }: Builder) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isTyping(event.target) || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [undo, redo]);
}

export function clockTime(at: number): string {
  return new Intl.DateTimeFormat(undefined, { timeStyle: "short" }).format(at);
}
