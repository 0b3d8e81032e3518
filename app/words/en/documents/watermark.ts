/** Across a document that somebody looks at. */
export const watermarkWords = {
  /** Of whom no name is known. */
  landlord: "the landlord",
  viewed: ({ name, moment }: { name: string; moment: string }) => `Viewed by ${name} on ${moment}`,
} as const;
