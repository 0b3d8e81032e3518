import { sql } from "drizzle-orm";
import { audit, isDecisionSql } from "../../../../db/schema/platform";
import type { Services } from "../../../../services";

const pageSize = 50;

export type Decision = {
  id: string;
  at: number;
  action: string;
  actorKind: string;
  targetKind: string;
  targetId: string;
  detail: string | null;
};

/** What was decided about spam, the newest first, from the audit; `next`: where the following page begins. */
export async function listDecisions(
  { db }: Services,
  before: { at: number; id: string } | null,
): Promise<{ decisions: Decision[]; next: string | null }> {
  const isBefore = before ? sql`AND (at, id) < (${before.at}, ${before.id})` : sql``;
  const rows = await db.all<Decision>(sql`SELECT id, at, action, actor_kind AS "actorKind", target_kind AS "targetKind",
      target_id AS "targetId", detail FROM ${audit}
    WHERE ${sql.raw(isDecisionSql)} ${isBefore} ORDER BY at DESC, id DESC LIMIT ${pageSize + 1}`);
  const decisions = rows.slice(0, pageSize);
  const last = decisions.at(-1);
  return { decisions, next: rows.length > pageSize && last ? `${last.at}-${last.id}` : null };
}
