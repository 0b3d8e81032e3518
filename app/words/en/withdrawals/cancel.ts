/** Cancelling a contract by German law (§ 312k BGB), on a form in German whatever the language of the page is. */
export default {
  heading: "Cancel contracts here",
  /** {email}: our own address. */
  text: "You can cancel running contracts here without signing in. The confirmation with its day and time comes by email at once. Questions: {email}",
  sent: {
    title: "We received your cancellation",
    /** {moment}: a day with its time. */
    text: "Received on {moment}. The confirmation is on its way by email.",
  },
  /** Done at once. */
  proEnded: "Pro is cancelled: it lasts to the end of what is paid, and nothing more is charged.",
  /** {email}: our own address. */
  tooMany: "This was sent often within the hour. Write to {email}: that counts as well.",
  name: "Your name",
  email: "Your email address",
  emailHint: "The receipt goes there at once.",
  contract: "Which contract",
  contracts: { credits: "Credits I bought", pro: "Pro, by the month or year", other: "Another contract" },
  details: "Further details",
  detailsHint: "Such as the invoice number; the reason, if you cancel for cause.",
  kind: "How you cancel",
  kinds: { ordinary: "With notice", "for-cause": "At once, for good cause" },
  until: "Cancel from",
  untilHint: "Empty: as soon as possible.",
  /** The law prescribes these words in German: "Jetzt kündigen". */
  button: "Cancel now",
  /** What is declared: {day} is what was typed, {contract} one of the contracts. */
  declared: {
    ordinary: "{name} cancels the contract with notice: {contract}. From: {day}.",
    "for-cause": "{name} cancels the contract for cause: {contract}. From: {day}.",
  },
  /** Where no day was typed. */
  declaredNoDay: {
    ordinary: "{name} cancels the contract with notice: {contract}. From: as soon as possible.",
    "for-cause": "{name} cancels the contract for cause: {contract}. From: as soon as possible.",
  },
} as const;
