import { asc, lte, sql } from "drizzle-orm";
import { application, infoRequest } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import { outbox } from "../../../db/schema/platform";
import type { ApplicationId } from "../../../kernel/ids";
import { insertAuditGuard, isGuarded } from "../../../platform/audit-guard.server";
import type { Services } from "../../../services";
import { announcedMs, undecidedEndsAt } from "../erasure-clock";
import { isUndecidedOfAccount } from "../queries/list-undecided.server";
import { undecidedJob } from "./announce-undecided.server";
import { endStatements } from "./end-statements.server";

/** Read and ended a run. */
const pageSize = 100;
const atMost = 20;
/** An announcement that was not made by then is taken back, so that it is made anew. */
const overdueMs = announcedMs + 2 * 24 * 60 * 60 * 1000;

/**
 * Ends what nobody decided in time and what its landlord was told of seven days before: it is expired, and from then on its
 * papers and answers are kept as after a decision. Answers how many applications it touched.
 */
export async function endUndecided(services: Services): Promise<number> {
  const at = services.clock.now().getTime();
  let count = 0;
  for (const found of await findAnnounced(services, at)) {
    if (count === atMost) break;
    const step = stepFor(found, at);
    if (step === "wait") continue;
    if (step === "end") await end(services, found, at);
    else await takeBack(services, found);
    count += 1;
  }
  return count;
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
      toldAt: sql<number | null>`coalesce(${outbox.doneAt}, ${outbox.deadAt})`.as("told"),
    })
    .from(application)
    .innerJoin(rentForm, sql`${rentForm.id} = ${application.formId}`)
    .leftJoin(
      outbox,
      sql`${outbox.dedupeKey} = ${undecidedJob} || ${application.landlordId} || ':' || ${application.endAnnouncedAt}`,
    )
    .where(lte(application.endAnnouncedAt, at - announcedMs))
    .orderBy(asc(application.endAnnouncedAt))
    .limit(pageSize);
}

/** "take-back": it was decided, held or its form reopened, or the announcement was never made. */
function stepFor(found: Found, at: number): "end" | "wait" | "take-back" {
  const { announced, toldAt, isUndecided } = found;
  if (isUndecided === 0 || undecidedEndsAt(found) > announced + announcedMs) return "take-back";
  if (toldAt === null) return announced <= at - overdueMs ? "take-back" : "wait";
  return toldAt > at - announcedMs || undecidedEndsAt(found) > at ? "wait" : "end";
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
  const [witness] = await db.batch([
    insertAuditGuard(db, trace, isStillSo),
    ...endStatements(db, { id, at, isEnded }),
    db.run(sql`UPDATE ${infoRequest} SET cancelled_at = ${at}, remind_at = NULL WHERE application_id = ${id}
      AND answered_at IS NULL AND cancelled_at IS NULL AND ${isEnded}`),
    db.run(sql`UPDATE ${application} SET state = 'expired', decided_at = ${at}, updated_at = ${at}, state_before = NULL,
      end_announced_at = NULL, first_viewed_at = coalesce(first_viewed_at, ${at}) WHERE id = ${id} AND ${isEnded}`),
  ]);
  if (witness.meta.changes > 0) log.info("ended-undecided", { applicationId: id });
}

async function takeBack({ db }: Services, { id, announced }: Found): Promise<void> {
  await db.run(
    sql`UPDATE ${application} SET end_announced_at = NULL WHERE id = ${id} AND end_announced_at = ${announced}`,
  );
}
