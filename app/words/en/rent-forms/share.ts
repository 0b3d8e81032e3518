/** Ready texts around a form's link. `home`: name and town; `terms`: rent and what else is known of it. */
export default {
  listing:
    "{home}.\nApply in about {minutes, plural, one {# minute} other {# minutes}}, on any phone, free and without an account: {url}",
  listingWithTerms:
    "{home}: {terms}.\nApply in about {minutes, plural, one {# minute} other {# minutes}}, on any phone, free and without an account: {url}",
  mail: {
    subject: "Rental application: {home}",
    body: "Hello,\n\nThank you for your interest in {home}.\n\nPlease apply with this form: {url}\nIt takes about {minutes, plural, one {# minute} other {# minutes}}, works on a phone, costs nothing and needs no account. You can save it and continue later.\n\nKind regards",
    bodyWithTerms:
      "Hello,\n\nThank you for your interest in {home} ({terms}).\n\nPlease apply with this form: {url}\nIt takes about {minutes, plural, one {# minute} other {# minutes}}, works on a phone, costs nothing and needs no account. You can save it and continue later.\n\nKind regards",
  },
  message:
    "{home}. Apply in about {minutes, plural, one {# minute} other {# minutes}}, free and without an account: {url}",
  messageWithRent:
    "{home}, {rent}. Apply in about {minutes, plural, one {# minute} other {# minutes}}, free and without an account: {url}",
} as const;
