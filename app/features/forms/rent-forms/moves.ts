import type { FormState } from "../../../db/schema/forms";
import { formStateWords } from "../../../words/en/rent-forms/states";
import { closesSoon } from "./closes-soon";
import { type FormAction, stateAfter } from "./rules";

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
): { title: string; text: string; confirm: string } {
  const sent =
    received === 0 ? "" : ` ${received === 1 ? "1 application" : `${received} applications`} with all documents`;
  return intent === "delete"
    ? {
        title: "Delete this form?",
        text: `Its page goes offline at once${sent ? `, and${sent} can no longer be read` : ""}. It stays in the bin for 30 days, where you can restore it. Then everything is deleted.${held === 0 ? "" : sayHeld(held)}`,
        confirm: "Delete form",
      }
    : {
        title: "Close this form?",
        text: "No one can apply anymore, and applications that were started but not sent can’t be sent. You can still read what was sent, and open the form again later.",
        confirm: "Close form",
      };
}

function sayHeld(held: number): string {
  const what = held === 1 ? "1 application of it is" : `${held} applications of it are`;
  return ` ${what} on legal hold: the form stays in the bin until you restore it and lift the hold.`;
}

export type ShownState = { label: string; tone: (typeof formStateWords)[FormState]["tone"]; meaning: string };

/** The state as a landlord reads it; an open form whose date is near says so. `now` in milliseconds. */
export function shownState(form: { state: FormState; opensUntil: number | null }, now: number): ShownState {
  if (closesSoon(form, now)) {
    return { label: "Closes soon", tone: "amber", meaning: "Tenants can apply until its closing date." };
  }
  if (form.state === "deleted") return { ...formStateWords.deleted, label: "In the bin", tone: "neutral" };
  return formStateWords[form.state];
}
