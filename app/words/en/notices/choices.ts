/** How a landlord is told of each thing that happens. */
export default {
  notice: "Notice",
  deliveries: { now: "At once", daily: "Once a day", off: "No email" },
  /** Of what cannot be chosen. */
  firm: "Always at once",
} as const;
