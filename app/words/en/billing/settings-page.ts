/** The settings of credits and Pro, around their parts. */
export default {
  title: "Billing",
  held: {
    title: "A payment is disputed",
    text: "You can’t use or buy credits until it’s settled. Your forms and applications continue.",
  },
  /** The installation sells nothing. {days}: a number above one; {cap}: "up to 300 applications (fair use)". */
  notSelling:
    "Purchases are off here. Nothing is charged, and your forms have everything: {days} days, every tool, {cap}.",
  pastDue: {
    title: "Your payment for Pro did not go through",
    /** “Card, address, tax ID” is a link on this page: the words of billing/page. */
    text: "Pro stays on while we try again over the next two weeks. Open “Card, address, tax ID” and add another card.",
  },
} as const;
