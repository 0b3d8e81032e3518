import { utcDay } from "../../../kernel/dates";
import type { Services } from "../../../services";
import type { FormDefinition } from "../../form-model/schema";
import { checkLaw } from "../../law/check-law.server";
import {
  checkDefinitionTexts,
  type LexiconFinding,
  lexiconProblems,
  lexiconRecord,
} from "../../law/lexicon/check-definition-texts";
import type { Entitlements } from "../entitlements";
import { type Refusal, refusals } from "../publishable";

/**
 * Everything that is checked before a definition is published, as the law stands today: `refused` is empty when it may be, and `lawCheck` is the
 * JSON that its version keeps of the law and the lexicon it was checked against. `findings`: what the
 * lexicon said of its texts.
 */
export async function checkPublishing(
  { staticFiles, clock }: Pick<Services, "staticFiles" | "clock">,
  definition: FormDefinition,
  entitlements: Entitlements,
): Promise<{ refused: Refusal[]; lawCheck: string; findings: LexiconFinding[] }> {
  const { place, placeName, problems, record } = await checkLaw(staticFiles, definition, utcDay(clock.now().getTime()));
  const unlawful: Refusal[] = problems.length > 0 ? [{ code: "law", place, placeName, problems }] : [];
  const findings = checkDefinitionTexts(definition);
  const unasked = lexiconProblems(definition, findings);
  const unwritten: Refusal[] = unasked.length > 0 ? [{ code: "lexicon", problems: unasked }] : [];
  return {
    refused: [...refusals(definition, entitlements), ...unlawful, ...unwritten],
    findings,
    lawCheck: JSON.stringify({ ...record, lexicon: lexiconRecord(findings) }),
  };
}
