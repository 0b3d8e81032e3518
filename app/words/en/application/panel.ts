import type { RefereeKind } from "../../../db/schema/review";
import type { AskBar, ReferenceConsent, ReferenceState } from "../../../features/applying/references/rules";
import type { BadgeTone } from "../../../ui/badge";

/** What a landlord reads beside a person. */
export const kindWords: Record<RefereeKind, string> = {
  landlord: "Landlord or agent",
  employer: "Someone at work",
  personal: "Personal reference",
};

export const consentWords: Record<ReferenceConsent, string> = {
  now: "May be asked at any time",
  later: "May be asked after the applicant was asked",
  shortlist: "May be asked from the shortlist on",
  no: "May not be asked",
  unsaid: "The applicant did not say whether you may ask",
};

/** `law` is told beside "place". */
export const barWords: Record<AskBar, string> = {
  place: "Not asked where this home is.",
  "no-address": "Named without an email address: no email can go there.",
  "own-address": "This is the applicant’s own address, so a reference from it proves nothing.",
  "refused-by-applicant": "The applicant does not want this person to be asked.",
  unsaid: "Ask the applicant first, by “Ask for more”.",
  "not-yet": "Available once the application is on the shortlist.",
  decided: "The application is decided.",
  open: "Asked. Wait for the answer, or withdraw it below.",
  answered: "Has answered.",
  declined: "Doesn’t want to answer, and won’t be asked again.",
  "asked-enough": "Asked three times already.",
};

export const stateWords: Record<ReferenceState, { label: string; tone: BadgeTone }> = {
  open: { label: "Waiting for an answer", tone: "amber" },
  answered: { label: "Answered", tone: "accent" },
  declined: { label: "Does not want to answer", tone: "neutral" },
  cancelled: { label: "Withdrawn", tone: "neutral" },
  expired: { label: "No answer in 14 days", tone: "neutral" },
  ended: { label: "No longer open", tone: "neutral" },
};
