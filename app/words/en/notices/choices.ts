/** How a landlord is told of each thing that happens. */
export default {
  notice: "Notice",
  deliveries: { now: "At once", daily: "Once a day", off: "No email" },
  /** Of what happens in a shared account: with an email, in the list alone, or neither. */
  teamDeliveries: { mail: "With email", notice: "Here only", off: "Not at all" },
  /** Of what cannot be chosen. */
  firm: "Always at once",
} as const;
