import type { ApplicationState } from "../../../../kernel/states";
import type { Review } from "../queries/find-review.server";
import { heldLetter, type ReadMail } from "./shown-mails";

/** What the page of a manage link says of a decision. Times in milliseconds. */
export type ShownDecision = {
  state: "open" | "approved" | "declined" | "over";
  letter: {
    text: string;
    withNotice: boolean;
    /** When it leaves, or left; a time in the past where it waits for our mail to the landlord. */
    sendAt: number;
    state: "waiting" | "sent" | "stopped";
    /** Its mail, where there is no room for it today. */
    held: ReadMail | null;
  } | null;
  /** Our mail to the landlord: the letter has its time only once that has gone. */
  told: "yes" | "not-yet" | "failed";
};

/** Undecided, decided with the letter that tells it, or ended by the applicant or a clock. */
export function guestDecisionOf(state: ApplicationState, { letters, mails, decidedAt }: Review): ShownDecision {
  if (state === "withdrawn" || state === "expired") return { state: "over", letter: null, told: "yes" };
  if (state !== "approved" && state !== "declined") return { state: "open", letter: null, told: "yes" };
  const letter = letters.find(({ kind }) => kind === state || (state === "declined" && kind === "home-let"));
  const mail = mails.find(({ kind, at }) => kind === "mail.guest-decided" && at >= (decidedAt ?? 0));
  const isFailed = mail?.state === "failed" || mail?.state === "returned";
  return {
    state,
    letter: letter
      ? { ...letterOf(letter), held: letter.state === "waiting" ? heldLetter({ mails, letters }) : null }
      : null,
    told: isFailed ? "failed" : mail?.state === "sent" ? "yes" : "not-yet",
  };
}

function letterOf({ text, withNotice, sendAt, state }: Review["letters"][number]) {
  return { text, withNotice, sendAt, state };
}
