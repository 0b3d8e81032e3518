/** Choosing the language of a landlord's pages. */
export default {
  /** Title over the names of languages, and spoken with them. */
  title: "Language",
  explained: "Of these pages and of our emails to you. Your forms stay in the languages that you wrote.",
  saved: "Your language is saved",
  /** Under a page in a language other than English. */
  notReviewed: "No native speaker has reviewed this language yet.",
} as const;
