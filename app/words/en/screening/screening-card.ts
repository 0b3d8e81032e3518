/** What the landlord reads of a form that waits until someone has looked at it. */
export default {
  /** "new": it was never open; "open": tenants could apply before. "held": it waits; "locked": it is open without documents. */
  new: {
    held: {
      title: "We look at your form before it opens",
      lead: "It is saved and not open yet. Someone will look at it within one business day. You can change it now: it is looked at again as soon as you publish it.",
    },
    locked: {
      title: "Your form is open; documents come later",
      lead: "Tenants can apply. They can add documents once someone has looked at the form.",
    },
  },
  open: {
    held: {
      title: "Your form is closed until we have looked at it",
      lead: "No one can apply in the meantime; applications and begun drafts are kept. Someone will look at it within one business day. You can change it now: it is looked at again as soon as you publish it.",
    },
    locked: {
      title: "Your form stays open; documents wait",
      lead: "Tenants can apply. They can add documents again once someone has looked at the form. What was uploaded is kept.",
    },
  },
  suspended: {
    title: "We took your form offline",
    lead: "No one can apply in the meantime. Applications and begun drafts are kept.",
  },
  /** Instead of the lead of a form that waits, once someone has looked. */
  staysClosed: "We have looked at it, and it stays closed until you change it.",
  latest: "At the latest on {moment}.",
  change: "Change the form",
  answer: "Our answer",
  /** To someone who said that it is a mistake. */
  told: "You wrote to us on {moment}. We read it with the form. You can add to it.",
  tell: "Is this a mistake? Tell us",
  send: "Send",
} as const;
