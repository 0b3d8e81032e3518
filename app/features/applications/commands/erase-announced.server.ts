import { asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { accountMail } from "../../../db/schema/accounts";
import { application, applicationMember, document } from "../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../db/schema/forms";
import { outbox } from "../../../db/schema/platform";
import type { AccountMailId, OutboxId } from "../../../kernel/ids";
import { insertAuditGuard, isGuarded } from "../../../platform/audit-guard.server";
import { sealLetter } from "../../../platform/auth/account-mail.server";
import { insertJob } from "../../../platform/outbox.server";
import { isKept, openPerson, storedPersonWithKey } from "../../../platform/people/people.server";
import type { Services } from "../../../services";
import { addressSchema } from "../../form-model/schema";
import { announcedMs, announcedParts, erasureClock, isAnnounced } from "../erasure-clock";
import { choosePageLocale } from "../locale";
import { erasureColumns, onVersion } from "../queries/list-erasures.server";
import { papersErased } from "../queries/open-documents.server";
import { erasureJob } from "./announce-erasures.server";
import { countErasedPapers } from "./count-erased.server";
import { eraseStatements } from "./erase-statements.server";

/** Read and erased a run. */
const pageSize = 100;
const atMost = 20;
/** An announcement that was not made by then is taken back, so that it is made anew. */
const overdueMs = announcedMs + 2 * 24 * 60 * 60 * 1000;

/**
 * Erases what its time is over for, by the law of the home's place (`erasureClock`), which the tenant was told before sending:
 * papers some weeks after the decision, answers some months after it. Nothing that its landlord was not told of seven days
 * before (the announcement's job settled), and nothing on legal hold. Answers how many applications it touched.
 */
export async function eraseAnnounced(services: Services): Promise<number> {
  const at = services.clock.now().getTime();
  let count = 0;
  for (const found of await findAnnounced(services, at)) {
    if (count === atMost) break;
    const step = stepFor(found, at);
    if (step === "wait") continue;
    if (step === "answers") await eraseAnswers(services, found, at);
    else if (step === "papers") await erasePapers(services, found, at);
    else await takeBack(services, found);
    count += 1;
  }
  return count;
}

type Found = Awaited<ReturnType<typeof findAnnounced>>[number];

function findAnnounced({ db }: Services, at: number) {
  return db
    .select({
      ...erasureColumns,
      stored: storedPersonWithKey,
      isKept: sql<number>`${isKept()}`.as("is_kept"),
      locale: application.locale,
      reference: application.reference,
      formTitle: rentForm.title,
      heldAt: application.heldAt,
      announced: sql<number>`${application.erasureAnnouncedAt}`.as("announced_moment"),
      toldAt: sql<number | null>`coalesce(${outbox.doneAt}, ${outbox.deadAt})`.as("told"),
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, onVersion)
    .leftJoin(
      outbox,
      sql`${outbox.dedupeKey} = ${erasureJob} || coalesce(${application.landlordId}, ${application.formId}) || ':'
        || ${application.erasureAnnouncedAt}`,
    )
    .where(lte(application.erasureAnnouncedAt, at - announcedMs))
    .orderBy(asc(application.erasureAnnouncedAt))
    .limit(pageSize);
}

/** "take-back": the announcement holds no more, or was never made. */
function stepFor(found: Found, at: number): "answers" | "papers" | "wait" | "take-back" {
  const { heldAt, announced, toldAt, papers, decidedAt } = found;
  if (found.isKept === 0 || heldAt !== null || decidedAt === null || !isAnnounced(found)) return "take-back";
  if (toldAt === null || toldAt > at - announcedMs)
    return announced <= at - overdueMs && toldAt === null ? "take-back" : "wait";
  const clock = erasureClock(decidedAt, addressSchema.parse(JSON.parse(found.address)));
  const parts = announcedParts(clock, papers, announced);
  if (parts.answers && clock.answersAt <= at) return "answers";
  if (parts.papers) return clock.papersAt <= at ? "papers" : "wait";
  return parts.answers ? "wait" : "take-back";
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
    AND ${isKept()}`;
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
    locale: choosePageLocale({ query: found.locale, acceptLanguage: null }),
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
        now: new Date(at),
      },
      isErased,
    ),
  ]);
  if (!first) return;
  const [auditGuard] = await db.batch([first, ...rest]);
  if (auditGuard.meta.changes === 0) return;
  log.info("erased-by-clock", { applicationId: found.id, what: "answers" });
  await services.mailQueue.notify([jobId]);
}

/** The announcement stands on where it spoke of the answers too. */
async function erasePapers(services: Services, found: Found, at: number): Promise<void> {
  const { db, log } = services;
  const trace = traceOf(services, found, at, papersErased);
  const isDone = isGuarded(trace.id);
  const parts = sql`(SELECT id FROM ${applicationMember} WHERE application_id = ${found.id})`;
  const clock = erasureClock(found.decidedAt, addressSchema.parse(JSON.parse(found.address)));
  const isMoreAnnounced = announcedParts(clock, 0, found.announced).answers;
  const [auditGuard] = await db.batch([
    insertAuditGuard(db, trace, isStillSo(found)),
    countErasedPapers(db, { at, cause: "clock", which: sql`gone.id = ${found.id} AND ${isDone}` }),
    db.run(sql`UPDATE ${document} SET removed_at = ${at} WHERE (application_id = ${found.id} OR application_id IN ${parts})
      AND removed_at IS NULL AND ${isDone}`),
    db.run(sql`UPDATE ${applicationMember} SET document_count = 0 WHERE application_id = ${found.id} AND ${isDone}`),
    db.run(sql`UPDATE ${application} SET document_count = 0, erasure_announced_at = ${isMoreAnnounced ? found.announced : null}
      WHERE id = ${found.id} AND ${isDone}`),
  ]);
  if (auditGuard.meta.changes > 0) log.info("erased-by-clock", { applicationId: found.id, what: "papers" });
}

async function takeBack({ db }: Services, { id, announced }: Found): Promise<void> {
  await db.run(sql`UPDATE ${application} SET erasure_announced_at = NULL
    WHERE id = ${id} AND erasure_announced_at = ${announced}`);
}
