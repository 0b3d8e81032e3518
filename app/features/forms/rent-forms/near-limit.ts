import type { PageLocale } from "../../../kernel/page-locale";
import type { FormPlan, FormState } from "../../../kernel/states";
import { plans } from "../../money/billing/rules";
import { nearLimitWords } from "./near-limit-words";

export type NearLimit = {
  /** Whose limit it is: the plan's, which a credit or Pro lifts, or the landlord's own, which a setting does. */
  whose: "plan" | "own";
  limit: number;
  /** How many applications still fit in. */
  left: number;
};

type Facts = {
  plan: FormPlan;
  state: FormState;
  applicationCount: number;
  maxApplications: number | null;
  unlimited: boolean;
};

/** From this part of a limit on its landlord reads what would lift it. */
const nearPart = 0.8;

/** The limit that a running form has nearly or quite reached; null: none. Fair use is no limit that anything lifts. */
export function nearLimit({ plan, state, applicationCount, maxApplications, unlimited }: Facts): NearLimit | null {
  const { applications, isCapped } = plans[plan];
  const cap = isCapped && !unlimited ? applications : null;
  const limit = Math.min(cap ?? Number.POSITIVE_INFINITY, maxApplications ?? Number.POSITIVE_INFINITY);
  const isRunning = state === "open" || state === "paused" || state === "full";
  if (!isRunning || !Number.isFinite(limit) || applicationCount < limit * nearPart) return null;
  return { whose: limit === cap ? "plan" : "own", limit, left: Math.max(0, limit - applicationCount) };
}

/** The line that says so, the words of the link beside it, and where on the form's page it leads. */
type NearLimitWords = { line: string; link: string; part: string };

export function sayNearLimit({ whose, limit, left }: NearLimit, language: PageLocale): NearLimitWords {
  const words = nearLimitWords[language];
  return whose === "plan"
    ? {
        line: words.plan({ limit, left }),
        link: words.planLink({ applications: plans.credit.applications }),
        part: "/settings#plan",
      }
    : { line: words.own({ limit, left }), link: words.ownLink, part: "/settings" };
}
