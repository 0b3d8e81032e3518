import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../../db/client.server";
import { stripeEvent } from "../../../../db/schema/billing";
import type { Services } from "../../../../services";

export type Statement = BatchItem<"sqlite">;

/** What happened to an event: "handled"; "retry" comes back later; "unknown" is nothing of ours. */
export type EventOutcome = { kind: "handled" } | { kind: "retry"; code: string } | { kind: "unknown"; code: string };
export const handled: EventOutcome = { kind: "handled" };

/** Statement that ends an event, for the batch of its effect: both are written, or neither. */
export function markHandled(db: Database, eventId: string | null, at: number): Statement[] {
  if (eventId === null) return [];
  return [
    db.run(
      sql`UPDATE ${stripeEvent} SET handled_at = ${at}, last_error = NULL WHERE id = ${eventId} AND handled_at IS NULL`,
    ),
  ];
}

/** Runs statements as one batch; none is no call. */
export async function runStatements({ db }: Services, statements: Statement[]): Promise<void> {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}
