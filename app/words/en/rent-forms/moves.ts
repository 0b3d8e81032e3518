/** What a landlord does to a form as a whole. */
export default {
  /** The button, while it is done, and what is said then. */
  moves: {
    pause: { label: "Pause", pending: "Pausing", done: "The form is paused." },
    reopen: { label: "Open again", pending: "Opening", done: "The form is open. Tenants can apply." },
    close: { label: "Close", pending: "Closing", done: "The form is closed." },
    archive: { label: "Archive", pending: "Archiving", done: "The form is archived." },
    unarchive: {
      label: "Take out of the archive",
      pending: "Taking out",
      done: "The form is back in your list, closed.",
    },
    delete: { label: "Delete", pending: "Deleting", done: "The form is in the bin." },
    restore: { label: "Restore", pending: "Restoring", done: "The form is out of the bin." },
  },
  /** Why it was not done. */
  failures: {
    "no-words": "Nothing was written. Tell us what is wrong, then press Send.",
    "too-often": "You have written several times within the last hour. Wait a little before you write again.",
    "not-found": "This form no longer exists.",
    "wrong-state": "The form has changed in the meantime. The page shows it as it is now.",
    "limit-reached":
      "The form has taken as many applications as it may. If that is your own maximum, raise it to open the form again.",
    "other-form-open":
      "One form at a time is free, and another one of yours is open. Close that one first, or use a credit for this one.",
    "term-over":
      "This form’s paid time is over, and it has more than the free plan allows. Use a credit to open it again.",
    "no-credit": "There is no credit left in your account.",
    "no-welcome": "The welcome credit of this address was used before.",
    "credits-held": "A payment on your account is disputed. You can’t use credits until it’s settled.",
    conflict: "Someone else was faster. The page shows the form as it is now.",
    "is-pro": "With Pro this form needs no credit.",
    "too-many": "That was a lot of forms in an hour. Wait a while and try again.",
    "too-large": "The form is too long to be copied.",
  },
  failed: "This did not work. Try again in a moment.",
  undo: "Undo",
  edit: "Edit",
  share: "Share",
  duplicate: "Duplicate",
  /** Name of a menu. {title}: of the form. */
  actionsFor: "Actions for {title}",
  keepIt: "Keep it",
  /** Asked before a form is deleted. */
  deleteTitle: "Delete this form?",
  deleteEmpty:
    "Its page goes offline at once. It stays in the bin for 30 days, where you can restore it. Then everything is deleted.",
  /** {count}: of applications. */
  deleteText:
    "Its page goes offline at once, and {count, plural, one {# application} other {# applications}} with all documents can no longer be read. It stays in the bin for 30 days, where you can restore it. Then everything is deleted.",
  deleteForm: "Delete form",
  /** After it. {count}: of applications that the landlord keeps for a legal claim. */
  held: "{count, plural, one {# application of it is on legal hold: the form stays in the bin until you restore it and lift the hold.} other {# applications of it are on legal hold: the form stays in the bin until you restore it and lift the hold.}}",
  closeTitle: "Close this form?",
  closeText:
    "No one can apply anymore, and applications that were started but not sent can’t be sent. You can still read what was sent, and open the form again later.",
  closeForm: "Close form",
} as const;
