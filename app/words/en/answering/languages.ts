/** The way to a tenant's page in another language. */
export default {
  choose: "Language",
  more: "More languages",
  /** In the language that it leads to. */
  read: "Read in English",
  notReviewed: "No native speaker has reviewed this translation yet.",
} as const;
