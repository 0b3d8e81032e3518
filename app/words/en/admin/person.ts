/** Codes of why an account is suspended, or is not any more; the account and the audit log keep the code. */
export const suspensionWords = {
  deception: "It deceives people",
  spam: "It sends spam",
  "stolen-account": "Someone else uses it",
  "unpaid-dispute": "A payment is disputed",
  other: "Something else",
} as const;

export const liftWords = {
  mistake: "It was a mistake",
  "put-right": "It was fixed",
  "owner-is-back": "The owner has it again",
  other: "Something else",
} as const;
