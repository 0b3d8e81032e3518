/** Names of an application's states, as the landlord reads them. */
export default {
  submitted: "New",
  in_review: "In review",
  info_requested: "Asked for more",
  shortlisted: "Shortlisted",
  approved: "Approved",
  declined: "Declined",
  withdrawn: "Withdrawn",
  expired: "Expired",
} as const;
