import type { FormPlan, FormState } from "../../db/schema/forms";
import { plans } from "../billing/rules";
import { closesSoon } from "../rent-forms/closes-soon";

export type FormFacts = { state: FormState; opensUntil: number | null; newCount: number; applicationCount: number };

export type NextStep = "make-first-form" | "read-new" | "extend-or-close" | "share-link" | "wait";

/** From this part of the free plan's applications on its landlord reads that a credit lifts the cap. */
const nearPart = 0.8;

/** Whether a form that runs free has taken nearly all applications that it may, or all of them. */
export function isNearCap({
  plan,
  state,
  applicationCount,
}: Pick<FormFacts, "state" | "applicationCount"> & { plan: FormPlan }): boolean {
  const isRunning = state === "open" || state === "paused" || state === "full";
  return plan === "free" && isRunning && applicationCount >= plans.free.applications * nearPart;
}

/** The one thing that matters most now, for the head of the dashboard. */
export function nextStep(forms: readonly FormFacts[], now: number): NextStep {
  if (forms.length === 0) return "make-first-form";
  if (forms.some((form) => form.newCount > 0)) return "read-new";
  if (forms.some((form) => closesSoon(form, now))) return "extend-or-close";
  if (forms.some((form) => form.state === "open" && form.applicationCount === 0)) return "share-link";
  return forms.some((form) => form.state === "open") ? "wait" : "make-first-form";
}

/** The form that the next step is about; null when it is about none. */
export function subjectOf<T extends FormFacts>(step: NextStep, forms: readonly T[], now: number): T | null {
  switch (step) {
    case "read-new":
      return forms.find((form) => form.newCount > 0) ?? null;
    case "extend-or-close":
      return forms.find((form) => closesSoon(form, now)) ?? null;
    case "share-link":
      return forms.find((form) => form.state === "open" && form.applicationCount === 0) ?? null;
    default:
      return null;
  }
}
