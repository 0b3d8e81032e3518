export const lawNoteTitles = {
  law: { off: "The law forbids this here", reason: "This needs a reason here", note: "Good to know" },
  advice: {
    ...{ off: "The regulator advises against this", reason: "The regulator advises against this without a reason" },
    note: "The regulator advises",
  },
  caution: {
    ...{ off: "We leave this out here", reason: "We ask you for a reason here", note: "Our own caution" },
  },
} as const;
