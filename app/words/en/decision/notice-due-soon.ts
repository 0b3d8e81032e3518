/** The mail to a landlord, the day before applicants read that no letter comes. */
export default {
  subject:
    "{count, plural, one {# applicant does not know your decision yet} other {# applicants do not know your decision yet}}",
  /** Nobody has counted further. */
  subjectMore:
    "{count, plural, one {More than # applicant do not know your decision yet} other {More than # applicants do not know your decision yet}}",
  lead: "You decided, and no letter was sent. Their page says so, and not which way. From tomorrow it says that they don’t need to wait any longer, and we email them that.",
  how: "Open an application and press Send the letter.",
} as const;
