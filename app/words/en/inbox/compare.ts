/** Two to four applications side by side. */
export default {
  title: "Comparison",
  caption: "Applications side by side",
  criterion: "Criterion",
  /** Above the criteria that the landlord published. */
  published: "You published",
  state: "State",
  received: "Received",
  flags: "Flagged by your rules",
  noFlags: "Nothing",
  nextStep: "Next step",
  decided: "None: it is decided",
  steps: { shortlist: "Shortlist", decline: "Decline" },
  /** For who cannot see above whom the button stands. */
  stepsOf: { shortlist: "Shortlist {name}", decline: "Decline {name}" },
  /** Who is not named before the shortlist. {letter}: A to D. */
  household: "Household {letter}",
  lines: {
    income: "Household income a month",
    timesRent: "Times the rent",
    moveIn: "Moves in",
    adults: "Adults",
    pets: "Pets",
    documents: "Documents",
    household: "Household",
  },
  notSaid: "Not said",
  /** The law of the place does not let this be asked. */
  leftOut: "Left out by law",
  hasPets: "Yes",
  noPets: "None",
  waitsForMembers: "Waits for members",
  complete: "Complete",
  atLeast: "At least {value}",
  availableFrom: "Available from {day}",
  atMostAdults: "At most {count}",
  petsAllowed: { yes: "Allowed", ask: "Ask first", no: "Not allowed" },
} as const;
