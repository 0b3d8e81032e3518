/** A form has nearly as many applications as it takes. {limit}: how many it takes; {left}: how many still fit in. */
export default {
  plan: "This plan takes {limit} applications; {left, plural, =0 {none is left} one {# is left} other {# are left}}.",
  planLink: "A credit or Pro takes {applications}",
  own: "You take {limit} applications at most; {left, plural, =0 {none is left} one {# is left} other {# are left}}.",
  ownLink: "Change your limit",
} as const;
