/** A link to somebody's part that the lead hands on, and how far the household is; {name}, {day}. */
export default {
  share: "Make a link to share",
  shareAgain: "Make a new link to share",
  shareText:
    "Send it to {name} yourself. It works once, for the first person who opens it, until {day}. The answers stay hidden from you.",
  shareLabel: "Link for {name}",
  copy: "Copy the link",
  copied: "Copied",
  /** Of a link with which somebody has begun. */
  usedTitle: "This link was used already",
  usedText:
    "The part was started with it or by email. Continue on the device where it was started, or with the link in the email to the person who was named.",
  shareSheet: "Share",
  /** For who sits beside the lead. */
  openHere: "Open it on this device",
  /** On the receipt, under who is how far. */
  progressHow: "Your status page shows this too, sends a link again and makes one to share.",
} as const;
