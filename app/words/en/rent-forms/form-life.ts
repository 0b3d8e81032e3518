/** Emails to a landlord about what happens to a form. {count}: of its applications. */
export default {
  /** Label of the title. */
  form: "Form",
  openAddress: "Or open this address in a browser:",
  linkWorks: "The link works for 30 days. Please do not pass this email on: it opens the form.",
  whyGuest: "You got this email because this address was confirmed for the form above.",
  whyAccount: "You got this email because the form above belongs to your account.",
  stop: "Stop these emails",
  /** Buttons. */
  changeDate: "Change the closing date",
  readApplications: "Read the applications",
  openForm: "Open the form",
  seeForm: "See the form",
  closing: {
    subject: "{days, plural, one {Closes in # day: extend?} other {Closes in # days: extend?}}",
    text: "Your form closes on {moment}. So far it has received {count, plural, one {# application} other {# applications}}.",
    rest: "Still looking? Choose a later closing date. Found someone? Then there is nothing to do.",
  },
  full: {
    subject: "Your form reached its limit",
    text: "Your form has received {count, plural, one {# application} other {# applications}}, as many as it may. Visitors now read that it is full.",
    rest: "Applications that were begun before can still be sent for 72 hours.",
  },
  closed: {
    subject: "Your form is closed",
    text: "Your form has reached its closing date. It received {count, plural, one {# application} other {# applications}}.",
    rest: "Applications that were begun before can still be sent for 72 hours. You can open the form again.",
  },
  erasure: {
    subject: "Form and {count, plural, one {# application} other {# applications}} will be deleted on {day}",
    /** Put there by its landlord. */
    bin: "The form is in the bin. On {day} it is deleted for good, with {count, plural, one {# application} other {# applications}} and all documents.",
    binRest: "Until then you can take it out of the bin. If you meant to delete it, there is nothing to do.",
    /** A form of a landlord without an account. */
    ended:
      "The form ended a month ago. On {day} it is deleted for good, with {count, plural, one {# application} other {# applications}} and all documents.",
    endedRest:
      "Save what you still need until then. To keep it longer, create an account with this address: the form then moves there.",
  },
  suspended: {
    subject: "Your form is under review",
    /** {reason}: one of the following, with its full stop. */
    text: "We have taken your form offline. The reason: {reason}",
    reasons: {
      "unlawful-questions": "it asks for something that may not be asked of applicants.",
      deception: "it may mislead people about who is asking or what for.",
      "not-a-home": "it does not seem to be about a home to rent.",
      spam: "it looks like one of many forms made by a machine.",
      other: "it needs a closer look.",
    },
    rest: "Nothing is lost: applications and begun drafts are kept. No one can apply in the meantime.",
    mistake: "Do you think this is a mistake? Write to {email} and name the address of the form.",
    address: "Address of the form:",
  },
  answered: {
    subject: "Our answer about your form",
    text: "You wrote to us about your form. This is our answer:",
  },
  restored: {
    subject: "Your form is back",
    text: "We have looked at your form, and it is as it was before we took it offline.",
  },
  /** Of a look at a form: "new" where it was never open, "open" where tenants could apply before. "locked": without documents. */
  screened: {
    new: {
      held: {
        subject: "We look at your form before it opens",
        lead: "Your form is saved and not open yet. Someone looks at it within one working day.",
      },
      locked: {
        subject: "Your form is open, documents follow",
        lead: "Tenants can apply. Documents can be added once someone has looked at the form, in 24 hours at most.",
      },
    },
    open: {
      held: {
        subject: "Your form is closed until we have looked at it",
        lead: "No one can apply in the meantime. Applications and begun drafts are kept. Someone looks at it within one working day.",
      },
      locked: {
        subject: "Your form stays open, documents wait",
        lead: "Tenants can still apply. They can add documents again once someone has looked at the form, in 24 hours at most. What was uploaded is kept.",
      },
    },
  },
  /** After the reasons why it is looked at. */
  screenedRest: {
    held: [
      "You can change the form now: it is looked at again as soon as you publish it. Nothing is lost.",
      "Do you think this is a mistake? Tell us on the page of the form.",
    ],
    locked: ["You can change the form, or tell us on its page if you think this is a mistake."],
  },
} as const;
