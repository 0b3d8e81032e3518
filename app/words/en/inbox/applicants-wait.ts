/** The landlord's weekly mail: who has waited for an answer for a week or longer. */
export default {
  subject: "{count, plural, one {# applicant waits for an answer} other {# applicants wait for an answer}}",
  /** {day}: when the first of them applied. */
  since: "Nothing has happened there for a week. The first applied on {day}.",
  why: "A short no is kinder than silence: people who wait for you may lose another home.",
  action: "See who waits",
  spelledOut: "Or open this address in a browser:",
  private: "The link works for 30 days. Please do not forward this email.",
  footer: "You get this once a week at most, and not when no one waits.",
  stop: "Stop these emails",
} as const;
