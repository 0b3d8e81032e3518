import type { FormState } from "../../../db/schema/forms";
import type { BadgeTone } from "../../../ui/badge";

/** Names of a form's states, as its landlord reads them. */
export const formStateWords: Record<FormState, { label: string; tone: BadgeTone; meaning: string }> = {
  draft: { label: "Draft", tone: "neutral", meaning: "Only you can see it." },
  pending_verification: {
    label: "Waiting for your confirmation",
    tone: "amber",
    meaning: "Confirm your email to publish it.",
  },
  open: { label: "Open", tone: "accent", meaning: "Tenants can apply." },
  paused: {
    label: "Paused",
    tone: "amber",
    meaning: "Visitors see that you aren’t taking applications right now. Drafts are kept.",
  },
  full: {
    label: "Full",
    tone: "amber",
    meaning: "The limit of applications is reached. Drafts begun before can be sent for 72 hours.",
  },
  closed: { label: "Closed", tone: "neutral", meaning: "No one can apply. You can still read what was sent." },
  suspended: {
    label: "Under review",
    tone: "red",
    meaning: "We took the form offline to check it. Write to our support if this is a mistake.",
  },
  archived: { label: "Archived", tone: "neutral", meaning: "Put away. You can still read what was sent." },
  deleted: {
    label: "Deleted",
    tone: "red",
    meaning: "The form and its applications are in the bin and will be deleted.",
  },
};
