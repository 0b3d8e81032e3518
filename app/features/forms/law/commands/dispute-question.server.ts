import { sql } from "drizzle-orm";
import { questionDoubt } from "../../../../db/schema/screening";
import { err, ok, type Result } from "../../../../kernel/result";
import { keyedHash, sealText } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import type { QuestionDoubt } from "../schema";

export const disputeSealedAs = "question-doubt";

const rate = { action: "question-doubt", limit: 10, windowSeconds: 3600 } as const;

/**
 * Keeps a question that a landlord says is wrongly refused, sealed, once for question and place. `address`: as a key for
 * counting. "too-many": ten within an hour.
 */
export async function disputeQuestion(
  { db, ids, clock, config, rateLimit }: Services,
  { address, doubt }: { address: string; doubt: QuestionDoubt },
): Promise<Result<undefined, "too-many", { retryAfterSeconds: number }>> {
  const verdict = await rateLimit.take(rate, address);
  if (!verdict.allowed) return err("too-many", { retryAfterSeconds: verdict.retryAfterSeconds });
  const { question, place, category } = doubt;
  const words = question.toLowerCase().replace(/\s+/gu, " ");
  const id = ids.uuid<string>();
  await db
    .insert(questionDoubt)
    .values({
      id,
      dedupeKey: await keyedHash(config.secret, disputeSealedAs, `${place}\n${words}`),
      sealed: await sealText(config.secret, disputeSealedAs, id, JSON.stringify({ question, place })),
      category,
      count: 1,
      createdAt: clock.now().getTime(),
    })
    .onConflictDoUpdate({ target: questionDoubt.dedupeKey, set: { count: sql`${questionDoubt.count} + 1` } });
  return ok(undefined);
}
