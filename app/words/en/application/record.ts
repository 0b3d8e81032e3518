/** What was told, mailed and noted about an application, how long it is kept, and all that happened. */
export default {
  panels: { mails: "Emails", kept: "How long it is kept", history: "History" },
  letters: {
    kinds: {
      shortlisted: "On the shortlist",
      approved: "Approved",
      declined: "Declined",
      reopened: "Reopened",
      "home-let": "The home is rented",
    },
    states: { waiting: "Waits", sent: "Sent", stopped: "Not sent" },
    withNotice: "With the notice about the report that was used.",
    stop: "Do not send it",
    /** Over the reason why a letter about a decision has not gone. */
    heldTitle: "Your letter waits",
  },
  notes: {
    /** Before a note that was not written by itself. */
    kinds: {
      decline: "With the decision to decline",
      conditions: "Conditions of the approval",
      hold: "Why it is kept",
    },
    someoneGone: "Someone who left",
    remove: "Remove note",
    new: "New note",
    hint: "Only you and your colleagues see it. Note facts about the application, nothing about who someone is.",
    add: "Add note",
    adding: "Adding",
  },
  mails: {
    /** What a mail was about. */
    kinds: {
      "mail.application-receipt": "We have your application",
      "mail.confirm-application": "Confirm your address",
      "mail.applicant-letter": "Your letter about a decision",
      "mail.guest-decided": "What was decided with your link",
      "mail.info-request": "What you asked for",
      "mail.member-invite": "Invitation to fill in their part",
      "mail.part-receipt": "We have your part",
      "mail.part-ends": "Your part will be deleted",
      "mail.decision-notice": "Decided, and no letter came",
      "mail.member-outcome": "How the application was decided",
      "mail.message": "Your message",
      "mail.message-in": "A new message",
      "mail.new-application": "A new application",
      "mail.application-changed": "An application was changed",
      "mail.info-answered": "An answer to your question",
      "mail.household-complete": "The household is complete",
      "mail.withdrawn": "An application was withdrawn",
      "mail.reference-request": "Request for a reference",
      "mail.reference-in": "A reference came in",
    },
    other: "An email",
    /** {mail}: one of `kinds`. */
    to: {
      applicant: "{mail}, to the applicant",
      landlord: "{mail}, to you",
      member: "{mail}, to a co-applicant or guarantor",
      referee: "{mail}, to a reference contact",
    },
    toAgain: {
      applicant: "{mail}, to the applicant, again",
      landlord: "{mail}, to you, again",
      member: "{mail}, to a co-applicant or guarantor, again",
      referee: "{mail}, to a reference contact, again",
    },
    states: {
      waiting: "On its way",
      trying: "Tried, will be tried again",
      held: "Held",
      sent: "Sent",
      failed: "Not delivered",
      returned: "Came back",
      needless: "No longer needed",
    },
    /** Why a mail waits. */
    held: {
      "mailbox-full": "This address has had as many emails as we send to one in a day.",
      "stranger-full":
        "No one at this address has opened a link of ours yet. We send such an address only a few emails a day, from whoever they come.",
      "strangers-of-day":
        "No one at this address has opened a link of ours yet, and your limit for such addresses is reached today.",
    },
    /** When it leaves. */
    leaves: "It leaves by itself on {time}.",
    leavesOnceConfirmed:
      "It leaves by itself as soon as they open the link in an email from us, at the latest on {time}.",
    givenUp: {
      refused: "The address takes no email. Reach the person another way.",
      full: "The address had too many emails for days. Reach the person another way.",
      unconfirmed: "For days no one at this address has opened a link of ours. Reach the person another way.",
      other: "The email service gave up. The address may be wrong.",
    },
    again: "Send again",
    /** The same button for who does not see which mail stands beside it. */
    againWhich: "Send again: {mail}",
    sending: "Sending",
  },
  kept: {
    documents: "Documents",
    answers: "Answers",
    /** There are no documents. */
    none: "none kept",
    on: "deleted on {time}",
    onAtLatest: "deleted on {time} at the latest",
    soon: "Local law says how long. We notify you seven days before.",
    told: "We told you about the next deletion. Local law says how long data is kept.",
    guest:
      "Without an account, everything is deleted {days} days after this form closes. The applicant knew this before sending. We notify you {noticeDays} days before.",
    undecided:
      "After your decision documents are deleted in {documentsDays} days and answers in {answersMonths, plural, one {# month} other {# months}}. Without one the application ends {closedDays} days after its form closes, or {sentMonths} months after it was sent, and the same times follow. The applicant knew this before sending. We notify you seven days before.",
  },
  hold: {
    on: "On legal hold",
    since: "since {time}",
    note: "None of it is deleted, on schedule or on request. The applicant sees that you’re keeping it for a legal claim, but not why.",
    lift: "Lift the hold",
    lifting: "Lifting",
    reason: "Why it must be kept",
    reasonHint:
      "Name the claim or dispute. Only you and your colleagues see it. The applicant sees that the application is kept for a legal claim.",
    open: "Keep it for a legal claim",
    put: "Put on hold",
    keeping: "Keeping",
    cancel: "Cancel",
  },
} as const;
