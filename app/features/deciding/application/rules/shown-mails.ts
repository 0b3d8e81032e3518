import type { MailReader } from "../../../../db/schema/review";
import { dayMs } from "../../../../kernel/durations";
import { recipientFaults } from "../../../../platform/mail-codes";
import { type HeldCode, heldCodes } from "../../../../platform/mail-kinds";

/** Mails about an application that a landlord may send again: what they say is written anew each time. */
export const repeatableMails = [
  "mail.application-receipt",
  "mail.applicant-letter",
  "mail.info-request",
  "mail.member-invite",
  "mail.reference-request",
] as const;

/** Of one application. */
export const resendsADay = 5;

/** What became of a mail. "returned": the mail service took it, and it came back. "trying": the mail service did not take it yet and is asked again. "held": there is no room for it today. */
type MailState = "waiting" | "trying" | "held" | "sent" | "failed" | "returned" | "needless";

export type ReadMail = {
  id: string;
  kind: string;
  reader: MailReader;
  state: MailState;
  /** Of the last try, or of the asking while there was none. */
  at: number;
  attempts: number;
  /** The address itself is refused: sending again will not help. */
  isAddressRefused: boolean;
  /** Why it waits for room, or waited for days until it was given up; null where there was room. */
  heldBy: HeldCode | null;
  /** When a held one is tried again, in milliseconds. */
  leavesAt: number | null;
  isRepeat: boolean;
  mayRepeat: boolean;
};

type StoredMail = {
  id: string;
  kind: string;
  reader: MailReader;
  attempts: number;
  attemptedAt: number;
  sentAt: number | null;
  failedAt: number | null;
  error: string | null;
  repeats: string | null;
  /** When its job is tried next. */
  nextAt?: number | null;
};

/** A mail is written again from its job, which is kept for 90 days. */
const jobsKeptMs = 90 * dayMs;

/** The record, newest first, as the page shows it. */
export function describeMails(rows: readonly StoredMail[], now: number): ReadMail[] {
  const repeated = new Set(rows.map(({ repeats }) => repeats));
  return rows.map(({ id, kind, reader, attempts, attemptedAt, sentAt, failedAt, error, repeats, nextAt = null }) => {
    const state = stateOf({ attempts, sentAt, failedAt, error });
    const isOver = state === "sent" || state === "failed" || state === "returned" || state === "needless";
    return {
      id,
      kind,
      reader,
      state,
      at: failedAt ?? sentAt ?? attemptedAt,
      attempts,
      isAddressRefused: recipientFaults.some((code) => code === error),
      heldBy: heldBy(error),
      leavesAt: state === "held" ? nextAt : null,
      isRepeat: repeats !== null,
      mayRepeat:
        isOver &&
        !repeated.has(id) &&
        attemptedAt > now - jobsKeptMs &&
        repeatableMails.some((known) => known === kind),
    };
  });
}

function stateOf({
  attempts,
  sentAt,
  failedAt,
  error,
}: Pick<StoredMail, "attempts" | "sentAt" | "failedAt" | "error">): MailState {
  if (sentAt !== null) return failedAt === null ? "sent" : "returned";
  if (failedAt !== null) return error === "not-needed" ? "needless" : "failed";
  if (attempts === 0) return "waiting";
  return heldBy(error) ? "held" : "trying";
}

function heldBy(error: string | null): HeldCode | null {
  return heldCodes.find((code) => code === error) ?? null;
}

/** The mail of a letter about a decision that is held now; null where none waits, or it was stopped. */
export function heldLetter({ mails, letters }: HeldAmong): ReadMail | null {
  if (!letters.some(({ state }) => state === "waiting")) return null;
  return mails.find(({ kind, state }) => kind === "mail.applicant-letter" && state === "held") ?? null;
}

type HeldAmong = { mails: readonly ReadMail[]; letters: readonly { state: "waiting" | "sent" | "stopped" }[] };
