import type { FormState } from "../../../db/schema/forms";
import { dayMs } from "../../../kernel/durations";

/** Who moves a form. "guest" holds the form's manage link, "account" owns it, "system" is a sweep. */
export type FormMover = "guest" | "account" | "system";

export type FormAction =
  | "askVerification"
  | "publish"
  | "pause"
  | "reopen"
  | "fill"
  | "expire"
  | "close"
  | "archive"
  | "unarchive"
  | "delete"
  | "undelete";

type Transition = {
  action: FormAction;
  from: readonly FormState[];
  /** "before": the state that `stateBefore` remembers. */
  to: FormState | "before";
  by: readonly FormMover[];
};

const landlord = ["guest", "account"] as const;

/** The life of a form in the hands of its landlord and the sweeps; each of their commands writes its guard from this table. */
export const formTransitions: readonly Transition[] = [
  { action: "askVerification", from: ["draft", "pending_verification"], to: "pending_verification", by: ["guest"] },
  { action: "publish", from: ["pending_verification"], to: "open", by: ["guest"] },
  { action: "publish", from: ["draft"], to: "open", by: ["account"] },
  { action: "pause", from: ["open"], to: "paused", by: landlord },
  { action: "reopen", from: ["paused", "closed"], to: "open", by: landlord },
  { action: "fill", from: ["open"], to: "full", by: ["system"] },
  { action: "expire", from: ["open", "paused"], to: "closed", by: ["system"] },
  { action: "close", from: ["open", "paused", "full"], to: "closed", by: landlord },
  { action: "archive", from: ["closed"], to: "archived", by: ["guest", "account", "system"] },
  { action: "unarchive", from: ["archived"], to: "closed", by: landlord },
  {
    action: "delete",
    from: ["draft", "pending_verification", "open", "paused", "full", "closed", "archived"],
    to: "deleted",
    by: landlord,
  },
  // Out of the bin a form that ran comes back closed: reopening asks for room and time anew.
  { action: "undelete", from: ["deleted"], to: "before", by: landlord },
];

/** How long a deleted form lies in the bin before it is erased. */
export const binMs = 30 * dayMs;
/** How long before its closing date a form's landlord is asked whether to extend it. */
export const closingNoticeMs = 3 * dayMs;
/** How long a form stays closed before it is put away. */
export const archiveAfterMs = 90 * dayMs;
/** A guest's form that nobody claimed is erased 60 days after it ended; its guest is told 30 days before. */
export const guestNoticeAfterMs = 30 * dayMs;
export const guestNoticeMs = 30 * dayMs;
/** Where the mail that tells of it cannot leave, the form waits for it no longer than this after it was announced. */
export const guestWaitAtMostMs = 90 * dayMs;
/** So long after it closed a form without an account is kept, with its applications. */
export const guestKeptMs = guestNoticeAfterMs + guestNoticeMs;
/** A confirming link lives 7 days; for one more its page offers a fresh one, then the form is erased. */
export const unconfirmedMs = 8 * dayMs;

/** The states from which this mover may take this action; empty when it is not his to take. */
export function statesBefore(action: FormAction, mover: FormMover): FormState[] {
  return formTransitions.filter((row) => row.action === action && row.by.includes(mover)).flatMap((row) => row.from);
}

/** Where the action leads from this state, or null when it may not be taken. */
export function stateAfter(from: FormState, action: FormAction, mover: FormMover): FormState | "before" | null {
  const row = formTransitions.find(
    (entry) => entry.action === action && entry.from.includes(from) && entry.by.includes(mover),
  );
  return row?.to ?? null;
}

/** States in which the questions may still be edited. A suspended, archived or deleted form rests. */
export const editableStates: readonly FormState[] = [
  "draft",
  "pending_verification",
  "open",
  "paused",
  "full",
  "closed",
];

/** Whether its landlord may change the questions: also of a form that is held until somebody has looked at it. */
export function isEditable({ state, heldAt }: { state: FormState; heldAt: number | null }): boolean {
  return editableStates.includes(state) || (state === "suspended" && heldAt !== null);
}

/** States of a form that is published and has not ended. */
export const runningStates: readonly FormState[] = ["open", "paused", "full"];

/** States of a form that has been published and may get a further version. */
export const revisableStates: readonly FormState[] = [...runningStates, "closed"];

/** What the questions of time need to know. `closedAt` is when a form became full or closed. Times in milliseconds. */
export type FormMoment = { state: FormState; opensUntil: number | null; closedAt: number | null };

/** How long a draft begun in time may still be sent after its form became full or reached its date. */
export const graceForDraftsMs = 72 * 60 * 60 * 1000;

function hasReachedDate(form: FormMoment, now: number): boolean {
  return form.opensUntil !== null && form.opensUntil <= now;
}

/** The state as it holds at this moment: past its closing date an open or paused form is closed, swept yet or not. */
export function stateAt(form: FormMoment, now: number): FormState {
  const isRunning = form.state === "open" || form.state === "paused";
  return isRunning && hasReachedDate(form, now) ? "closed" : form.state;
}

/** Whether a new application may be begun. */
export function acceptsApplications(form: FormMoment, now: number): boolean {
  return stateAt(form, now) === "open";
}

/** What happens to a draft when it is sent now. "wait": the form is paused. "refuse": closed, or begun too late. */
export function draftVerdict(form: FormMoment, startedAt: number, now: number): "send" | "wait" | "refuse" {
  if (acceptsApplications(form, now)) return "send";
  const stoppedAt = stoppedByItselfAt(form, now);
  if (stoppedAt !== null) return startedAt < stoppedAt && now < stoppedAt + graceForDraftsMs ? "send" : "refuse";
  return form.state === "paused" ? "wait" : "refuse";
}

/** When the form became full or reached its date; null when it runs still or somebody stopped it by hand. */
function stoppedByItselfAt(form: FormMoment, now: number): number | null {
  if (form.state === "full") return form.closedAt;
  if (form.state === "open" || form.state === "paused") return hasReachedDate(form, now) ? form.opensUntil : null;
  const isClosedByDate = form.opensUntil !== null && form.closedAt !== null && form.closedAt >= form.opensUntil;
  return form.state === "closed" && isClosedByDate ? form.opensUntil : null;
}
