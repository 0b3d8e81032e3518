import { sql } from "drizzle-orm";
import { z } from "zod";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { screening } from "../../../../db/schema/screening";
import { openText } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { isTooFewReports, lockMs, outcomes } from "../rules";

export const sealedAs = { appeal: "screening-appeal", answer: "screening-answer", report: "form-report" } as const;

/** A column of a SELECT from rent_form: JSON of what its landlord is told of the newest look. */
export const selectScreeningState = sql<string | null>`(SELECT json_object('heldAt', ${rentForm.heldAt},
  'lockedUntil', ${rentForm.documentsLockedUntil}, 'state', ${rentForm.state}, 'outcome', s.outcome, 'reasons', s.reasons,
  'decision', s.decision, 'appealedAt', s.appealed_at, 'answer', s.answer_sealed, 'openSince', (SELECT v.published_at
    FROM ${rentFormVersion} AS v WHERE v.form_id = ${rentForm.id} AND v.number = 1))
  FROM ${screening} AS s WHERE s.kind = 'form' AND s.subject_id = ${rentForm.id})`.as("screening_standing");

const screeningStateSchema = z.object({
  heldAt: z.number().nullable(),
  lockedUntil: z.number().nullable(),
  state: z.string(),
  outcome: z.enum(outcomes),
  reasons: z.string(),
  decision: z.enum(["release", "hold", "suspend", "restore"]).nullable(),
  appealedAt: z.number().nullable(),
  answer: z.string().nullable(),
  openSince: z.number().nullable(),
});
/** Of screening.reasons the codes alone. */
export const codesSchema = z.array(z.object({ code: z.string() }));

/** What the landlord reads on the form's page. Times in milliseconds. */
export type ScreeningState = {
  kind: "held" | "locked" | "suspended";
  /** It was open, with uploads, before this look. */
  wasOpen: boolean;
  codes: string[];
  /** Somebody has looked and let it stand. */
  isLookedAt: boolean;
  lockedUntil: number | null;
  appealedAt: number | null;
  /** What we answered to what was said against it. */
  answer: string | null;
};

/** Null where nothing is held back. `formId` is what an answer was sealed for. */
export async function readScreeningState(
  { config, clock }: Services,
  formId: string,
  column: string | null,
): Promise<ScreeningState | null> {
  if (column === null) return null;
  const row = screeningStateSchema.parse(JSON.parse(column));
  const isLocked = row.lockedUntil !== null && row.lockedUntil > clock.now().getTime();
  const kind = row.state === "suspended" ? (row.heldAt === null ? "suspended" : "held") : isLocked ? "locked" : null;
  if (kind === null) return null;
  const since = kind === "locked" ? (row.lockedUntil ?? 0) - lockMs : row.heldAt;
  return {
    kind,
    wasOpen: since === null || row.openSince === null || since > row.openSince,
    codes: codesSchema.parse(JSON.parse(row.reasons)).flatMap(({ code }) => (isTooFewReports(code) ? [] : [code])),
    isLookedAt: row.decision !== null,
    lockedUntil: row.lockedUntil,
    appealedAt: row.appealedAt,
    answer: row.answer === null ? null : await openText(config.secrets, sealedAs.answer, formId, row.answer),
  };
}

/** The same of one form, and our answer whatever it was about; nulls where there is none. */
export async function findScreeningState(
  services: Services,
  formId: string,
): Promise<{ standing: ScreeningState | null; answer: string | null }> {
  const [row] = await services.db
    .select({ standing: selectScreeningState, answer: screening.answerSealed })
    .from(rentForm)
    .innerJoin(screening, sql`${screening.kind} = 'form' AND ${screening.subjectId} = ${rentForm.id}`)
    .where(sql`${rentForm.id} = ${formId}`);
  const { secrets } = services.config;
  return {
    standing: await readScreeningState(services, formId, row?.standing ?? null),
    answer: row?.answer ? await openText(secrets, sealedAs.answer, formId, row.answer) : null,
  };
}
