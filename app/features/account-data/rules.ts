import type { FormPlan, FormState } from "../../db/schema/forms";
import { plans } from "../billing/rules";

export type FormFacts = { state: FormState; opensUntil: number | null; newCount: number; applicationCount: number };

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
