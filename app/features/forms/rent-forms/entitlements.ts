import { dayMs } from "../../../kernel/durations";
import type { FormPlan } from "../../../kernel/states";
import { plans } from "../../money/billing/rules";
import { catalogueEntry } from "../form-model/catalogue";
import type { Field, FormDefinition } from "../form-model/schema";

/** What a form may do. null means no limit of ours. */
export type Entitlements = {
  /** The column of the price list. */
  plan: FormPlan;
  /** Questions of the landlord's own, beside those of the catalogue. */
  customQuestions: number | null;
  /** How long one publication stays open; null: as long as it is paid for. */
  openDays: number | null;
  /** Sent households, spam apart, over the whole life of the form. */
  applications: number | null;
  /** Forms that run at the same time for one address or account. */
  openForms: number | null;
  /** Flags, comparing, references and moves of several at once. */
  hasFullReview: boolean;
};

type Planned = { plan: FormPlan; unlimited: boolean };

/** The one place that decides what a form may do: the column of the price list (billing/rules.ts) that it has. */
export function entitlementsFor({ plan, unlimited }: Planned): Entitlements {
  const { customQuestions, openDays, applications, openForms, hasFullReview } = plans[plan];
  const column = { plan, customQuestions, openDays, applications, openForms, hasFullReview };
  return unlimited
    ? { ...column, customQuestions: null, applications: null, openForms: null, hasFullReview: true }
    : column;
}

/** How far off a closing date may be of a form that runs as long as its landlord is subscribed. */
export const farthestDays = 365;

/** Until when a form may be open, counted from `now`: the days of its plan, or what it is paid for. Milliseconds. */
export function latestEnd(form: { plan: FormPlan; paidUntil: number | null }, now: number): number {
  const { openDays } = plans[form.plan];
  const ownDays = onePlans.includes(form.plan) ? openDays : null;
  return ownDays === null ? (form.paidUntil ?? now + farthestDays * dayMs) : now + ownDays * dayMs;
}

/** An account's draft may hold what the largest plan holds; publishing says what exceeds the one that is chosen. */
export const draftEntitlements: Entitlements = entitlementsFor({ plan: "credit", unlimited: false });

/** The plans under which one form runs at a time. A form that was claimed keeps the guest's until its term ends. */
export const onePlans: readonly FormPlan[] = ["guest", "free"];

/** The lower of the plan's limit and the landlord's own maximum; null without either. */
export function applicationLimit(form: Planned & { maxApplications: number | null }): number | null {
  const limits = [entitlementsFor(form).applications, form.maxApplications].filter((limit) => limit !== null);
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** Questions that did not come from the catalogue. Statements ask nothing and do not count. */
export function customQuestions(definition: FormDefinition): Field[] {
  return definition.sections.flatMap((section) => section.fields).filter(isCustom);
}

export function countCustomQuestions(definition: FormDefinition): number {
  return customQuestions(definition).length;
}

/** Whether a plan takes this form as it is. */
export function isWithin(definition: FormDefinition, plan: FormPlan): boolean {
  return countCustomQuestions(definition) <= plans[plan].customQuestions;
}

/** A key that the catalogue does not know, or knows as another kind, is made up. */
function isCustom({ kind, catalogueKey }: Field): boolean {
  if (kind === "statement") return false;
  return catalogueKey === undefined || catalogueEntry(catalogueKey)?.kind !== kind;
}
