import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { createIdMaker } from "../../../kernel/ids";
import type { FormDefinition } from "../form-model/schema";
import type { Entitlements } from "../rent-forms/entitlements";
import type { DraftSession, SessionState } from "./draft-session";
import type { DraftFacts } from "./draft-store";
import type { Edited } from "./edits";
import type { DraftContent } from "./local-draft";
import { type Conflict, isDirty, type RefusalCode } from "./save-machine";

export type SaveStatus =
  | { kind: "saved"; at: number }
  | { kind: "saving" }
  /** No answer from the server. */
  | { kind: "offline" }
  | { kind: "signed-out" }
  | { kind: "refused"; code: RefusalCode }
  /** A guest's draft that this browser does not keep. */
  | { kind: "failed" }
  | { kind: "conflict"; mine: FormDefinition; theirs: FormDefinition; from: Conflict<unknown>["from"]; at: number };

export type Builder = {
  definition: FormDefinition;
  /** The form on the server; null while it lives in this browser alone. */
  formId: string | null;
  /** What goes along with a guest's new form; null for a form that the server knows. */
  facts: DraftFacts | null;
  status: SaveStatus;
  /** False when this browser could not write its own copy down. */
  isKeptHere: boolean;
  canUndo: boolean;
  canRedo: boolean;
  ids: ReturnType<typeof createIdMaker>;
  /** What a form of this landlord may have. */
  limits: Entitlements;
  // The functions below keep their identity from one render to the next, and act on the form as it is when they are called.
  /** Applies an edit. Edits with the same `key` run together: the letters of one text. Answers what lost its condition. */
  apply(edit: (definition: FormDefinition) => Edited, key?: string): string[];
  /** A change that belongs to the last edit: both go with one step of undo. */
  amend(change: (definition: FormDefinition) => FormDefinition): void;
  setFacts(change: Partial<DraftFacts>): void;
  undo(): void;
  redo(): void;
  /** After a conflict: write over what somebody else made of the form, or take it over here. */
  keepMine(): void;
  takeTheirs(): void;
};

/** The form as it is edited on this screen; see draft-session.ts. The session must stay the same one. */
export function useBuilder(session: DraftSession, { formId, limits }: Pick<Builder, "formId" | "limits">): Builder {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  useEffect(() => session.start(), [session]);
  const ids = useMemo(() => createIdMaker(), []);
  const { apply, amend, setFacts, undo, redo, keepMine, takeTheirs } = session;
  const { history, facts, isKeptHere } = state;
  const status = useStatus(state, facts !== null);
  return useMemo(
    () => ({
      definition: history.present,
      formId,
      facts,
      status,
      isKeptHere,
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
      ids,
      limits,
      ...{ apply, amend, setFacts, undo, redo, keepMine, takeTheirs },
    }),
    [history, formId, facts, status, isKeptHere, ids, limits, apply, amend, setFacts, undo, redo, keepMine, takeTheirs],
  );
}

/** The same object as long as it says the same, so that a letter typed does not change it. */
function useStatus({ saving, isKeptHere }: SessionState, isGuest: boolean): SaveStatus {
  const last = useRef<SaveStatus | null>(null);
  const next = statusOf(saving, isGuest && !isKeptHere);
  if (last.current === null || !says(last.current, next)) last.current = next;
  return last.current;
}

function statusOf(saving: SessionState["saving"], isLost: boolean): SaveStatus {
  const { trouble, kept } = saving;
  if (trouble?.kind === "conflict") {
    const definitionOf = ({ definition }: DraftContent) => definition;
    const { from, theirs } = trouble;
    return {
      kind: "conflict",
      mine: definitionOf(saving.mine),
      theirs: definitionOf(theirs.content),
      from,
      at: theirs.at,
    };
  }
  if (isLost) return { kind: "failed" };
  if (trouble?.kind === "refused") return trouble;
  if (trouble) return { kind: trouble.kind };
  return isDirty(saving) || saving.sending ? { kind: "saving" } : { kind: "saved", at: kept.at };
}

function says(a: SaveStatus, b: SaveStatus): boolean {
  const keys = Object.keys(b) as (keyof SaveStatus)[];
  return keys.every((key) => a[key] === b[key]);
}
