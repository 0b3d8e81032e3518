import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { hasJustWritten, runBatch } from "../../../../../db/guarded-batch.server";
import { application, applicationData, applicationDraft, applicationKey } from "../../../../../db/schema/applications";
import { document } from "../../../../../db/schema/documents";
import { type FormState, rentForm } from "../../../../../db/schema/forms";
import { applicationMember } from "../../../../../db/schema/household";
import { audit, linkToken, notification } from "../../../../../db/schema/platform";
import type { OutboxId } from "../../../../../kernel/ids";
import type { PageLocale } from "../../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../../kernel/result";
import { isGuarded } from "../../../../../platform/audit-guard.server";
import { sha256Hex } from "../../../../../platform/crypto";
import { insertJob } from "../../../../../platform/outbox.server";
import type { Services } from "../../../../../services";
import type { RawAnswers } from "../../../../forms/form-model/answers";
import { contactFields, type SummaryColumns } from "../../../../forms/form-model/contact";
import type { PublishedForm } from "../../../../forms/form-model/published-form";
import type { FormDefinition } from "../../../../forms/form-model/schema";
import { countErasedPart } from "../../../applications/commands/count-erased.server";
import { erasePartStatements } from "../../../applications/household/commands/erase-part.server";
import {
  type MemberLink,
  settleHousehold,
  takesParts,
} from "../../../applications/household/queries/find-members.server";
import { type Draft, deviceKeyPurpose } from "../../../applications/queries/find-draft.server";
import { draftLifeMs } from "../../../applications/rules";
import {
  hashOfApplication,
  sealApplication,
  sealDraft,
  type UnsignedApplication,
} from "../../../applications/stored-application";
import { signApplication } from "../../signing";

/** Opens an own part on this device, its draft made the first time. Answers the raw token for the cookie. */
export async function openPart(
  services: Services,
  link: MemberLink,
  asked: { form: PublishedForm; definition: FormDefinition; locale: PageLocale },
): Promise<{ token: string }> {
  const { db, ids, clock, dataKeys } = services;
  const at = clock.now().getTime();
  const expiresAt = at + draftLifeMs;
  const token = ids.token();
  const { wrapped, key } = await dataKeys.create(link.memberId);
  const data = await sealDraft(key, { v: 1, raw: filledIn(asked.definition, link), done: [] });
  await db.batch([
    db
      .insert(applicationKey)
      .values({ applicationId: link.memberId, ...wrapped, createdAt: at })
      .onConflictDoNothing(),
    // The draft is written under the key that stands: only who made the key makes the draft.
    db.run(sql`INSERT INTO ${applicationDraft} (id, form_id, version_id, token_hash, data, locale, created_at, updated_at, expires_at)
      SELECT ${link.memberId}, ${link.formId}, ${asked.form.versionId}, ${await sha256Hex(ids.token())}, ${data}, ${asked.locale},
        ${at}, ${at}, ${expiresAt}
      WHERE EXISTS (SELECT 1 FROM ${applicationKey} WHERE application_id = ${link.memberId} AND wrapped_key = ${wrapped.wrappedKey})
      ON CONFLICT DO NOTHING`),
    db
      .update(applicationMember)
      .set({ openedAt: sql`coalesce(${applicationMember.openedAt}, ${at})` })
      .where(eq(applicationMember.id, link.memberId)),
    db.insert(linkToken).values({
      hash: await sha256Hex(token),
      purpose: deviceKeyPurpose,
      ref: link.memberId,
      createdAt: at,
      expiresAt,
    }),
  ]);
  return { token };
}

function filledIn(definition: FormDefinition, { contact }: MemberLink): RawAnswers {
  const { name, email } = contactFields(definition);
  return {
    ...(name && contact.name
      ? { [`${name.id}.first`]: [contact.name.first], [`${name.id}.last`]: [contact.name.last] }
      : {}),
    ...(email && contact.email ? { [email.id]: [contact.email] } : {}),
  };
}

/** Who does not want to take part is written to no more; what was typed goes with the draft's key. */
export async function declinePart({ db, clock }: Services, { memberId, applicationId }: MemberLink): Promise<void> {
  const at = clock.now().getTime();
  const isGone = sql`EXISTS (SELECT 1 FROM ${applicationMember} WHERE id = ${memberId} AND removed_at = ${at})`;
  await db.batch([
    db
      .update(applicationMember)
      .set({ removedAt: at, declinedAt: at, remindAt: null })
      .where(
        and(
          eq(applicationMember.id, memberId),
          isNull(applicationMember.removedAt),
          isNull(applicationMember.completedAt),
        ),
      ),
    ...erasePartStatements(db, sql`(SELECT ${memberId} WHERE ${isGone})`, at),
    db.run(
      sql`UPDATE ${application} SET ${settleHousehold(applicationId, at)} WHERE id = ${applicationId} AND ${isGone}`,
    ),
  ]);
}

