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

/** Of a question that comes too early. */
export const earlyNoteTitles = {
  law: "The law has this asked later",
  advice: "The regulator advises asking this later",
  caution: "Better asked later",
} as const;
