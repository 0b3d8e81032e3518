import type { RuleEffect, RuleKind, SwitchName } from "../../../kernel/screen-rules";
import type { SuspensionReason } from "../../../platform/outbox.server";

export const kindWords: Record<RuleKind, string> = {
  mail: "Email address",
  domain: "Email domain",
  network: "Network (IP prefix)",
  asn: "Provider (AS number)",
  phrase: "Phrase",
  photo: "Picture (SHA-256)",
  host: "Host of a link",
};

export const switchWords: Record<SwitchName, { title: string; on: string; effect: string }> = {
  "pause-guests": {
    title: "Pause all guest publishing",
    on: "Guests’ forms wait",
    effect: "A guest who confirms reads that the form has to wait, and until when. Open forms and accounts continue.",
  },
  "proof-everywhere": {
    title: "Ask everyone for a calculation",
    on: "A calculation is asked of everyone",
    effect: "Each start of a guest’s form and each application. People without JavaScript confirm by email, as before.",
  },
};

export const actionWords: Record<string, string> = {
  "screen.rule-add": "Rule added",
  "screen.rule-end": "Rule ended",
  "screen.rule-renew": "Rule renewed for 90 days",
  "screen.rule-shadow": "Rule only counts",
  "screen.rule-live": "Rule acts",
  "screen.switch-on": "Switched on",
  "screen.switch-off": "Switched off",
  "screening.suspend": "Form suspended",
  "screening.restore": "Form restored",
  "screening.release": "Form released",
  "screening.hold": "Form kept closed",
  "screening.answer": "Appeal answered",
  "screening.appeal": "Appeal",
  "screen.contact-keep": "Message is spam",
  "screen.contact-release": "Message is no spam",
  "screen.contact-back": "Message back in the queue",
  "screen.applications-keep": "Held applications are spam",
  "screen.applications-back": "Held applications back in the queue",
  "screen.account-release": "Account is fine",
  "screen.account-back": "Account back in the queue",
  "screen.question-keep": "Question rightly refused",
  "screen.question-release": "Question should pass",
  "screen.question-back": "Question back in the queue",
  "form.suspend": "Form suspended",
  "form.restore": "Form restored",
};

/** Why a form is taken offline, as the admin chooses it; the mail says each in a sentence to its landlord. */
export const formReasonWords: Record<SuspensionReason, string> = {
  deception: "It deceives people",
  "unlawful-questions": "It asks what may not be asked",
  "not-a-home": "It isn’t about a home to rent",
  spam: "It is one of many made by a machine",
  other: "Something else",
};

export const effectWords: Record<RuleEffect, string> = {
  allow: "Allow",
  points: "Add points",
  hold: "Hold",
  block: "Block",
};

export const scopeWords = {
  all: "Everything",
  form: "Forms",
  application: "Applications",
  contact: "Contact messages",
} as const;

export const lifeWords: Record<string, string> = {
  "2h": "2 hours",
  "1d": "A day",
  "7d": "A week",
  "30d": "30 days",
  "90d": "90 days",
  "365d": "A year",
};
