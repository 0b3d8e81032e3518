import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../../db/guarded-batch.server";
import { application, applicationDraft } from "../../../../../db/schema/applications";
import { applicationMember } from "../../../../../db/schema/household";
import { mailboxOf } from "../../../../../kernel/email";
import type { ApplicationId, OutboxId, RentFormId } from "../../../../../kernel/ids";
import { err, ok, type Result } from "../../../../../kernel/result";
import type { DataKey } from "../../../../../platform/crypto";
import { insertJob } from "../../../../../platform/outbox.server";
import type { PreparedTake } from "../../../../../platform/rate-limit.server";
import type { Services } from "../../../../../services";
import { fullName } from "../../../../forms/form-model/contact";
import type { NamedPerson } from "../../../../forms/form-model/member-part";
import { markHash, nextMemberReminder, sealContact } from "../../../applications/household/member";
import { settleHousehold } from "../../../applications/household/queries/find-members.server";
import { type Draft, isUnsent } from "../../../applications/queries/find-draft.server";
import type { StatusLink } from "../../../applications/queries/is-holder-of.server";
import { isHolderAt } from "../../../applications/queries/is-holder-of.server";

/** An address is typed by somebody else: few mails to one box, few lists from one draft. */
const rates = {
  draft: { action: "household-invite", limit: 20, windowSeconds: 3600 },
  email: { action: "household-email", limit: 6, windowSeconds: 24 * 3600 },
  again: { action: "household-again", limit: 3, windowSeconds: 24 * 3600 },
} as const;

/** People whom one application may ever ask for an own part, also those who were let go: each gets mail from us. */
const invitedEver = 20;

export type Household = {
  leadId: ApplicationId;
  formId: RentFormId;
  leadKey: DataKey;
  leadName: string;
  people: readonly NamedPerson[];
  /** What `takeMailboxes` gave for these people: who is over the limit is not asked. */
  mailboxes?: readonly (PreparedTake | null)[];
  /** Suspected spam writes to nobody: its people are noted, and asked when it is released. */
  isSilent?: boolean;
};

/**
 * Statements that make the own parts what the lead's answers say: new people get a part (`invitedEver` at most) and, with a
 * mailbox of their own, a mail; others are let go unless done. Nothing where `when` (SQL) does not hold. After the batch the ids of the jobs go to the queue, and
 * `noteRefused` takes what the statements answered.
 */
export async function householdStatements(
  services: Services,
  { leadId, formId, leadKey, leadName, people, mailboxes = [], isSilent = false }: Household,
  now: Date,
  when: SQL,
) {
  const { db, ids } = services;
  const at = now.getTime();
  const named = await Promise.all(
    people.map(async (person, index) => {
      const id = ids.uuid<ApplicationId>();
      const jobId = ids.uuid<OutboxId>();
      const contact = await sealContact(leadKey, id, { name: person.name, email: person.email, leadName });
      const hash = await markHash(leadKey, { email: person.email, name: person.name ? fullName(person.name) : "" });
      const isMailed = person.email !== "" && !isSilent;
      return { id, jobId, role: person.role, contact, hash, isMailed, mailbox: mailboxes[index] ?? null };
    }),
  );
  const hashes = sql.join(
    named.map(({ hash }) => sql`${hash}`),
    sql`, `,
  );
  const isStillNamed = named.length > 0 ? sql`email_hash IN (${hashes})` : sql`0`;
  const statements = [
    db.run(sql`UPDATE ${applicationMember} SET removed_at = ${at}, remind_at = NULL
      WHERE application_id = ${leadId} AND removed_at IS NULL AND completed_at IS NULL AND NOT ${isStillNamed} AND ${when}`),
    ...named.flatMap(({ id, jobId, role, contact, hash, isMailed, mailbox }) => [
      ...(mailbox ? [mailbox.statement] : []),
      db.run(sql`INSERT INTO ${applicationMember} (id, application_id, form_id, role, contact, email_hash, invited_at,
          remind_at, created_at)
        SELECT ${id}, ${leadId}, ${formId}, ${role}, ${contact}, ${hash}, ${at}, ${isMailed ? nextMemberReminder(at, 0) : null}, ${at} WHERE ${when} AND ${mailbox?.isWithin ?? sql`1`} AND ${mayInvite(leadId, hash)}
        ON CONFLICT (application_id, email_hash) DO UPDATE SET removed_at = NULL, role = excluded.role
          WHERE application_member.removed_at IS NOT NULL AND application_member.declined_at IS NULL`),
      insertJob(
        db,
        {
          id: jobId,
          kind: "mail.member-invite",
          ref: { memberId: id, reminder: 0 },
          dedupeKey: `member-invite:${id}`,
          now,
        },
        isMailed ? sql`EXISTS (SELECT 1 FROM ${applicationMember} WHERE id = ${id})` : sql`0`,
      ),
    ]),
  ];
  const taken = mailboxes.filter((mailbox) => mailbox !== null);
  return {
    statements,
    jobs: named.map(({ jobId }) => jobId),
    /** For the figures of refusals. Statements that count answer with rows, the others with D1's result. */
    noteRefused(answers: readonly unknown[]): void {
      for (const [at, rows] of answers.filter(Array.isArray).entries()) taken[at]?.verdictOf(rows);
    },
  };
}

