import { costOf } from "../../../../platform/proof-of-work/challenge";
import { makeChallenge, spendProof } from "../../../../platform/proof-of-work/proof-of-work.server";
import type { Services } from "../../../../services";

/** So many forms may be started within an hour, by everybody together; then each is asked for a calculation. */
export const freeStarts = { action: "guest-start-all", limit: 20, windowSeconds: 3600 } as const;

/** Whether a visitor's form may be started; else the calculation to make first, harder the more forms the hour saw. */
export async function askStartProof(
  services: Services,
  { draftId, posted }: { draftId: string; posted: string | null },
): Promise<string | null> {
  const verdict = await services.rateLimit.take(freeStarts, "all");
  if (verdict.allowed && !(await services.screen.switchedUntil("proof-everywhere"))) return null;
  const bound = { id: draftId, formId: "start" };
  if (posted && (await spendProof(services, bound, posted))) return null;
  const used = verdict.allowed ? freeStarts.limit : (verdict.used ?? freeStarts.limit);
  return makeChallenge(services, bound, costOf(used, freeStarts.limit));
}
