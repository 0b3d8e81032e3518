/** The choice of a reason for declining. */
export default {
  legend: "Reason",
  hint: "The suggested letter says it. What the application doesn’t bear out is switched off.",
  /** Beside the reason in one's own words. */
  ownWords: "Write it in the letter. Leave out family, health, faith and origin.",
  /** For how many of the selected applications a reason holds. Both are numbers. */
  trueOf: "True of {count} of {total}.",
  trueOfNone: "It is true of none of them.",
} as const;
