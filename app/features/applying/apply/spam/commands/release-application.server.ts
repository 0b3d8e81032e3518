import { and, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import { type NamedResults, runBatch } from "../../../../../db/guarded-batch.server";
import { application } from "../../../../../db/schema/applications";
import { rentForm } from "../../../../../db/schema/forms";
import { applicationMember } from "../../../../../db/schema/household";
import type { Landlord } from "../../../../../kernel/actor";
import type { ApplicationId, OutboxId, RentFormId } from "../../../../../kernel/ids";
import { err, ok, type Result } from "../../../../../kernel/result";
import { type AuditGuard, auditActor, insertAuditGuard, isGuarded } from "../../../../../platform/audit-guard.server";
import { mayReachForm } from "../../../../../platform/auth/may-reach-form.server";
import { insertJob } from "../../../../../platform/outbox.server";
import type { Services } from "../../../../../services";
import { type FormKey, isForm } from "../../../../forms/rent-forms/queries/find-editable-form.server";
import { nextMemberReminder } from "../../../applications/household/member";
import {
  afterAnnouncement,
  announcementOf,
  fillStatements,
  tellStatements,
} from "../../commands/announce-application.server";
import { spamReasonsSchema } from "../score";

export type SuspectedKey = FormKey & { applicationId: ApplicationId };

/** SQL on application joined with rent_form: this one, of a form that the actor reaches and that is not in the bin. */
export function isReached(actor: Landlord, key: SuspectedKey, now: number): SQL {
  return and(
    eq(application.id, key.applicationId),
    isForm(key),
    ne(rentForm.state, "deleted"),
    mayReachForm(actor, now),
  ) as SQL;
}

export const withForm = sql`${application} JOIN ${rentForm} ON ${rentForm.id} = ${application.formId}`;

/** "Not spam": the application goes to its landlord as one that comes now. Once, however often it is asked for. */
export async function releaseApplication(
  services: Services,
  actor: Landlord,
  key: SuspectedKey,
): Promise<Result<undefined, "not-found">> {
  const { db, ids, clock } = services;
  const at = clock.now();
  const isMine = isReached(actor, key, at.getTime());
  const {
    found: [found],
    invited,
  } = await runBatch(db, {
    found: db
      .select({
        formId: sql<RentFormId>`${application.formId}`.as("form_id"),
        isSpam: application.isSpam,
        reasons: application.spamReasons,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .where(isMine),
    invited: selectUninvited(services, sql`(${key.applicationId})`),
  });
  if (!found) return err("not-found");
  if (!found.isSpam) return ok(undefined);
  const auditGuard = {
    id: ids.uuid<string>(),
    at,
    ...auditActor(actor, at.getTime()),
    action: "application.release",
    targetKind: "application" as const,
    targetId: key.applicationId,
  };
  const from = sql`${withForm} WHERE ${isMine} AND ${application.isSpam} = 1`;
  const releasing = { applicationId: key.applicationId, formId: found.formId, auditGuard, from, invited };
  if (await release(services, releasing)) countReleased(services, found.reasons);
  return ok(undefined);
}

/** Counts a person's word that an application was held wrongly. `reasons`: JSON of application.spam_reasons, the signs that were wrong. */
export function countReleased({ screen }: Services, reasons: string | null): void {
  screen.count("released:application");
  for (const { code } of spamReasonsSchema.parse(JSON.parse(reasons ?? "[]")))
    screen.count(`released:application:${code}`);
}

export type Releasing = {
  applicationId: ApplicationId;
  formId: RentFormId;
  auditGuard: AuditGuard;
  /** FROM and WHERE of the audit row: where it finds something, the application is released. */
  from: SQL;
  /** Of `selectUninvited`. */
  invited: readonly Uninvited[];
};

/** The release in one batch; then its jobs are begun. False: somebody else was quicker. */
export async function release(services: Services, releasing: Releasing): Promise<boolean> {
  const { statements, afterwards } = releaseStatements(services, releasing);
  return afterwards(await runBatch(services.db, statements));
}

/** The same for a batch that writes more. `afterwards` takes its results, begins the jobs and says whether it was released. */
export function releaseStatements(services: Services, releasing: Releasing) {
  const { db } = services;
  const { applicationId, formId, auditGuard, from } = releasing;
  const now = auditGuard.at;
  const announcement = announcementOf(services, { applicationId, formId, now });
  const isReleased = isGuarded(auditGuard.id);
  const invitations = invitationsOf(services, releasing, isReleased);
  const statements = {
    guard: insertAuditGuard(db, auditGuard, from),
    released: db
      .update(application)
      .set({ isSpam: false, updatedAt: now.getTime() })
      .where(and(eq(application.id, applicationId), isReleased)),
    told: [...tellStatements(services, announcement, isReleased)],
    ...fillStatements(services, announcement),
    invitations: invitations.statements,
  };
  async function afterwards({
    guard,
    full,
  }: Pick<NamedResults<typeof statements>, "guard" | "full">): Promise<boolean> {
    if (guard.meta.changes === 0) return false;
    await afterAnnouncement(services, announcement, { isFull: full.length > 0, more: invitations.jobs });
    return true;
  }
  return { statements, afterwards };
}

type Uninvited = { id: ApplicationId; applicationId: ApplicationId };

const isUninvited = and(isNull(applicationMember.removedAt), isNull(applicationMember.completedAt)) as SQL;

/** Statement: the people that held applications name, whom nobody has asked. `applications`: SQL, a list of ids. */
export function selectUninvited({ db }: Pick<Services, "db">, applications: SQL) {
  return db
    .select({
      id: sql<ApplicationId>`${applicationMember.id}`.as("member_id"),
      applicationId: sql<ApplicationId>`${applicationMember.applicationId}`.as("lead_id"),
    })
    .from(applicationMember)
    .where(sql`${applicationMember.applicationId} IN ${applications} AND ${isUninvited}`);
}

/** Suspected spam wrote to nobody: the people it names are asked now. */
function invitationsOf(
  { db, ids }: Services,
  { applicationId, invited, auditGuard: { at: now } }: Releasing,
  when: SQL,
) {
  const isWaiting = and(eq(applicationMember.applicationId, applicationId), isUninvited);
  const members = invited.filter((member) => member.applicationId === applicationId);
  if (members.length === 0) return { statements: [], jobs: [] };
  const asked = members.map(({ id }) => ({ id, jobId: ids.uuid<OutboxId>() }));
  const kind = "mail.member-invite" as const;
  const statements = [
    db.run(sql`UPDATE ${applicationMember} SET invited_at = ${now.getTime()}, remind_at = ${nextMemberReminder(now.getTime(), 0)}
      WHERE ${isWaiting} AND ${when}`),
    ...asked.map(({ id, jobId }) =>
      insertJob(
        db,
        { id: jobId, kind, ref: { memberId: id, reminder: 0 }, dedupeKey: `member-invite:${id}`, now },
        when,
      ),
    ),
  ];
  return { statements, jobs: asked.map(({ jobId }) => jobId) };
}
