import type { Entitlements } from "./entitlements";
import { checkLaw } from "./law/check-law.server";
import type { FormDefinition } from "./model/schema";
import { type Refusal, refusals } from "./publishable";

/**
 * Everything that is checked before a definition is published: `refused` is empty when it may be, and `lawCheck` is the
 * JSON that its version keeps of the law it was checked against.
 */
export async function checkPublishing(
  definition: FormDefinition,
  entitlements: Entitlements,
): Promise<{ refused: Refusal[]; lawCheck: string }> {
  const { place, placeName, problems, record } = await checkLaw(definition);
  const unlawful: Refusal[] = problems.length > 0 ? [{ code: "law", place, placeName, problems }] : [];
  return { refused: [...refusals(definition, entitlements), ...unlawful], lawCheck: JSON.stringify(record) };
}
