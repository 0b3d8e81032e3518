/** Beside an answer on the landlord's page that does not fit the form's rule, or is a portable report. */
export default {
  rule: "Your rule: {rule} This answer differs, as the applicant was told.",
  oldReport:
    "{age, plural, =0 {Made when this was sent} one {Made # day before this was sent} other {Made # days before this was sent}}: older than the {days, plural, one {# day} other {# days}} of {place}, as the applicant was told.",
  validReport:
    "{age, plural, =0 {Made when this was sent} one {Made # day before this was sent} other {Made # days before this was sent}}. In {place} it is valid until {until}.",
} as const;
