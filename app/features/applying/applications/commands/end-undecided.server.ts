import { and, isNotNull, lte, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { application, infoRequest } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { outbox } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import type { ApplicationId } from "../../../../kernel/ids";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { forEachRow, isNotBackedOff } from "../../../../platform/each-row.server";
import type { Services } from "../../../../services";
import { isUndecidedOfAccount } from "../queries/list-undecided.server";
import { announcedMs, undecidedEndsAt } from "../retention";
import { undecidedJob } from "./announce-undecided.server";
import { endStatements } from "./end-statements.server";
import { askAgainMs, putBack } from "./erase-announced.server";

/** Read and ended a run. */
const pageSize = 100;
const atMost = 20;
const name = "undecided";
/** An announcement that was not made by then is taken back, so that it is made anew. */
const overdueMs = announcedMs + 2 * dayMs;

/** Ends what nobody decided in time, and of which its landlord was told seven days before. Answers how many. */
export async function endUndecided(services: Services): Promise<number> {
  const at = services.clock.now().getTime();
  const steps = (await findAnnounced(services, at)).map((found) => ({ found, step: stepFor(found, at) }));
  const waiting = steps.flatMap(({ found: { id }, step }) => (step.kind === "wait" ? [{ id, until: step.until }] : []));
  if (waiting.length > 0) await services.db.run(putBack(waiting));
  const due = steps.filter(({ step }) => step.kind !== "wait").slice(0, atMost);
  return forEachRow(services, name, due, {
    idOf: ({ found }) => found.id,
    work: ({ found, step }) => (step.kind === "end" ? end(services, found, at) : takeBack(services, found)),
  });
}

type Found = Awaited<ReturnType<typeof findAnnounced>>[number];

function findAnnounced({ db }: Services, at: number) {
  return db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      announced: sql<number>`${application.endAnnouncedAt}`.as("end_announced"),
      submittedAt: application.submittedAt,
      closedAt: rentForm.closedAt,
      isUndecided: sql<number>`${isUndecidedOfAccount}`.as("is_undecided"),
      mailedAt: sql<number | null>`coalesce(${outbox.doneAt}, ${outbox.deadAt})`.as("mailed"),
    })
    .from(application)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
    .leftJoin(
      outbox,
      sql`${outbox.dedupeKey} = ${undecidedJob} || ${application.landlordId} || ':' || ${application.endAnnouncedAt}`,
    )
    .where(
      and(
        isNotNull(application.endAnnouncedAt),
        lte(application.eraseAt, at),
        isNotBackedOff(name, sql`${application.id}`, at),
      ),
    )
    .orderBy(application.eraseAt)
    .limit(pageSize);
}

type Step = { kind: "end" | "take-back" } | { kind: "wait"; until: number };

/** "take-back": it was decided, held or its form reopened, or the announcement was never made. */
function stepFor(found: Found, at: number): Step {
  const { announced, mailedAt, isUndecided } = found;
  const endsAt = undecidedEndsAt(found);
  if (isUndecided === 0 || endsAt > announced + announcedMs) return { kind: "take-back" };
  if (announced > at - announcedMs) return { kind: "wait", until: announced + announcedMs };
  if (mailedAt === null)
    return announced <= at - overdueMs ? { kind: "take-back" } : { kind: "wait", until: at + askAgainMs };
  const dueOn = Math.max(mailedAt + announcedMs, endsAt);
  return dueOn > at ? { kind: "wait", until: dueOn } : { kind: "end" };
}

async function end({ db, ids, log }: Services, { id, announced }: Found, at: number): Promise<void> {
  const traceId = ids.uuid<string>();
  const isEnded = isGuarded(traceId);
  const trace = {
    id: traceId,
    at: new Date(at),
    actorKind: "system" as const,
    actorId: null,
    action: "application.expire",
    targetKind: "application" as const,
    targetId: id,
  };
  const isStillSo = sql`${application} WHERE ${application.id} = ${id} AND ${application.endAnnouncedAt} = ${announced}
    AND ${isUndecidedOfAccount}`;
  const { auditGuard } = await runBatch(db, {
    auditGuard: insertAuditGuard(db, trace, isStillSo),
    end: endStatements(db, { id, at, isEnded }),
    cancelRequests:
      db.run(sql`UPDATE ${infoRequest} SET cancelled_at = ${at}, remind_at = NULL WHERE application_id = ${id}
      AND answered_at IS NULL AND cancelled_at IS NULL AND ${isEnded}`),
    expire:
      db.run(sql`UPDATE ${application} SET state = 'expired', decided_at = ${at}, updated_at = ${at}, state_before = NULL,
      end_announced_at = NULL, first_viewed_at = coalesce(first_viewed_at, ${at}) WHERE id = ${id} AND ${isEnded}`),
  });
  if (auditGuard.meta.changes > 0) log.info("ended-undecided", { applicationId: id });
}

async function takeBack({ db }: Services, { id, announced }: Found): Promise<void> {
  await db.run(
    sql`UPDATE ${application} SET end_announced_at = NULL WHERE id = ${id} AND end_announced_at = ${announced}`,
  );
}
