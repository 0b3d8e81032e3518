import type { PageLocale } from "../../../kernel/page-locale";
import type { FormPlan } from "../../../kernel/states";
import { inEveryLanguage } from "../../../kernel/words";
import en from "../../../words/en/billing/limits";
import { type Plan, plans } from "./rules";

const limitWords = inEveryLanguage("billing/limits", en);

type Cap = Pick<Plan, "applications" | "isCapped">;

/** What a form of a plan takes, as pages, mails and answers say it: "25 applications", "up to 300 applications (fair use)". */
export function sayApplicationCap({ applications, isCapped }: Cap, language: PageLocale): string {
  const words = limitWords[language];
  return isCapped ? words.applications({ applications }) : words.upToApplications({ applications });
}

/** The same in a table, for each form. */
export function sayCapPerForm({ applications, isCapped }: Cap, language: PageLocale): string {
  const words = limitWords[language];
  return isCapped ? words.perForm({ applications }) : words.upToPerForm({ applications });
}

/** Beside the landlord's own maximum. `applications`: of the form's entitlements; null: no limit. */
export function sayCapHint(
  { plan, applications }: { plan: FormPlan; applications: number | null },
  language: PageLocale,
): string {
  const { hint } = limitWords[language];
  if (applications === null) return hint.unlimited;
  return plans[plan].isCapped ? hint.capped({ applications }) : hint.fairUse({ applications });
}
