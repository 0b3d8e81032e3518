import { dayMs } from "../../../kernel/durations";
import type { FormPlan } from "../../../kernel/states";
import { plans } from "../../money/billing/rules";
import type { Refusal } from "./publishable";

/** What a landlord chose a form to run on. Nothing spends a credit but a press beside which that is said. */
export const publishUses = ["free", "credit", "welcome"] as const;
export type PublishUse = (typeof publishUses)[number];

/** A further term of a form that is paid for by a credit begins where the one before it ends. */
export function paidUntilAfter(now: number, paidUntil: number | null): number {
  return Math.max(now, paidUntil ?? 0) + plans.credit.openDays * dayMs;
}

/** What a form runs on from now on. `pays`: by which credit. */
export type Term = {
  plan: FormPlan;
  source: "ledger" | "legacy" | null;
  paidUntil: number | null;
  pays: "credit" | "welcome" | null;
};

type Asker = { isSelling: boolean; isPro: boolean; use: PublishUse | undefined };

/** What the first publication of an account's form runs on: with Pro on Pro, for no credit; without a choice on the free plan. */
export function firstTerm({ isSelling, isPro, use }: Asker, now: number): Term {
  const paid = { plan: "credit", paidUntil: paidUntilAfter(now, null) } as const;
  if (!isSelling) return { ...paid, source: "legacy", pays: null };
  if (isPro) return { plan: "pro", source: null, paidUntil: null, pays: null };
  if (use === "credit" || use === "welcome") return { ...paid, source: "ledger", pays: use };
  return { plan: "free", source: null, paidUntil: null, pays: null };
}

/** Why a form may not run on this, as far as the account stands against it. */
export function termRefusals(
  term: Term,
  standing: { credits: number; isHeld: boolean; running: string | null; hasWelcome: boolean },
): Refusal[] {
  if (term.plan === "free" && standing.running !== null) return [{ code: "other-form-open", title: standing.running }];
  if (term.pays !== null && standing.isHeld) return [{ code: "credits-held" }];
  if (term.pays === "credit" && standing.credits < 1) return [{ code: "no-credit" }];
  return term.pays === "welcome" && !standing.hasWelcome ? [{ code: "no-welcome" }] : [];
}
