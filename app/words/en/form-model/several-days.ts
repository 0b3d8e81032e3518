/** What stands at the controls of several days. */
export default {
  day: "Day {n}",
  add: "Add another day",
} as const;
