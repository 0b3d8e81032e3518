import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { createIdMaker } from "../../../kernel/ids";
import type { FormDefinition } from "../model/schema";
import { readDraft, type StoredDraft, watchDraft, writeDraft } from "./draft-store";
import type { Edited } from "./edits";
import { type History, record, redo, startHistory, undo } from "./history";

export type SaveStatus = { kind: "saved"; at: number } | { kind: "failed" } | { kind: "conflict"; theirs: StoredDraft };

/** Everything about the draft but its definition, which the history holds. */
export type DraftFacts = Omit<StoredDraft, "v" | "rev" | "savedAt" | "definition">;

export type Builder = {
  definition: FormDefinition;
  facts: DraftFacts;
  status: SaveStatus;
  canUndo: boolean;
  canRedo: boolean;
  ids: ReturnType<typeof createIdMaker>;
  /** Applies an edit. Edits with the same `key` run together: the letters of one text. Answers what lost its condition. */
  apply(edit: (definition: FormDefinition) => Edited, key?: string): string[];
  setFacts(change: Partial<DraftFacts>): void;
  undo(): void;
  redo(): void;
  /** After a conflict: write over the other tab's draft, or take it over here. */
  keepMine(): void;
  takeTheirs(): void;
};

/**
 * The guest's form in this tab: every change is in localStorage before the next paint. A write of another tab is noticed
 * and asked about; neither tab overwrites the other in silence.
 */
export function useBuilder(initial: StoredDraft): Builder {
  const [history, setHistory] = useState<History>(() => startHistory(initial.definition));
  const [facts, setFactsState] = useState<DraftFacts>(() => factsOf(initial));
  const [status, setStatus] = useState<SaveStatus>({ kind: "saved", at: initial.savedAt });
  const rev = useRef(initial.rev);
  const ids = useMemo(() => createIdMaker(), []);
  const saved = useRef({ definition: initial.definition, facts });

  const inConflict = status.kind === "conflict";
  useEffect(() => {
    const isSaved = saved.current.definition === history.present && saved.current.facts === facts;
    if (isSaved || inConflict) return;
    const next: StoredDraft = {
      v: 1,
      ...facts,
      rev: rev.current + 1,
      savedAt: Date.now(),
      definition: history.present,
    };
    const result = writeDraft(window.localStorage, next);
    if (result === "saved") {
      rev.current = next.rev;
      saved.current = { definition: history.present, facts };
      setStatus({ kind: "saved", at: next.savedAt });
      return;
    }
    const theirs = result === "conflict" ? readDraft(window.localStorage) : null;
    setStatus(theirs ? { kind: "conflict", theirs } : { kind: "failed" });
  }, [history.present, facts, inConflict]);

  useEffect(
    () =>
      watchDraft((theirs) => {
        if (theirs && theirs.rev > rev.current) setStatus({ kind: "conflict", theirs });
      }),
    [],
  );

  const apply = useCallback(
    (edit: (definition: FormDefinition) => Edited, key?: string): string[] => {
      const { definition, dropped } = edit(history.present);
      setHistory((before) => record(before, definition, key ?? null));
      return dropped;
    },
    [history.present],
  );

  return {
    definition: history.present,
    facts,
    status,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ids,
    apply,
    setFacts: useCallback((change) => setFactsState((before) => ({ ...before, ...change })), []),
    undo: useCallback(() => setHistory(undo), []),
    redo: useCallback(() => setHistory(redo), []),
    keepMine() {
      if (status.kind !== "conflict") return;
      rev.current = status.theirs.rev;
      saved.current = { definition: status.theirs.definition, facts };
      setStatus({ kind: "saved", at: Date.now() });
      setFactsState((before) => ({ ...before }));
    },
    takeTheirs() {
      if (status.kind !== "conflict") return;
      const { theirs } = status;
      rev.current = theirs.rev;
      const taken = factsOf(theirs);
      saved.current = { definition: theirs.definition, facts: taken };
      setHistory((before) => record(before, theirs.definition));
      setFactsState(taken);
      setStatus({ kind: "saved", at: theirs.savedAt });
    },
  };
}

function factsOf({ draftId, templateKey, notify, email, sent }: StoredDraft): DraftFacts {
  return { draftId, templateKey, notify, email, sent };
}
