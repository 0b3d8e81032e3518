import type { FormState } from "../../../db/schema/forms";
import type { PageLocale } from "../../../kernel/page-locale";
import type { BadgeTone } from "../../../ui/badge";
import { closesSoon } from "./closes-soon";
import { moveWords } from "./moves-words";
import { type FormAction, stateAfter } from "./rules";
import { stateWords } from "./states-words";

/** What a landlord does to a form as a whole, beside changing its questions. */
export const moveIntents = ["pause", "reopen", "close", "archive", "unarchive", "delete", "restore"] as const;
export type MoveIntent = (typeof moveIntents)[number];

const actions: Record<MoveIntent, FormAction> = {
  pause: "pause",
  reopen: "reopen",
  close: "close",
  archive: "archive",
  unarchive: "unarchive",
  delete: "delete",
  restore: "undelete",
};

/** Whether the state allows it to an account; what is not allowed is not offered. */
export function mayMove(state: FormState, intent: MoveIntent): boolean {
  return stateAfter(state, actions[intent], "account") !== null;
}

/** The move that takes another back, for the toast. */
export const undoingMoves: Partial<Record<MoveIntent, MoveIntent>> = {
  pause: "reopen",
  close: "reopen",
  archive: "unarchive",
  delete: "restore",
};

/** What is lost, said before it is. */
export function moveWarning(
  intent: "close" | "delete",
  { received, held }: { received: number; held: number },
  language: PageLocale,
): { title: string; text: string; confirm: string } {
  const words = moveWords[language];
  if (intent === "close") return { title: words.closeTitle, text: words.closeText, confirm: words.closeForm };
  const text = received === 0 ? words.deleteEmpty : words.deleteText({ count: received });
  return {
    title: words.deleteTitle,
    text: held === 0 ? text : `${text} ${words.held({ count: held })}`,
    confirm: words.deleteForm,
  };
}

export type ShownState = { label: string; tone: BadgeTone; meaning: string };

export const stateTones: Record<FormState, BadgeTone> = {
  draft: "neutral",
  pending_verification: "amber",
  open: "accent",
  paused: "amber",
  full: "amber",
  closed: "neutral",
  suspended: "red",
  archived: "neutral",
  deleted: "red",
};

/** The state as a landlord reads it; an open form whose date is near says so. `now` in milliseconds. */
export function shownState(
  form: { state: FormState; opensUntil: number | null },
  now: number,
  language: PageLocale,
): ShownState {
  const words = stateWords[language];
  if (closesSoon(form, now)) return { ...words.closesSoon, tone: "amber" };
  if (form.state === "deleted") return { ...words.deleted, label: words.inBin, tone: "neutral" };
  return { ...words[form.state], tone: stateTones[form.state] };
}
