import { and, eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { type FormState, rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { afterFormCommit } from "../../../../platform/after-form-commit.server";
import { auditActor, insertAuditGuard, isAnyState, isGuarded } from "../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { hasOtherRunningForm, latestEndOfRow, limitOfRow } from "../queries/find-form-limits.server";
import { closingNoticeMs } from "../rules";

/** When a form closes by itself. `undefined` leaves a setting as it is; null takes the landlord's own maximum away. */
export type FormLimits = {
  /** Milliseconds since 1970; between now and the plan's window. */
  opensUntil?: number;
  /** 1 to 500 sent households. */
  maxApplications?: number | null;
};
export type LimitsResult = Result<
  { state: FormState; opensUntil: number | null; maxApplications: number | null },
  "not-found" | "wrong-state" | "too-early" | "too-late" | "bad-maximum",
  { latest: number } | undefined
>;

const changeable: readonly FormState[] = ["draft", "open", "paused", "full"];
const maximumRange = { min: 1, max: 500 } as const;

/**
 * Sets closing date or maximum: a maximum that is reached makes the form full, a higher one opens it, unless another
 * form of the guest runs. "too-late": past the plan's window from now (detail.latest).
 */
export async function setFormLimits(
  services: Services,
  actor: Landlord,
  input: { formId: RentFormId; limits: FormLimits },
): Promise<LimitsResult> {
  const { db, ids } = services;
  const now = services.clock.now();
  const at = now.getTime();
  const { opensUntil, maxApplications } = input.limits;
  if (opensUntil !== undefined && opensUntil <= at) return err("too-early", undefined);
  if (typeof maxApplications === "number" && !isMaximum(maxApplications)) return err("bad-maximum", undefined);
  const auditId = ids.uuid<string>();
  const jobId = ids.uuid<OutboxId>();
  const isMine = and(eq(rentForm.id, input.formId), mayReachForm(actor, at)) as SQL;
  const isSoonEnough = opensUntil === undefined ? sql`1` : sql`${opensUntil} <= ${latestEndOfRow(at)}`;
  const isAllowed = sql`${isAnyState(sql`${rentForm.state}`, changeable)} AND ${isSoonEnough}
    AND (${rentForm.state} = 'draft' OR ((${rentForm.opensUntil} IS NULL OR ${rentForm.opensUntil} > ${at})
      AND (${rentForm.paidUntil} IS NULL OR ${rentForm.paidUntil} > ${at})))`;
  const { rows } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "form.set-limits",
        targetKind: "rent_form",
        targetId: input.formId,
      },
      sql`${rentForm} WHERE ${isMine} AND ${isAllowed}`,
    ),
    setLimits: db
      .update(rentForm)
      .set({
        // Who chooses a date three days off needs no mail about it.
        ...(opensUntil !== undefined && {
          opensUntil,
          closingNoticeFor: opensUntil - at <= closingNoticeMs ? opensUntil : null,
        }),
        ...(maxApplications !== undefined && { maxApplications, ...stateUnder(maxApplications, at) }),
        updatedAt: at,
      })
      .where(and(eq(rentForm.id, input.formId), isGuarded(auditId))),
    refreshForm: insertJob(
      db,
      { id: jobId, kind: "cache.refresh-form", ref: { formId: input.formId }, dedupeKey: `refresh:${auditId}`, now },
      isGuarded(auditId),
    ),
    rows: db
      .select({
        state: rentForm.state,
        opensUntil: rentForm.opensUntil,
        maxApplications: rentForm.maxApplications,
        latest: sql<number>`${latestEndOfRow(at)}`.as("latest"),
        isSet: sql<number>`${isGuarded(auditId)}`.as("is_set"),
      })
      .from(rentForm)
      .where(isMine),
  });
  const [row] = rows;
  if (!row) return err("not-found", undefined);
  const { isSet, latest, ...limits } = row;
  if (!isSet)
    return opensUntil !== undefined && opensUntil > latest
      ? err("too-late", { latest })
      : err("wrong-state", undefined);
  await afterFormCommit(services, input.formId, [jobId]);
  return ok(limits);
}

function isMaximum(value: number): boolean {
  return Number.isInteger(value) && value >= maximumRange.min && value <= maximumRange.max;
}

/** Full and open follow the maximum, and with them the time from which drafts have their 72 hours. */
function stateUnder(maxApplications: number | null, at: number) {
  const limit = limitOfRow({ maxApplications: sql`${maxApplications}` });
  const isReached = sql`${rentForm.applicationCount} >= ${limit}`;
  const reopens = sql`${rentForm.state} = 'full' AND NOT ${isReached} AND NOT ${hasOtherRunningForm(at)}`;
  return {
    state: sql<FormState>`CASE WHEN ${rentForm.state} = 'open' AND ${isReached} THEN 'full'
      WHEN ${reopens} THEN 'open' ELSE ${rentForm.state} END`,
    closedAt: sql`CASE WHEN ${rentForm.state} = 'open' AND ${isReached} THEN ${at}
      WHEN ${reopens} THEN NULL ELSE ${rentForm.closedAt} END`,
  };
}
