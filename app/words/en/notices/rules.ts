/** What a landlord is told of in the account. */
export default {
  /** Of one application: `ref` of the notice is its id. The mail is chosen in the notification settings, as with forms. */
  applications: {
    "application-new": "New application",
    "application-changed": "Application changed",
    "household-complete": "Household complete",
    "info-answered": "Your question was answered",
    message: "New message",
    "reference-in": "A reference has replied",
    "application-withdrawn": "Application withdrawn",
  },
  /** `ref` is the id of the form, or names the telling where it is about several. */
  forms: {
    "form-closing": "Form closes soon",
    "form-full": "Form is full",
    "form-closed": "Form is closed",
    "form-quiet": "Form has no applications yet",
    "applicants-wait": "Applicants are waiting for an answer",
    "undecided-near": "Closes without a decision in 7 days",
    "decision-notice-due": "An applicant hasn’t heard your decision",
    "erasure-near": "Deleted in 7 days",
  },
  /** These are told always: what they say cannot wait. */
  always: {
    "form-suspended": "Form taken offline",
    "form-restored": "Form is back online",
    "form-held": "Form waits until we’ve looked at it",
    "form-locked": "Documents are on hold until we’ve looked at your form",
    "form-answered": "We answered your message about your form",
    "form-erasure": "Form will be deleted",
    "form-law": "The law for your form is changing",
    credits: "Credits",
    payments: "Payments",
  },
  /** These stand in the account alone. */
  silent: {
    "mail-failed": "An email could not be delivered",
    "mail-returned": "Email to your own address came back",
  },
  /** Of an account that several people share; `teamBy` where {name} did it. */
  team: { mention: "You were mentioned in a note", assigned: "Assigned to you" },
  teamBy: { mention: "{name} mentioned you in a note", assigned: "{name} assigned you" },
  /** Of notices about money, by what their `ref` begins with. */
  money: {
    purchase: "Credits were added",
    voucher: "Credits from a voucher were added",
    "refund-failed": "Your refund didn’t go through",
    "paid-back": "A payment was refunded",
    "plan-started": "You have Pro",
    "plan-renewed": "Pro was renewed",
    "plan-cancelled": "Pro is canceled",
    "plan-failed": "Your payment for Pro did not go through",
    "plan-ended": "Pro has ended",
    "plan-second": "A second subscription was ended and refunded",
    "dispute-open": "A payment is disputed",
    "dispute-over": "A dispute is settled",
  },
  /** Of a kind that is not known here. */
  other: "News",
} as const;
