import { Redo2, Undo2 } from "lucide-react";
import { useEffect } from "react";
import { Button } from "../../../ui/button";
import { Notice } from "../../../ui/notice";
import type { Builder } from "./use-builder";

/** Where the draft stands: saved when, not saved, or changed in another tab; with undo and redo beside it. */
export function SaveStatus({ builder }: { builder: Builder }) {
  const { status, canUndo, canRedo } = builder;
  useUndoKeys(builder);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-ink-muted text-sm" role="status" data-testid="save-status">
        {status.kind === "saved" ? `Saved in this browser ${clockTime(status.at)}` : "Not saved"}
      </p>
      <div className="flex gap-2">
        <Button variant="ghost" size="icon" aria-label="Undo" title="Undo" disabled={!canUndo} onClick={builder.undo}>
          <Undo2 aria-hidden="true" />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Redo" title="Redo" disabled={!canRedo} onClick={builder.redo}>
          <Redo2 aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

export function SaveTrouble({ builder }: { builder: Builder }) {
  if (builder.status.kind === "failed") {
    return (
      <Notice tone="amber" title="This browser does not keep your form">
        Its storage is full or switched off. Publish before you close this page, or open it in another browser.
      </Notice>
    );
  }
  if (builder.status.kind !== "conflict") return null;
  return (
    <Notice tone="amber" title="This form was changed in another tab">
      <p>Nothing was overwritten. Which one do you want to go on with?</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button onClick={builder.takeTheirs}>Take the other tab's form</Button>
        <Button variant="outline" onClick={builder.keepMine}>
          Keep this tab's form
        </Button>
      </div>
    </Notice>
  );
}

/** Ctrl+Z and Ctrl+Shift+Z, unless the browser's own undo of a text box is meant. */
function useUndoKeys({ undo, redo }: Builder) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement | null;
      const isTyping = target?.matches("input:not([type=checkbox]):not([type=radio]), textarea, select") ?? false;
      if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "z") return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [undo, redo]);
}

function clockTime(at: number): string {
  return new Intl.DateTimeFormat(undefined, { hour: "2-digit", minute: "2-digit" }).format(at);
}
