/** The last line of a landlord's email. */
export default {
  /** {email}: the address of our support. */
  replies: "Replies to this email go to our support: {email}",
} as const;
