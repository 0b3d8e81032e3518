import { tabStorage } from "../../../../kernel/browser-storage";
import { undoMs } from "../../../applying/applications/states";

/** A move that may still be taken back: what was done, the moves' ids, and until when (milliseconds of this browser's clock). */
export type UndoOffer = { message: string; moves: string; until: number };

/** The way of the answer, and of the press. */
const spareMs = 2000;
const key = "rentform-undo";
const listeners = new Set<() => void>();
let offer: UndoOffer | null | undefined;

/** For as long as letters wait. It stands on whatever page one goes to, and survives a reload. */
export function offerUndo(message: string, moves: string): void {
  put({ message, moves, until: Date.now() + undoMs - spareMs });
}

export function endUndo(): void {
  put(null);
}

export function currentUndo(): UndoOffer | null {
  if (offer === undefined) offer = stored();
  return offer;
}

export function watchUndo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function put(next: UndoOffer | null): void {
  offer = next;
  if (next) tabStorage.write(key, JSON.stringify(next));
  else tabStorage.remove(key);
  for (const listener of listeners) listener();
}

function stored(): UndoOffer | null {
  const kept = tabStorage.readJson(key) as UndoOffer | null;
  return kept && kept.until > Date.now() ? kept : null;
}
