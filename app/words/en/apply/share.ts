/** A link to somebody's part that the lead hands on, and how far the household is; {name}, {day}. */
export const shareWords = {
  share: "Make a link to share",
  shareAgain: "Make a new link to share",
  shareText:
    "Send it to {name} yourself. It opens the part for whoever begins with it first, once, until {day}. What is answered stays hidden from you.",
  shareLabel: "Link for {name}",
  copy: "Copy the link",
  copied: "Copied",
  /** Of a link with which somebody has begun. */
  usedTitle: "This link was used already",
  usedText:
    "The part was begun with it or by mail. Go on with the device on which it was begun, or by the link in the mail to the person who was named.",
  shareSheet: "Share",
  /** On the receipt, under who is how far. */
  progressHow: "Your own page shows this, too, sends a link again and makes one to share.",
};

export type ShareWords = Record<keyof typeof shareWords, string>;
