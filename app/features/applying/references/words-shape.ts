import type { RefereeKind } from "../../../db/schema/review";
import type { Stated } from "./model";
import type { QuestionKey, ReplyKey } from "./questions";

/** What was stated, as it is read aloud in one language. */
export type StatedText = { applicant: string } & Partial<Record<keyof Stated, string>>;

/** Everything that a referee reads, and what the applicant reads of it. */
export type ReferenceWords = {
  questions: Record<QuestionKey, (stated: StatedText) => string>;
  /** Label of the line beside a question that also has replies. */
  details: Partial<Record<QuestionKey, string>>;
  replies: Record<ReplyKey, string>;
  kinds: Record<RefereeKind, string>;
  title: (applicant: string) => string;
  lead: (landlord: string, applicant: string) => string;
  until: (day: string) => string;
  fair: string;
  notice: {
    title: string;
    lines: (facts: {
      landlord: string;
      applicant: string;
      months: string;
      support: string;
    }) => (readonly [term: string, text: string])[];
  };
  comment: string;
  commentHint: string;
  send: string;
  decline: string;
  declineText: string;
  states: Record<"answered" | "declined" | "expired" | "cancelled" | "unknown", readonly [title: string, text: string]>;
  nothing: string;
  tooLong: (question: string, most: number) => string;
  control: (question: string) => string;
  badPost: string;
  mail: {
    subject: string;
    reminderSubject: string;
    text: (landlord: string, applicant: string) => string;
    what: string;
    reminder: string;
    ends: string;
    action: string;
    spelledOut: string;
    source: (applicant: string) => string;
    stop: string;
    questions: string;
  };
  log: {
    title: string;
    text: string;
    asked: string;
    answered: string;
    declined: string;
    open: string;
    over: string;
    /** Somebody whom another person of the household named. */
    others: string;
  };
};
