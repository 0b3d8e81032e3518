/** What a landlord does to a form as a whole: the button, while it is done, and what is said then. */
export const moveWords = {
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
};

export const moveFailures: Record<string, string> = {
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
};
