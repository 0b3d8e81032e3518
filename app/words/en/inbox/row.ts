/** What the server writes into a row of the list of applicants. */
export default {
  /** Who is not named before the shortlist. {reference}: the application's number. */
  anonymous: "Applicant {reference}",
  /** The answer that was promised, beside the state. */
  due: "{days, plural, =0 {due today} =1 {due tomorrow} other {due in # days}}",
  late: "{days, plural, one {# day late} other {# days late}}",
} as const;
