/** Across a document that somebody looks at. */
export default {
  /** Of whom no name is known. */
  landlord: "the landlord",
  viewed: "Viewed by {name} on {moment}",
} as const;