/** Takes a sent part back with its key, at once. "held": kept for a legal claim (GDPR art. 17 (3) e). */
export async function erasePart(
  { db, ids, clock }: Services,
  { memberId, applicationId }: MemberLink,
): Promise<Result<undefined, "held">> {
  const at = clock.now().getTime();
  const isGone = sql`EXISTS (SELECT 1 FROM ${applicationMember} WHERE id = ${memberId} AND removed_at = ${at})`;
  const member = (column: SQL) => sql`(SELECT ${column} FROM ${applicationMember} WHERE id = ${memberId})`;
  const isHeld = sql`EXISTS (SELECT 1 FROM ${application} WHERE id = ${applicationId} AND held_at IS NOT NULL)`;
  const { after } = await runBatch(db, {
    removeMember: db
      .update(applicationMember)
      .set({ removedAt: at, declinedAt: at, remindAt: null })
      .where(and(eq(applicationMember.id, memberId), isNull(applicationMember.removedAt), sql`NOT ${isHeld}`)),
    countErasedPart: countErasedPart(
      db,
      { at, cause: "request", which: sql`gone.id = ${applicationId} AND ${isGone}` },
      memberId,
    ),
    settleLead: db.run(sql`UPDATE ${application} SET ${settleHousehold(applicationId, at)}, updated_at = ${at},
        income_monthly_minor = income_monthly_minor - CASE WHEN ${member(sql`role`)} = 'co_applicant'
          AND ${member(sql`income_currency`)} = income_currency THEN coalesce(${member(sql`income_monthly_minor`)}, 0) ELSE 0 END
      WHERE id = ${applicationId} AND ${isGone}`),
    forgetSummary:
      db.run(sql`UPDATE ${applicationMember} SET income_monthly_minor = NULL, income_currency = NULL, body_hash = NULL,
      document_count = 0 WHERE id = ${memberId} AND removed_at = ${at}`),
    erasePart: erasePartStatements(db, sql`(SELECT ${memberId} WHERE ${isGone})`, at),
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
      SELECT ${ids.uuid()}, ${at}, 'applicant', 'application.part-erase', 'application', ${applicationId} WHERE ${isGone}`),
    after: db
      .select({ isThere: sql<number>`1`.as("is_there") })
      .from(applicationMember)
      .where(and(eq(applicationMember.id, memberId), isNull(applicationMember.removedAt))),
  });
  return after.length > 0 ? err("held") : ok(undefined);
}

export type SendPartInput = {
  form: PublishedForm;
  draft: Draft;
  application: UnsignedApplication;
  columns: SummaryColumns;
  documentCount: number;
};

export type SendPartError = "changed-version" | "already-sent-other" | "refused" | "gone";

/**
 * Sends an own part in one batch, guarded on member, application and version; once. The last one tells the landlord.
 * Errors as of `submitApplication`.
 */
export async function sendPart(
  services: Services,
  input: SendPartInput,
): Promise<Result<{ isNew: boolean }, SendPartError, { state?: FormState } | undefined>> {
  const { db, ids, clock } = services;
  const { draft, form, columns } = input;
  const leadId = draft.part?.applicationId;
  if (!leadId) return err("gone", undefined);
  const now = clock.now();
  const at = now.getTime();
  const hash = await hashOfApplication(draft.key, input.application);
  const data = await sealApplication(draft.key, await signApplication(input.application, now));
  const [receiptJob, completeJob] = [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()];
  // Of this very call: a second one at the same moment finds its own trace missing.
  const auditId = ids.uuid<string>();
  const isSent = isGuarded(auditId);
  const isComplete = sql`EXISTS (SELECT 1 FROM ${application} WHERE id = ${leadId} AND household_completed_at = ${at} AND is_spam = 0)
    AND ${isSent}`;
  const mayBeSent = sql`${applicationMember.id} = ${draft.id} AND ${applicationMember.completedAt} IS NULL AND ${takesParts(at)}
    AND EXISTS (SELECT 1 FROM ${rentForm} WHERE id = ${form.formId} AND published_version_id = ${form.versionId}
      AND state NOT IN ('suspended', 'deleted'))`;
  const { sent, standing } = await runBatch(db, {
    sent: db.run(sql`UPDATE ${applicationMember} SET completed_at = ${at}, version_id = ${form.versionId}, body_hash = ${hash},
        income_monthly_minor = ${columns.incomeMonthlyMinor}, income_currency = ${columns.incomeCurrency},
        document_count = ${input.documentCount}, remind_at = NULL
      WHERE id IN (SELECT ${applicationMember.id} FROM ${applicationMember}
        LEFT JOIN ${application} ON ${application.id} = ${applicationMember.applicationId} WHERE ${mayBeSent})`),
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
      SELECT ${auditId}, ${at}, 'applicant', 'application.part', 'application', ${leadId} WHERE ${hasJustWritten}`),
    keepAnswers: db.run(
      sql`INSERT INTO ${applicationData} (application_id, data) SELECT ${draft.id}, ${data} WHERE ${isSent}`,
    ),
    partReceiptMail: insertJob(
      db,
      {
        id: receiptJob,
        kind: "mail.part-receipt",
        ref: { memberId: draft.id },
        dedupeKey: `part-receipt:${draft.id}`,
        now,
      },
      isSent,
    ),
    endDraft: db
      .update(applicationDraft)
      .set({ submittedAt: at, updatedAt: at })
      .where(and(eq(applicationDraft.id, draft.id), isSent)),
    claimPapers: db
      .update(document)
      .set({ claimedAt: at })
      .where(and(eq(document.applicationId, draft.id), isNull(document.removedAt), isSent)),
    settleLead: db.run(sql`UPDATE ${application} SET ${settleHousehold(leadId, at)}, updated_at = ${at},
        income_monthly_minor = ${joined(columns)},
        income_currency = coalesce(income_currency, ${draft.part?.role === "co_applicant" ? columns.incomeCurrency : null})
      WHERE id = ${leadId} AND ${isSent}`),
    notice: db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, landlord_id, form_id, 'household-complete', id, ${at} FROM ${application}
      WHERE id = ${leadId} AND ${isComplete}`),
    householdCompleteMail: insertJob(
      db,
      {
        id: completeJob,
        kind: "mail.household-complete",
        ref: { applicationId: leadId },
        dedupeKey: `household-complete:${leadId}:${at}`,
        now,
      },
      isComplete,
    ),
    standing: selectStanding(services, draft.id),
  });
  if (sent.meta.changes === 0) return explain(input, hash, standing);
  await services.mailQueue.notify([receiptJob, completeJob]);
  return ok({ isNew: true });

  /** The household's income with this part: added where the currency is the same, and only a co-applicant's. */
  function joined({ incomeMonthlyMinor, incomeCurrency }: SummaryColumns): SQL {
    if (draft.part?.role !== "co_applicant" || incomeMonthlyMinor === null) return sql`income_monthly_minor`;
    return sql`CASE WHEN income_currency IS NULL THEN ${incomeMonthlyMinor}
      WHEN income_currency = ${incomeCurrency} THEN coalesce(income_monthly_minor, 0) + ${incomeMonthlyMinor}
      ELSE income_monthly_minor END`;
  }
}

/** Statement: what a part that could not be sent stands before. */
function selectStanding({ db, clock }: Services, memberId: string) {
  return db
    .select({
      bodyHash: applicationMember.bodyHash,
      completedAt: applicationMember.completedAt,
      isOpen: sql<number>`${takesParts(clock.now().getTime())}`.as("is_open"),
      state: sql<FormState>`${rentForm.state}`.as("form_state"),
      versionId: rentForm.publishedVersionId,
    })
    .from(applicationMember)
    .innerJoin(rentForm, eq(rentForm.id, applicationMember.formId))
    .leftJoin(application, eq(application.id, applicationMember.applicationId))
    .where(eq(applicationMember.id, memberId));
}

function explain(
  { form }: SendPartInput,
  hash: string,
  [row]: Awaited<ReturnType<typeof selectStanding>>,
): Result<{ isNew: boolean }, SendPartError, { state?: FormState } | undefined> {
  if (!row) return err("gone", undefined);
  if (row.completedAt !== null) {
    return row.bodyHash === hash ? ok({ isNew: false }) : err("already-sent-other", undefined);
  }
  if (!row.isOpen || row.state === "suspended" || row.state === "deleted") return err("refused", { state: row.state });
  return row.versionId === form.versionId ? err("gone", undefined) : err("changed-version", undefined);
}
