import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { everyKind } from "./apply-form";

export const daysField = "daysasked0";

/** The form of every kind, which asks on its first step for days that suit a visit, too. */
export function formWithDays({ required }: { required: boolean }): FormDefinition {
  const definition = everyKind();
  const [first, ...others] = definition.sections;
  if (!first) throw new Error("No section");
  const label = { en: "Days that suit you for a showing" };
  const days = { id: daysField, kind: "severalDays", label, required, stage: "apply", maxDays: 4 } as const;
  return { ...definition, sections: [{ ...first, fields: [...first.fields, days] }, ...others] };
}

/** The ISO date so many days from now. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
