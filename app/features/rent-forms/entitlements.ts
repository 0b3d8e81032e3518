import { plans } from "../billing/rules";
import { catalogueEntry } from "../form-model/catalogue";
import type { Field, FormDefinition } from "../form-model/schema";

/** What a form may do. null means no limit of ours. */
export type Entitlements = {
  /** Questions of the landlord's own, beside those of the catalogue. */
  customQuestions: number | null;
  /** How long one publication stays open. */
  openDays: number;
  /** Sent households, spam apart, over the whole life of the form. */
  applications: number | null;
  /** Forms that run at the same time for one address. */
  openForms: number | null;
};

/** The guest column and the "1 credit" column of the price list (billing/rules.ts). The one place that decides limits. */
const guest: Entitlements = limitsOf(plans.guest);
const account: Entitlements = limitsOf(plans.credit);

function limitsOf({ customQuestions, openDays, applications, openForms }: Entitlements): Entitlements {
  return { customQuestions, openDays, applications, openForms };
}

export function entitlementsFor(form: { landlordId: string | null; unlimited: boolean }): Entitlements {
  const column = form.landlordId === null ? guest : account;
  return form.unlimited ? { ...column, customQuestions: null, applications: null, openForms: null } : column;
}

/** The lower of the plan's limit and the landlord's own maximum; null without either. */
export function applicationLimit(form: {
  landlordId: string | null;
  unlimited: boolean;
  maxApplications: number | null;
}): number | null {
  const limits = [entitlementsFor(form).applications, form.maxApplications].filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** Questions that did not come from the catalogue. Statements ask nothing and do not count. */
export function countCustomQuestions(definition: FormDefinition): number {
  return definition.sections.flatMap((section) => section.fields).filter(isCustom).length;
}

/** A key that the catalogue does not know, or knows as another kind, is made up. */
function isCustom({ kind, catalogueKey }: Field): boolean {
  if (kind === "statement") return false;
  return catalogueKey === undefined || catalogueEntry(catalogueKey)?.kind !== kind;
}
