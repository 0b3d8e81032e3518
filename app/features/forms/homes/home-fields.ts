/** What is asked of a home beside its criteria, in the order of the form and of the template for an import. */
export const homeFields = [
  "reference",
  "line1",
  "line2",
  "postcode",
  "city",
  "region",
  "country",
  "rent",
  "period",
  "currency",
  "deposit",
  "bedrooms",
  "maxOccupants",
  "termMonths",
  "pets",
  "smoking",
  "parking",
] as const;
export type HomeField = (typeof homeFields)[number] | "criteria";
/** A home as it is typed; "" is what nobody said. */
export type TypedHome = Record<HomeField, string>;

export const emptyHome: TypedHome = {
  ...(Object.fromEntries(homeFields.map((field) => [field, ""])) as Record<(typeof homeFields)[number], string>),
  criteria: "",
};

export const fieldLetters: Partial<Record<HomeField, number>> = {
  reference: 60,
  line1: 100,
  line2: 100,
  postcode: 20,
  city: 100,
  region: 100,
  criteria: 4000,
};
/** Whole numbers, and their bounds. */
export const wholeBounds = { bedrooms: [0, 20], maxOccupants: [1, 20], termMonths: [1, 36] } as const;
export const homeChoices = {
  pets: ["yes", "ask", "no"],
  smoking: ["yes", "outside", "no"],
  parking: ["yes", "street", "no"],
} as const;

/** Why a field is not taken; `example`: a postcode of the country. */
export type HomeFault = {
  field: HomeField;
  code:
    | ("missing" | "too-long" | "control-character" | "postcode" | "country" | "region" | "amount" | "other-currency")
    | ("currency" | "period" | "whole-number" | "choice" | "address-taken" | "reference-taken");
  example?: string;
};
