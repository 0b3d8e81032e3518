/** The states of a form as its landlord reads them, and what each means. */
export default {
  draft: { label: "Draft", meaning: "Only you can see it." },
  pending_verification: {
    label: "Waiting for your confirmation",
    meaning: "Confirm your email to publish it.",
  },
  open: { label: "Open", meaning: "Tenants can apply." },
  /** An open form whose closing date is near. */
  closesSoon: { label: "Closes soon", meaning: "Tenants can apply until its closing date." },
  paused: {
    label: "Paused",
    meaning: "Visitors see that you’re not taking applications now. Drafts are kept.",
  },
  full: {
    label: "Full",
    meaning: "The limit of applications is reached. Drafts begun before can be sent for 72 hours.",
  },
  closed: { label: "Closed", meaning: "No one can apply. You can still read what was sent." },
  suspended: {
    label: "Under review",
    meaning: "We took the form offline to check it. Write to our support if this is a mistake.",
  },
  archived: { label: "Archived", meaning: "Put away. You can still read what was sent." },
  deleted: {
    label: "Deleted",
    meaning: "The form and its applications are in the bin and will be deleted.",
  },
  /** In the list of forms, instead of "Deleted". */
  inBin: "In the bin",
} as const;
