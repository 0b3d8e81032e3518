import { confirmableBelow, limitOf, type SpamReason, solvedPoints } from "../applications/spam/score";
import { type FormFacts, formFactsSchema } from "../screening/facts";
import { formRuleset, scoreForm } from "../screening/rules";

type Ruleset = { version: number; weights: Readonly<Record<string, number>> };

/** Decisions as they were, beside what they would be under other weights. */
export type Replay = {
  looked: number;
  /** Would be held now, and were not; of these, released or taken up by a landlord, or by the admin. */
  more: number;
  moreGenuine: number;
  /** Were held, and would not be now; of these, released. */
  fewer: number;
  fewerReleased: number;
};
const nothing: Replay = { looked: 0, more: 0, moreGenuine: 0, fewer: 0, fewerReleased: 0 };

export type JudgedApplication = {
  reasons: readonly SpamReason[];
  /** It was held when it came, whatever became of it. */
  wasHeld: boolean;
  /** Released by its landlord or the admin, or acted upon. */
  isGenuine: boolean;
};

/** Whether an application would be held: by its stored signs under these weights, as it calculated or did not. */
export function isHeldUnder(reasons: readonly SpamReason[], ruleset: Pick<Ruleset, "weights">): boolean {
  const codes = new Set<string>(reasons.map(({ code }) => code));
  const byRule = reasons.find(({ code }) => code === "rule")?.points ?? 0;
  if (codes.has("skipped") || codes.has("over-limit") || byRule >= confirmableBelow) return true;
  const score = reasons
    .filter(({ code }) => code !== "solved")
    .reduce((sum, { code, points }) => sum + (ruleset.weights[`application:${code}`] ?? points), 0);
  // Who solved it keeps what that takes off; who was not asked would have been, and most solve it.
  return score - solvedPoints >= limitOf(ruleset);
}

export function replayApplications(decisions: readonly JudgedApplication[], now: Ruleset, then: Ruleset): Replay {
  return decisions.reduce((sum, { reasons, wasHeld, isGenuine }) => {
    const isHeld = wasHeld
      ? isHeldUnder(reasons, then) || !isHeldUnder(reasons, now)
      : isHeldUnder(reasons, then) && !isHeldUnder(reasons, now);
    return addTo(sum, { wasHeld, isHeld, isGenuine });
  }, nothing);
}

export type JudgedForm = { facts: unknown; isReleased: boolean };

/** Forms are scored anew out of their facts, so that limits inside a sign count, too. One whose facts are of before is left out. */
export function replayForms(decisions: readonly JudgedForm[], now: Ruleset, then: Ruleset): Replay {
  return decisions.reduce((sum, { facts, isReleased }) => {
    const known = formFactsSchema.safeParse(facts);
    if (!known.success) return sum;
    const wasHeld = isDown(known.data, now);
    return addTo(sum, { wasHeld, isHeld: isDown(known.data, then), isGenuine: isReleased });
  }, nothing);
}

function isDown(facts: FormFacts, ruleset: Ruleset): boolean {
  const { outcome } = scoreForm(facts, formRuleset(ruleset));
  return outcome === "hold" || outcome === "suspend";
}

function addTo(
  sum: Replay,
  { wasHeld, isHeld, isGenuine }: { wasHeld: boolean; isHeld: boolean; isGenuine: boolean },
): Replay {
  const [isMore, isFewer] = [isHeld && !wasHeld, wasHeld && !isHeld];
  return {
    looked: sum.looked + 1,
    more: sum.more + Number(isMore),
    moreGenuine: sum.moreGenuine + Number(isMore && isGenuine),
    fewer: sum.fewer + Number(isFewer),
    fewerReleased: sum.fewerReleased + Number(isFewer && isGenuine),
  };
}
