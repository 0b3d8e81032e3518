import type { FormDefinition } from "../form-model/schema";

/** Undo and redo over whole definitions: they are immutable, so a step costs a pointer. */
export type History = {
  past: readonly FormDefinition[];
  present: FormDefinition;
  future: readonly FormDefinition[];
  /** Edits with the same key run together into one step: the letters of one text. */
  lastKey: string | null;
};

export const historySteps = 100;

export function startHistory(present: FormDefinition): History {
  return { past: [], present, future: [], lastKey: null };
}

/** `key` names the text being typed; without it every edit is a step of its own. */
export function record(history: History, next: FormDefinition, key: string | null = null): History {
  if (next === history.present) return history;
  if (key !== null && key === history.lastKey) return { ...history, present: next, future: [] };
  return {
    past: [...history.past, history.present].slice(-historySteps),
    present: next,
    future: [],
    lastKey: key,
  };
}

export function undo(history: History): History {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
    lastKey: null,
  };
}

export function redo(history: History): History {
  const [next, ...future] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future, lastKey: null };
}
