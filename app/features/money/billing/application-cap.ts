import type { FormPlan } from "../../../kernel/states";
import { type Plan, plans } from "./rules";

/** What a form of a plan takes, as pages, mails and answers say it: "25 applications", "up to 300 applications (fair use)". */
export function sayApplicationCap({ applications, isCapped }: Pick<Plan, "applications" | "isCapped">): string {
  return isCapped ? `${applications} applications` : `up to ${applications} applications (fair use)`;
}

/** The same in a table, for each form. */
export function sayCapPerForm({ applications, isCapped }: Pick<Plan, "applications" | "isCapped">): string {
  return isCapped ? `${applications} per form` : `Up to ${applications} per form (fair use)`;
}

/** What a form with a credit takes, and one with Pro: the same. */
export const paidCap = sayApplicationCap(plans.credit);

/** How many open forms Pro is for: nothing refuses more. */
export const proForms = `as many open forms as you have homes (fair use ${plans.pro.openForms})`;

/** Beside the landlord's own maximum. `applications`: of the form's entitlements; null: no limit. */
export function sayCapHint({ plan, applications }: { plan: FormPlan; applications: number | null }): string {
  if (applications === null) return "Leave empty for no limit.";
  return plans[plan].isCapped
    ? `Leave empty for your plan’s limit of ${applications}.`
    : `Leave empty for up to ${applications}, the fair use of your plan.`;
}