/** SQL: this person was asked before, or the application has not asked as many as it may. */
function mayInvite(leadId: ApplicationId, hash: string): SQL {
  return sql`(SELECT count(*) < ${invitedEver} OR coalesce(max(known.email_hash = ${hash}), 0) = 1
    FROM ${applicationMember} AS known WHERE known.application_id = ${leadId})`;
}

/** Asks the named people for their parts before the application is sent. "too-often": many mails lately, none was sent. */
export async function inviteHousehold(
  services: Services,
  draft: Draft,
  { leadName, people }: Pick<Household, "leadName" | "people">,
): Promise<Result<undefined, "too-often" | "gone">> {
  const { db, clock } = services;
  const isStillUnsent = sql`EXISTS (SELECT 1 FROM ${applicationDraft} WHERE ${applicationDraft.id} = ${draft.id} AND ${isUnsent})`;
  const byDraft = await services.rateLimit.prepare(rates.draft, draft.id);
  const mailboxes = (await takeMailboxes(services, draft, people, byDraft.isWithin)).filter((take) => take !== null);
  const mayAskAll = sql.join(
    [isStillUnsent, byDraft.isWithin, ...mailboxes.map(({ isWithin }) => isWithin)],
    sql` AND `,
  );
  const lead = { leadId: draft.id, formId: draft.formId, leadKey: draft.key, leadName };
  const { statements, jobs } = await householdStatements(services, { ...lead, people }, clock.now(), mayAskAll);
  const { listed, mailed } = await runBatch(db, {
    listed: byDraft.statement,
    mailed: mailboxes.map(({ statement }) => statement),
    asked: statements,
  });
  const isWithin = byDraft.verdictOf(listed).allowed;
  const verdicts = isWithin ? mailboxes.map(({ verdictOf }, at) => verdictOf(mailed[at] ?? [])) : [];
  if (!isWithin || verdicts.some(({ allowed }) => !allowed)) return err("too-often");
  await services.mailQueue.notify(jobs, "urgent");
  return ok(undefined);
}

/** Counts a mail more to the mailbox of each of these people, where `when` (SQL) holds; null: without one, or asked before and not counted again. */
export function takeMailboxes(
  services: Services,
  draft: Draft,
  people: readonly NamedPerson[],
  when: SQL,
): Promise<(PreparedTake | null)[]> {
  const known = new Set(["", ...draft.household.map(({ email }) => email)]);
  return Promise.all(
    people.map(({ email }) =>
      known.has(email) ? null : services.rateLimit.prepare(rates.email, mailboxOf(email), when),
    ),
  );
}

/** Sends somebody the link once more, by the lead's status link. "not-found": not of this application, or done. */
export async function inviteAgain(
  services: Services,
  link: StatusLink,
  memberId: ApplicationId,
): Promise<Result<undefined, "not-found" | "too-often">> {
  const isMine = await isHolderAt(services, link);
  if (!isMine) return err("not-found");
  const { db, ids, clock } = services;
  const isOpen = and(
    eq(applicationMember.id, memberId),
    isNull(applicationMember.removedAt),
    isNull(applicationMember.completedAt),
    sql`${applicationMember.applicationId} IN (SELECT ${application.id} FROM ${application} WHERE ${isMine})`,
  );
  const isThere = sql`EXISTS (SELECT 1 FROM ${applicationMember} WHERE ${isOpen})`;
  const rate = await services.rateLimit.prepare(rates.again, memberId, isThere);
  const id = ids.uuid<OutboxId>();
  const { taken, members } = await runBatch(db, {
    taken: rate.statement,
    invitation: insertJob(
      db,
      {
        id,
        kind: "mail.member-invite",
        ref: { memberId, reminder: 0 },
        dedupeKey: `member-again:${id}`,
        now: clock.now(),
      },
      sql`${rate.isWithin} AND ${isThere}`,
    ),
    members: db.select({ id: applicationMember.id }).from(applicationMember).where(isOpen),
  });
  if (members.length === 0) return err("not-found");
  if (!rate.verdictOf(taken).allowed) return err("too-often");
  await services.mailQueue.notify([id], "urgent");
  return ok(undefined);
}

/** Lets somebody go who has not sent the own part, by the lead's status link: a wrong address, another plan. */
export async function letGo(
  services: Services,
  link: StatusLink,
  memberId: ApplicationId,
): Promise<Result<undefined, "not-found">> {
  const isMine = await isHolderAt(services, link);
  if (!isMine) return err("not-found");
  const { db, clock } = services;
  const at = clock.now().getTime();
  const leadId = sql`(SELECT application_id FROM ${applicationMember} WHERE id = ${memberId})`;
  const { gone } = await runBatch(db, {
    gone: db
      .update(applicationMember)
      .set({ removedAt: at, remindAt: null })
      .where(
        and(
          eq(applicationMember.id, memberId),
          isNull(applicationMember.removedAt),
          isNull(applicationMember.completedAt),
          sql`${applicationMember.applicationId} IN (SELECT ${application.id} FROM ${application} WHERE ${isMine})`,
        ),
      )
      .returning({ id: applicationMember.id }),
    settleLead: db.run(sql`UPDATE ${application} SET ${settleHousehold(leadId, at)} WHERE id = ${leadId}
      AND EXISTS (SELECT 1 FROM ${applicationMember} WHERE id = ${memberId} AND removed_at = ${at})`),
  });
  return gone.length > 0 ? ok(undefined) : err("not-found");
}
