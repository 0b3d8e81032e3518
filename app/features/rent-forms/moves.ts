import type { FormState } from "../../db/schema/forms";
import { closesSoon } from "./closes-soon";
import { type FormAction, stateAfter } from "./rules";
import { formStateWords } from "./words";

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

type MoveWords = {
  label: string;
  pending: string;
  done: string;
  /** What takes it back, for the toast. */
  undo?: MoveIntent;
};

export const moveWords: Record<MoveIntent, MoveWords> = {
  pause: { label: "Pause", pending: "Pausing", done: "The form is paused.", undo: "reopen" },
  reopen: { label: "Open again", pending: "Opening", done: "The form is open. Tenants can apply." },
  close: { label: "Close", pending: "Closing", done: "The form is closed.", undo: "reopen" },
  archive: { label: "Archive", pending: "Archiving", done: "The form is archived.", undo: "unarchive" },
  unarchive: {
    label: "Take out of the archive",
    pending: "Taking out",
    done: "The form is back in your list, closed.",
  },
  delete: { label: "Delete", pending: "Deleting", done: "The form is in the bin.", undo: "restore" },
  restore: { label: "Restore", pending: "Restoring", done: "The form is out of the bin." },
};

/** What is lost, said before it is. */
export function moveWarning(
  intent: "close" | "delete",
  { received, held }: { received: number; held: number },
): { title: string; text: string; confirm: string } {
  const sent =
    received === 0 ? "" : ` ${received === 1 ? "1 application" : `${received} applications`} with all documents`;
  return intent === "delete"
    ? {
        title: "Delete this form?",
        text: `Its page goes offline at once${sent ? `, and${sent} can no longer be read` : ""}. It stays in the bin for 30 days, where you can restore it. Then everything is erased.${held === 0 ? "" : sayHeld(held)}`,
        confirm: "Delete form",
      }
    : {
        title: "Close this form?",
        text: "Nobody can apply any more, and applications that were begun but not sent cannot be sent. What was sent stays here to read. You can open the form again later.",
        confirm: "Close form",
      };
}

function sayHeld(held: number): string {
  const what = held === 1 ? "1 application of it is" : `${held} applications of it are`;
  return ` ${what} on legal hold: the form stays in the bin until you restore it and lift the hold.`;
}

export const moveFailures: Record<string, string> = {
  "no-words": "Nothing was written. Tell us what is wrong, then press Send.",
  "too-often": "You have written several times within the last hour. Wait a little before you write again.",
  "not-found": "This form is not here any more.",
  "wrong-state": "The form has changed meanwhile. The page shows how it is now.",
  "limit-reached": "The form has taken as many applications as it may. Raise its maximum to open it again.",
  "other-form-open":
    "One form at a time is free, and another one of yours is open. Close that one first, or use a credit for this one.",
  "term-over":
    "What this form was paid for is over, and it holds more than the free plan. Use a credit to open it again.",
  "no-credit": "There is no credit left in your account.",
  "no-welcome": "The welcome credit of this address was used before.",
  "credits-held": "A payment of your account is disputed. Until that is settled no credit can be used.",
  conflict: "Another press was quicker. The page shows how the form is now.",
  "is-pro": "With Pro this form needs no credit.",
  "too-many": "That was a lot of forms in an hour. Wait a while and try again.",
  "too-large": "The form is too long to be copied.",
};

export type ShownState = { label: string; tone: (typeof formStateWords)[FormState]["tone"]; meaning: string };

/** The state as a landlord reads it; an open form whose date is near says so. `now` in milliseconds. */
export function shownState(form: { state: FormState; opensUntil: number | null }, now: number): ShownState {
  if (closesSoon(form, now)) {
    return { label: "Closes soon", tone: "amber", meaning: "Tenants can apply until its closing date." };
  }
  if (form.state === "deleted") return { ...formStateWords.deleted, label: "In the bin", tone: "neutral" };
  return formStateWords[form.state];
}
