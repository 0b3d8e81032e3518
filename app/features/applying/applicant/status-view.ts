import type { PageLocale } from "../../../kernel/page-locale";
import type { LandlordProfile } from "../../forms/form-model/schema";
import type { ShownState } from "../answering/shown-state";
import type { AnswerPromise } from "../applications/answer-promise";
import type { Answer } from "../applications/decision-notice";
import type { HouseholdPerson } from "../applications/household/people";
import type { ErasureClock } from "../applications/retention";
import type { ReadRequest } from "../info-requests/queries/list-requests.server";
import type { ThreadCornerProps } from "../messages/ui/thread-corner";
import type { LoggedReference } from "../references/reference-log";
import type { SlotTime } from "../viewings/slot-times";
import type { Standing } from "../viewings/standing";
import type { LetterText, Outcome } from "./queries/find-status.server";
import type { KeepingRule } from "./ui/kept";
import type { SentContent } from "./ui/status-sent";

/** After the address of the status page: all that was sent, unfolded for a printer. */
export const sentToPrint = "?show=sent#sent";

export type StatusPageProps = {
  locale: PageLocale;
  /** Address of this page. */
  here: string;
  /** Null for who is not invited, or has seen the home. */
  viewing: { askAt: string; booked: (SlotTime & { standing: Standing }) | null } | null;
  formTitle: string;
  /** As the version that was filled in says it. */
  landlord: LandlordProfile | undefined;
  reference: string;
  state: ShownState;
  submittedAt: number;
  /** By when the landlord promised an answer; null where none is owed. */
  promise: AnswerPromise | null;
  household: HouseholdPerson[];
  /** A link was just sent again, or too often. */
  invitation: "yes" | "no" | null;
  /** Address of the script of a link to hand on. */
  shareScript: string;
  /** Origin and form, for that link. */
  site: string;
  urlId: string;
  /** When its applicant or the clock ended it; null where neither did. */
  endedAt: number | null;
  /** When the landlord first opened it. */
  openedAt: number | null;
  changedAt: number | null;
  heldAt: number | null;
  papersErasedAt: number | null;
  /** Null once all is erased. */
  keeping: KeepingRule | null;
  /** Null before the decision, and once all is erased. */
  erasure: ErasureClock | null;
  outcome: Outcome | null;
  sentLetter: LetterText | null;
  answer: Answer | null;
  now: number;
  isUndecided: boolean;
  /** A mail to this person waits. */
  isMailHeld: boolean;
  /** A press on this page shows that the mailbox is this person's. */
  confirmsMailbox: boolean;
  /** Address of the script that says that somebody was here. */
  openedScript: string;
  /** The last mail to this person came back. */
  isMailReturned: boolean;
  /** What was sent is unfolded. */
  isSentShown: boolean;
  /** What became of the last press. */
  said: StatusNotice | null;
  content:
    | (SentContent & {
        hasUnsent: boolean;
        requests: ReadRequest[];
        references: LoggedReference[];
        thread: Omit<ThreadCornerProps, "locale" | "at" | "isSent">;
      })
    | null;
};

/** "late-...": it came after the decision, or after a request was over. "held": withdrawn, but not erased. "corrected", "answered": it is done. "mail-...": another try at an address that mail came back from. */
export const statusNotices = [
  "late-withdraw",
  "late-correct",
  "late-info",
  "held",
  "corrected",
  "answered",
  "mail-again",
  "mail-refused",
  "message-sent",
  "message-over",
] as const;
/** "over-correct": it came after an end that no landlord made; no address says so of itself. */
export type StatusNotice = (typeof statusNotices)[number] | "over-correct";
