import { type CategoryKey, categoryKeys, type Verdict } from "./categories";
import { compileRules, type Lexicon } from "./compile-rules";
import { type Asked, findHits, type RuleHit } from "./find-hits";
import { income, likeness, politics, record } from "./rules/conduct";
import { bank, cards, identityDocuments, identityNumbers, secrets } from "./rules/numbers";
import { children, marital, orientation, pregnancy, sex } from "./rules/private-life";
import { assistanceAnimals, health, nationality, origin, religion } from "./rules/protected";
import { sharedRules } from "./rules/shared";

/** The day of the newest rule. Kept with every publish check: a later version may judge a question otherwise. */
export const lexiconVersion = "2026-11-28";

let compiled: Lexicon | undefined;

/** Compiled at the first question, so that importing costs nothing. */
function lexicon(): Lexicon {
  compiled ??= compileRules(sharedRules, {
    identityNumbers,
    identityDocuments,
    bank,
    cards,
    secrets,
    assistanceAnimals,
    health,
    religion,
    nationality,
    origin,
    sex,
    orientation,
    pregnancy,
    marital,
    children,
    politics,
    likeness,
    record,
    income,
  });
  return compiled;
}

export type TextHit = { verdict: Verdict; category?: CategoryKey };

/** The strictest hit of one text. */
export function checkText(asked: Asked): TextHit {
  return strictest(findHits(lexicon(), asked));
}

function strictest(hits: readonly RuleHit[]): TextHit {
  for (const verdict of ["refuse", "warn"] as const) {
    const found = new Set(hits.filter((hit) => hit.verdict === verdict).map((hit) => hit.category));
    const category = categoryKeys.find((key) => found.has(key));
    if (category) return { verdict, category };
  }
  return { verdict: "pass" };
}
