import { desc, sql } from "drizzle-orm";
import { z } from "zod";
import { application } from "../../../db/schema/applications";
import { audit } from "../../../db/schema/platform";
import { screenRuleset } from "../../../db/schema/screen-guard";
import { screening } from "../../../db/schema/screening";
import type { Services } from "../../../services";
import { spamReasonsSchema } from "../../applications/spam/score";
import { type Replay, replayApplications, replayForms } from "../replay";

/** So many stored decisions of each kind are tried, the newest. */
const replayedAtMost = 5000;

const weightsSchema = z.record(z.string(), z.number());
export type HeldRuleset = { version: number; weights: Record<string, number>; createdAt: number | null };

/** The weights that hold, straight from D1; version 1 is the code's. */
export async function findRuleset({ db }: Services): Promise<HeldRuleset> {
  const [row] = await db.select().from(screenRuleset).orderBy(desc(screenRuleset.version)).limit(1);
  if (!row) return { version: 1, weights: {}, createdAt: null };
  return { version: row.version, weights: weightsSchema.parse(JSON.parse(row.weights)), createdAt: row.createdAt };
}

/** What the last 5,000 decisions about applications and forms would be under `weights`. Writes nothing. */
export async function replayDecisions(
  { db }: Services,
  now: HeldRuleset,
  weights: Record<string, number>,
): Promise<{ applications: Replay; forms: Replay }> {
  const wasReleased = sql`EXISTS (SELECT 1 FROM ${audit} WHERE target_id = a.id AND action = 'application.release')`;
  const wasConfirmed = sql`EXISTS (SELECT 1 FROM ${audit} WHERE target_id = a.id AND action = 'application.confirm')`;
  const [applications, forms] = await db.batch([
    db.all<{ reasons: string; wasHeld: number; isGenuine: number }>(sql`SELECT a.spam_reasons AS "reasons",
        (a.is_spam = 1 OR ${wasReleased} OR ${wasConfirmed}) AS "wasHeld",
        (a.is_spam = 0 AND (a.state <> 'submitted' OR ${wasReleased} OR ${wasConfirmed})) AS "isGenuine"
      FROM ${application} AS a WHERE spam_reasons IS NOT NULL ORDER BY submitted_at DESC LIMIT ${replayedAtMost}`),
    db.all<{
      facts: string;
      isReleased: number;
    }>(sql`SELECT facts, coalesce(decision IN ('release', 'restore'), 0) AS "isReleased"
      FROM ${screening} WHERE kind = 'form' ORDER BY updated_at DESC LIMIT ${replayedAtMost}`),
  ]);
  const then = { version: now.version + 1, weights };
  return {
    applications: replayApplications(
      applications.map(({ reasons, wasHeld, isGenuine }) => ({
        reasons: spamReasonsSchema.parse(JSON.parse(reasons)),
        wasHeld: wasHeld === 1,
        isGenuine: isGenuine === 1,
      })),
      now,
      then,
    ),
    forms: replayForms(
      forms.map(({ facts, isReleased }) => ({ facts: JSON.parse(facts), isReleased: isReleased === 1 })),
      now,
      then,
    ),
  };
}
