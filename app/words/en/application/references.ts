/** Whom an applicant named to be asked, who may be, and what was answered. */
export default {
  title: "References",
  /** Who may not ask: with a form that has no credit, and for a landlord without an account. */
  offer: "On forms with a credit or Pro, we send your questions to previous landlords and employers.",
  leadPlan: "The people the household named.",
  leadGuest: "The people the household named. We contact them only for landlords with an account.",
  lead: "You choose who to ask, and we send the questions. Answers are for this application only: no one scores or reuses them.",
  kinds: {
    landlord: "Landlord or agent",
    employer: "Someone at work",
    personal: "Personal reference",
  },
  /** {name}: of the applicant. */
  namedBy: {
    landlord: "Landlord or agent, named by {name}",
    employer: "Someone at work, named by {name}",
    personal: "Personal reference, named by {name}",
  },
  about: {
    landlord: "Landlord or agent, about {name}",
    employer: "Someone at work, about {name}",
    personal: "Personal reference, about {name}",
  },
  /** Names one request. {kind}: one of `kinds`. */
  label: "{kind}: {name}",
  consents: {
    now: "May be asked at any time.",
    later: "May be asked after the applicant was asked.",
    shortlist: "May be asked from the shortlist on.",
    no: "May not be asked.",
    unsaid: "The applicant did not say whether you may ask.",
  },
  /** {why}: what the law of the place says. */
  law: "The law here: {why}",
  source: "Source",
  ask: "Ask for a reference",
  /** Why nobody can be asked. */
  bars: {
    /** The law stands beside it. */
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
  },
  states: {
    open: "Waiting for an answer",
    answered: "Answered",
    declined: "Does not want to answer",
    cancelled: "Withdrawn",
    expired: "No answer in 14 days",
    ended: "No longer open",
  },
  asked: "Asked {asked}",
  askedOpen: "Asked {asked}, open until {until}",
  askedAnswered: "Asked {asked}, answered {answered}",
  cancel: "No longer needed",
  cancelling: "Taking back",
  /** Before what somebody added in own words. */
  added: "Added",
  notAnswered: "Not answered",
} as const;
