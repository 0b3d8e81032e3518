import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { accountMail } from "../../../../db/schema/accounts";
import { application } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { outbox } from "../../../../db/schema/platform";
import { dayMs } from "../../../../kernel/durations";
import type { AccountMailId, OutboxId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { sealLetter } from "../../../../platform/auth/account-mail.server";
import { forEachRow, isNotBackedOff } from "../../../../platform/each-row.server";
import { insertJob } from "../../../../platform/outbox.server";
import { isNotErased, openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { addressSchema } from "../../../forms/form-model/schema";
import { erasureColumns, onVersion } from "../queries/list-erasures.server";
import { papersErased } from "../queries/open-documents.server";
import { announcedMs, announcedParts, erasureClock, isAnnounced } from "../retention";
import { erasureJob } from "./announce-erasures.server";
import { countErasedPapers } from "./count-erased.server";
import { eraseStatements } from "./erase-statements.server";

/** Read and erased a run. */
const pageSize = 100;
const atMost = 20;
/** An announcement whose mail has not left yet is looked at again after this. */
export const askAgainMs = 60 * 60 * 1000;
const name = "retention";
/** An announcement that was not made by then is taken back, so that it is made anew. */
const overdueMs = announcedMs + 2 * dayMs;

/**
 * Erases what its time is over for, by the law of the home's place (`erasureClock`): papers, then answers. Nothing that
 * its landlord was not told of seven days before, nothing on legal hold. Answers how many applications it touched.
 */
export async function eraseAnnounced(services: Services): Promise<number> {
  const at = services.clock.now().getTime();
  const steps = (await findAnnounced(services, at)).map((found) => ({ found, step: stepOf(found, at) }));
  const waiting = steps.flatMap(({ found: { id }, step }) => (step.kind === "wait" ? [{ id, until: step.until }] : []));
  if (waiting.length > 0) await services.db.run(putBack(waiting));
  const due = steps.filter(({ step }) => step.kind !== "wait").slice(0, atMost);
  return forEachRow(services, name, due, {
    idOf: ({ found }) => found.id,
    work: ({ found, step }) => {
      if (step.kind === "broken") throw step.error;
      if (step.kind === "answers") return eraseAnswers(services, found, at);
      return step.kind === "papers" ? erasePapers(services, found, at) : takeBack(services, found);
    },
  });
}

/** Statement: rows that wait are not found again before their time, so that no page fills up with them. */
export function putBack(waiting: readonly { id: string; until: number }[]): SQL {
  const list = JSON.stringify(waiting);
  return sql`UPDATE ${application} SET erase_at = one.value ->> 'until' FROM json_each(${list}) AS one
    WHERE ${application}.id = one.value ->> 'id'`;
}

type Found = Awaited<ReturnType<typeof findAnnounced>>[number];

function findAnnounced({ db }: Services, at: number) {
  return db
    .select({
      ...erasureColumns,
      stored: storedPersonWithKey,
      isKept: sql<number>`${isNotErased()}`.as("is_kept"),
      locale: application.locale,
      reference: application.reference,
      formTitle: rentForm.title,
      heldAt: application.heldAt,
      announced: sql<number>`${application.erasureAnnouncedAt}`.as("announced_moment"),
      mailedAt: sql<number | null>`coalesce(${outbox.doneAt}, ${outbox.deadAt})`.as("mailed"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, onVersion)
    .leftJoin(
      outbox,
      sql`${outbox.dedupeKey} = ${erasureJob} || coalesce(${application.landlordId}, ${application.formId}) || ':'
        || ${application.erasureAnnouncedAt}`,
    )
    .where(
      and(
        isNotNull(application.erasureAnnouncedAt),
        lte(application.eraseAt, at),
        isNotBackedOff(name, sql`${application.id}`, at),
      ),
    )
    .orderBy(application.eraseAt)
    .limit(pageSize);
}

type Step =
  | { kind: "answers" | "papers" | "take-back" }
  | { kind: "wait"; until: number }
  | { kind: "broken"; error: unknown };

/** One that cannot be read fails by itself, where the others are erased. */
function stepOf(found: Found, at: number): Step {
  try {
    return stepFor(found, at);
  } catch (error) {
    return { kind: "broken", error };
  }
}

/** "take-back": the announcement holds no more, or was never made. */
function stepFor(found: Found, at: number): Step {
  const { heldAt, announced, mailedAt, papers, decidedAt } = found;
  const takenBack = { kind: "take-back" } as const;
  if (found.isKept === 0 || heldAt !== null || decidedAt === null || !isAnnounced(found)) return takenBack;
  if (mailedAt === null) return announced <= at - overdueMs ? takenBack : { kind: "wait", until: at + askAgainMs };
  if (mailedAt > at - announcedMs) return { kind: "wait", until: mailedAt + announcedMs };
  const clock = erasureClock(decidedAt, addressSchema.parse(JSON.parse(found.address)));
  const parts = announcedParts(clock, papers, announced);
  if (parts.answers && clock.answersAt <= at) return { kind: "answers" };
  if (parts.papers) return clock.papersAt <= at ? { kind: "papers" } : { kind: "wait", until: clock.papersAt };
  return parts.answers ? { kind: "wait", until: clock.answersAt } : takenBack;
}

function traceOf({ ids }: Services, { id }: Found, at: number, action: string) {
  return {
    id: ids.uuid<string>(),
    at: new Date(at),
    actorKind: "system" as const,
    actorId: null,
    action,
    targetKind: "application" as const,
    targetId: id,
  };
}

/** Guarded on what was read: one that was reopened, put on hold or dealt with meanwhile keeps everything. */
function isStillSo({ id, decidedAt, announced }: Found): SQL {
  return sql`${application} WHERE ${application.id} = ${id} AND ${application.decidedAt} = ${decidedAt}
    AND ${application.erasureAnnouncedAt} = ${announced} AND ${application.heldAt} IS NULL
    AND ${isNotErased()}`;
}

/** The applicant is told by a mail whose address and words lie sealed until it has gone: what they stood in is erased. */
async function eraseAnswers(services: Services, found: Found, at: number): Promise<void> {
  const { db, ids, log } = services;
  const trace = traceOf(services, found, at, "application.retention-answers");
  const isErased = isGuarded(trace.id);
  const [mailId, jobId] = [ids.uuid<AccountMailId>(), ids.uuid<OutboxId>()];
  const { sealed, expiresAt } = await sealLetter(services, mailId, {
    kind: "application-erased",
    to: (await openPerson(services, found.stored)).email,
    locale: readLanguage(found.locale),
    reference: found.reference,
    formTitle: found.formTitle,
  });
  const [first, ...rest] = eraseStatements(db, { id: found.id, at, isErased, cause: "clock" }, [
    insertAuditGuard(db, trace, isStillSo(found)),
    db.run(sql`INSERT INTO ${accountMail} (id, user_id, sealed, expires_at)
      SELECT ${mailId}, ${found.id}, ${sealed}, ${expiresAt} WHERE ${isErased}`),
    insertJob(
      db,
      {
        id: jobId,
        kind: "mail.account",
        ref: { accountMailId: mailId },
        dedupeKey: `erased:${found.id}`,
        lane: "bulk",
        now: new Date(at),
      },
      isErased,
    ),
  ]);
  if (!first) return;
  const { auditGuard } = await runBatch(db, {
    auditGuard: first,
    rest,
  });
  if (auditGuard.meta.changes === 0) return;
  log.info("erased-by-clock", { applicationId: found.id, what: "answers" });
  await services.mailQueue.notify([jobId], "bulk");
}

/** The announcement stands on where it spoke of the answers too. */
async function erasePapers(services: Services, found: Found, at: number): Promise<void> {
  const { db, log } = services;
  const trace = traceOf(services, found, at, papersErased);
  const isDone = isGuarded(trace.id);
  const parts = sql`(SELECT id FROM ${applicationMember} WHERE application_id = ${found.id})`;
  const clock = erasureClock(found.decidedAt, addressSchema.parse(JSON.parse(found.address)));
  const isMoreAnnounced = announcedParts(clock, 0, found.announced).answers;
  const { auditGuard } = await runBatch(db, {
    auditGuard: insertAuditGuard(db, trace, isStillSo(found)),
    countErasedPapers: countErasedPapers(db, { at, cause: "clock", which: sql`gone.id = ${found.id} AND ${isDone}` }),
    removePapers:
      db.run(sql`UPDATE ${document} SET removed_at = ${at} WHERE (application_id = ${found.id} OR application_id IN ${parts})
      AND removed_at IS NULL AND ${isDone}`),
    countNoPapersOfMembers: db.run(
      sql`UPDATE ${applicationMember} SET document_count = 0 WHERE application_id = ${found.id} AND ${isDone}`,
    ),
    setNextErasure:
      db.run(sql`UPDATE ${application} SET document_count = 0, erasure_announced_at = ${isMoreAnnounced ? found.announced : null}, erase_at = ${clock.answersAt}
      WHERE id = ${found.id} AND ${isDone}`),
  });
  if (auditGuard.meta.changes > 0) log.info("erased-by-clock", { applicationId: found.id, what: "papers" });
}

async function takeBack({ db }: Services, { id, announced }: Found): Promise<void> {
  await db.run(sql`UPDATE ${application} SET erasure_announced_at = NULL
    WHERE id = ${id} AND erasure_announced_at = ${announced}`);
}
