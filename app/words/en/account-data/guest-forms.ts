/** Behind the title of a form that was made without an account. */
export default {
  applications: "{count, plural, =0 {No applications} one {# application} other {# applications}}",
} as const;
