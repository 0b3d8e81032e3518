import { and, asc, gte, lt, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { accountMail } from "../../../../db/schema/accounts";
import { application, applicationDraft, applicationKey } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { linkToken } from "../../../../db/schema/platform";
import type { AccountMailId, ApplicationId, OutboxId } from "../../../../kernel/ids";
import { readLanguage } from "../../../../kernel/page-locale";
import { insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { sealLetter } from "../../../../platform/auth/account-mail.server";
import { forEachRow, isNotBackedOff } from "../../../../platform/each-row.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { erasePartStatements } from "../household/commands/erase-part.server";
import { openContact } from "../household/member";
import { findMemberAddress } from "../household/queries/find-address.server";

/** Erased a run. */
const atMost = 20;
const name = "lapsed-parts";

/** SQL on application_member: its lead sent nothing in the time of the draft, so that nobody can read the part. */
function isLapsed(at: number): SQL {
  return sql`(NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = ${applicationMember.applicationId})
    AND NOT EXISTS (SELECT 1 FROM ${applicationDraft} AS lead WHERE lead.id = ${applicationMember.applicationId} AND lead.expires_at > ${at}))`;
}

/**
 * Erases parts of households whose lead never sent: answers, papers, keys, and that the person was named. Whoever had sent a
 * part is told, where the lead's key can still open the address. `slice`: bounds on the id. Answers how many were erased.
 */
export async function eraseLapsedParts(services: Services, slice: { from: string; below: string }): Promise<number> {
  const at = services.clock.now().getTime();
  const lapsed = await findLapsed(services, slice, at);
  return forEachRow(services, name, lapsed, { idOf: ({ id }) => id, work: (part) => erase(services, part, at) });
}

type Lapsed = Awaited<ReturnType<typeof findLapsed>>[number];

function findLapsed({ db }: Services, { from, below }: { from: string; below: string }, at: number) {
  return db
    .select({
      id: sql<ApplicationId>`${applicationMember.id}`.as("member_id"),
      leadId: sql<ApplicationId>`${applicationMember.applicationId}`.as("lead_id"),
      contact: applicationMember.contact,
      completedAt: applicationMember.completedAt,
      removedAt: applicationMember.removedAt,
      formTitle: rentForm.title,
      locale: sql<
        string | null
      >`(SELECT own.locale FROM ${applicationDraft} AS own WHERE own.id = ${applicationMember.id})`.as("part_locale"),
      leadLocale: sql<
        string | null
      >`(SELECT lead.locale FROM ${applicationDraft} AS lead WHERE lead.id = ${applicationMember.applicationId})`.as(
        "lead_locale",
      ),
      keyId: sql<string | null>`${applicationKey.keyId}`.as("lead_key_id"),
      wrappedKey: sql<string | null>`${applicationKey.wrappedKey}`.as("lead_wrapped_key"),
    })
    .from(applicationMember)
    .innerJoin(rentForm, sql`${rentForm.id} = ${applicationMember.formId}`)
    .leftJoin(applicationKey, sql`${applicationKey.applicationId} = ${applicationMember.applicationId}`)
    .where(
      and(
        gte(applicationMember.id, from),
        lt(applicationMember.id, below),
        isLapsed(at),
        isNotBackedOff(name, sql`${applicationMember.id}`, at),
      ),
    )
    .orderBy(asc(applicationMember.id))
    .limit(atMost);
}

async function erase(services: Services, part: Lapsed, at: number): Promise<void> {
  const { db, ids, log } = services;
  const traceId = ids.uuid<string>();
  const isErased = isGuarded(traceId);
  const which = sql`(SELECT ${part.id} WHERE ${isErased})`;
  const letter = await farewell(services, part, isErased);
  const trace = {
    id: traceId,
    at: new Date(at),
    actorKind: "system" as const,
    actorId: null,
    action: "application.part-lapsed",
    targetKind: "application" as const,
    targetId: part.leadId,
  };
  const { auditGuard } = await runBatch(db, {
    auditGuard: insertAuditGuard(
      db,
      trace,
      sql`${applicationMember} WHERE ${applicationMember.id} = ${part.id} AND ${isLapsed(at)}`,
    ),
    erasePart: erasePartStatements(db, which, at),
    deleteLinkToken: db.run(sql`DELETE FROM ${linkToken} WHERE ref IN ${which}`),
    deleteApplicationMember: db.run(sql`DELETE FROM ${applicationMember} WHERE id IN ${which}`),
    letter: letter.statements,
  });
  if (auditGuard.meta.changes === 0) return;
  log.info("part-lapsed", { leadId: part.leadId, wasSent: part.completedAt !== null });
  await services.mailQueue.notify(letter.jobs, "bulk");
}

/** The mail to somebody whose part was there; sealed until it has gone, for the address is erased with the part. */
async function farewell(services: Services, part: Lapsed, isErased: SQL) {
  const { db, ids, clock, dataKeys } = services;
  const { keyId, wrappedKey } = part;
  if (part.completedAt === null || part.removedAt !== null || keyId === null || wrappedKey === null) {
    return { statements: [], jobs: [] };
  }
  const key = await dataKeys.open(part.leadId, { keyId, wrappedKey });
  const contact = await openContact(key, part.id, part.contact);
  const to = await findMemberAddress(services, { memberId: part.id, contact });
  if (to === null) return { statements: [], jobs: [] };
  const [mailId, jobId] = [ids.uuid<AccountMailId>(), ids.uuid<OutboxId>()];
  const { sealed, expiresAt } = await sealLetter(services, mailId, {
    kind: "part-erased",
    to,
    locale: readLanguage(part.locale ?? part.leadLocale ?? "en"),
    formTitle: part.formTitle,
  });
  return {
    statements: [
      db.run(sql`INSERT INTO ${accountMail} (id, user_id, sealed, expires_at)
        SELECT ${mailId}, ${part.id}, ${sealed}, ${expiresAt} WHERE ${isErased}`),
      insertJob(
        db,
        {
          id: jobId,
          kind: "mail.account",
          ref: { accountMailId: mailId },
          dedupeKey: `part-erased:${part.id}`,
          lane: "bulk",
          now: clock.now(),
        },
        isErased,
      ),
    ],
    jobs: [jobId],
  };
}
