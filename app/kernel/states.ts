/** States as the database keeps them. Here, and not beside the tables, because browsers know them too. */

export const formStates = [
  "draft",
  "pending_verification",
  "open",
  "paused",
  "full",
  "closed",
  "suspended",
  "archived",
  "deleted",
] as const;
export type FormState = (typeof formStates)[number];

/** When a home is viewed: before a tenant applies, or after. */
export const viewingStages = ["before", "after"] as const;
export type ViewingStage = (typeof viewingStages)[number];

export const applicationStates = [
  "submitted",
  "in_review",
  "info_requested",
  "shortlisted",
  "approved",
  "declined",
  "withdrawn",
  "expired",
] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Columns of the price list (billing/rules.ts), from the smallest. */
export const formPlans = ["guest", "free", "credit", "pro"] as const;
export type FormPlan = (typeof formPlans)[number];
