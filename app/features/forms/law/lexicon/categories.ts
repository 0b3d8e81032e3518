/** What a custom question may not ask for, in the order in which a hit of equal weight is told. */
export const categoryKeys = [
  "identityNumbers",
  "identityDocuments",
  "bank",
  "cards",
  "secrets",
  "assistanceAnimals",
  "health",
  "religion",
  "nationality",
  "origin",
  "sex",
  "orientation",
  "pregnancy",
  "marital",
  "children",
  "politics",
  "likeness",
  "record",
  "income",
] as const;

export type CategoryKey = (typeof categoryKeys)[number];
export type Verdict = "refuse" | "warn" | "pass";
export type LexiconLanguage = "en" | "es" | "fr" | "de" | "pt";
