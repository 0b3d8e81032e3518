import { utcDay } from "../../../../kernel/dates";
import type { ViewingStage } from "../../../../kernel/states";
import type { Services } from "../../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { checkLaw } from "../../law/check-law.server";
import {
  checkDefinitionTexts,
  type LexiconFinding,
  lexiconProblems,
  lexiconRecord,
} from "../../law/lexicon/check-definition-texts";
import { withoutNotices } from "../../law/says-notice";
import type { Entitlements } from "../entitlements";
import { type Refusal, refusals } from "../publishable";

/**
 * Everything that is checked before publishing, by the law of today. `refused`: empty when it may be. `lawCheck`: JSON
 * for the version. `viewings`: when the home is viewed. `own`: the form without the law's notices, as it is screened. `findings`: of the lexicon, in `own`.
 */
export async function checkPublishing(
  { staticFiles, clock }: Pick<Services, "staticFiles" | "clock">,
  definition: FormDefinition,
  entitlements: Entitlements,
  viewings: ViewingStage | null = null,
): Promise<{ refused: Refusal[]; lawCheck: string; own: FormDefinition; findings: LexiconFinding[] }> {
  const law = await checkLaw(staticFiles, definition, utcDay(clock.now().getTime()));
  const { place, problems, record } = law;
  const unlawful: Refusal[] = problems.length > 0 ? [{ code: "law", place, problems }] : [];
  const early = viewings === "after" ? law.beforeViewing : [];
  const beforeViewing: Refusal[] = early.length > 0 ? [{ code: "before-viewing", questions: early }] : [];
  const own = withoutNotices(definition, law.notices);
  const findings = checkDefinitionTexts(own);
  const unasked = lexiconProblems(own, findings);
  const unwritten: Refusal[] = unasked.length > 0 ? [{ code: "lexicon", problems: unasked }] : [];
  return {
    refused: [...refusals(definition, entitlements), ...unlawful, ...beforeViewing, ...unwritten],
    own,
    findings,
    lawCheck: JSON.stringify({ ...record, lexicon: lexiconRecord(findings) }),
  };
}
