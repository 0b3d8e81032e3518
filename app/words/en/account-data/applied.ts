/** How many applications a form has. {unread}: how many of them nobody has read. */
export default {
  all: "{count, plural, one {# application} other {# applications}}",
  withNew: "{count, plural, one {# application, {unread} new} other {# applications, {unread} new}}",
} as const;
