import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Services } from "../../../workers/services";
import { application, applicationData, applicationDraft, document } from "../../db/schema/applications";
import { type FormState, rentForm, rentFormVersion } from "../../db/schema/forms";
import { audit, notification } from "../../db/schema/platform";
import type { OutboxId, RentFormId } from "../../kernel/ids";
import { err, ok, type Result } from "../../kernel/result";
import { insertJob } from "../../platform/outbox.server";
import type { SummaryColumns } from "../rent-forms/model/contact";
import { type NamedPerson, namedPeople } from "../rent-forms/model/own-part";
import type { PublishedForm } from "../rent-forms/published-form";
import { limitOfRow } from "../rent-forms/queries-limits.server";
import { draftVerdict, graceForDraftsMs } from "../rent-forms/rules";
import { householdStatements, whoMayBeWrittenTo } from "./household/commands-invite.server";
import { memberIncome, settleHousehold } from "./household/queries-household.server";
import type { Draft } from "./queries-draft.server";
import { signApplication } from "./signing";
import { hashOfApplication, type StoredApplication, sealApplication } from "./stored-application";

export type SubmitInput = {
  form: PublishedForm;
  draft: Draft;
  application: StoredApplication;
  columns: SummaryColumns;
  documentCount: number;
  /** Several signs of a machine together; never a single one. The application is stored all the same. */
  isSpam: boolean;
};

export type SubmitError = "changed-version" | "already-sent-other" | "wait" | "refused" | "gone";
export type SubmitResult = Result<
  { reference: string; isNew: boolean },
  SubmitError,
  { state?: FormState } | undefined
>;

/**
 * Sends an application: one D1 batch, guarded in SQL on the form's state, limit and version, idempotent by the draft's id.
 * A repeated send answers the same reference and stores nothing. Each statement after the first does its work only when the
 * one before it wrote (`changes()`), so that all of it happens, or nothing, without reading a row for the question.
 * Errors: "changed-version" the landlord published another version; "wait" the form is paused; "refused" it takes no
 * more (detail.state); "already-sent-other" this draft was sent with other answers; "gone" it was erased.
 */
export async function submitApplication(services: Services, input: SubmitInput): Promise<SubmitResult> {
  const { ids, clock } = services;
  const now = clock.now();
  const hash = await hashOfApplication(input.draft.key, input.application);
  const named = namedPeople(input.form.definition, input.application.answers);
  const people = await whoMayBeWrittenTo(services, input.draft, named);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const writing = {
      input,
      now,
      hash,
      reference: ids.reference(),
      data: await sealApplication(input.draft.key, await signApplication(input.application, now)),
      jobs: [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()] as const,
      fullJobs: [ids.uuid<OutboxId>(), ids.uuid<OutboxId>()] as const,
    };
    const household = await householdOf(services, writing, people);
    const written = await writeApplication(services, writing, household.statements);
    if (written.isStored) {
      await afterSubmit(services, writing, written.isFull, household.jobs);
      return ok({ reference: writing.reference, isNew: true });
    }
    const refusal = await explain(services, input, hash, now.getTime());
    if (refusal) return refusal;
    // Nothing speaks against it: the reference was taken. Once more with another.
  }
  throw new Error("An application was refused without a reason");
}

type Writing = {
  input: SubmitInput;
  now: Date;
  hash: string;
  reference: string;
  data: string;
  jobs: readonly [OutboxId, OutboxId];
  /** Where this application is the last that the form takes. */
  fullJobs: readonly [OutboxId, OutboxId];
};

const wrote = sql`changes() > 0`;

/**
 * The people named are asked in the same batch, once the application stands; parts that came in before count with it. Nothing
 * where nobody is or was named.
 */
async function householdOf(services: Services, { input, now, reference }: Writing, people: NamedPerson[]) {
  const { draft, columns, isSpam } = input;
  if (people.length === 0 && draft.household.length === 0) return { statements: [], jobs: [] };
  const at = now.getTime();
  const isStored = sql`EXISTS (SELECT 1 FROM ${application} WHERE id = ${draft.id} AND reference = ${reference})`;
  const lead = { leadId: draft.id, formId: draft.formId, leadKey: draft.key, leadName: columns.name };
  const asked = await householdStatements(services, { ...lead, people, isSilent: isSpam }, now, isStored);
  const settle = services.db.run(sql`UPDATE ${application} SET ${settleHousehold(draft.id, at)},
    income_monthly_minor = CASE WHEN income_currency IS NULL THEN income_monthly_minor
      ELSE coalesce(income_monthly_minor, 0) + ${memberIncome(draft.id, sql`income_currency`)} END
    WHERE id = ${draft.id} AND ${isStored}`);
  return { statements: [...asked.statements, settle], jobs: asked.jobs };
}

async function writeApplication(
  services: Services,
  writing: Writing,
  household: Awaited<ReturnType<typeof householdOf>>["statements"],
): Promise<{ isStored: boolean; isFull: boolean }> {
  const { db, ids } = services;
  const { input, now, jobs, fullJobs } = writing;
  const at = now.getTime();
  const id = input.draft.id;
  const formId = input.form.formId as RentFormId;
  const [stored, , , , , , , , , filled] = await db.batch([
    db.run(insertApplication(writing)),
    db.run(sql`INSERT INTO ${applicationData} (application_id, data) SELECT ${id}, ${writing.data} WHERE ${wrote}`),
    db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
      SELECT ${ids.uuid()}, ${at}, 'applicant', 'application.submit', 'application', ${id} WHERE ${wrote}`),
    db.run(sql`INSERT INTO ${notification} (id, landlord_id, form_id, kind, ref, created_at)
      SELECT ${ids.uuid()}, (SELECT landlord_id FROM ${rentForm} WHERE id = ${formId}), ${formId}, 'application-new', ${id}, ${at} WHERE ${wrote}`),
    insertJob(
      db,
      { id: jobs[0], kind: "mail.application-receipt", ref: { applicationId: id }, dedupeKey: `receipt:${id}`, now },
      wrote,
    ),
    insertJob(
      db,
      {
        id: jobs[1],
        kind: "mail.new-application",
        ref: { applicationId: id },
        dedupeKey: `new-application:${id}`,
        now,
      },
      wrote,
    ),
    db
      .update(applicationDraft)
      .set({ submittedAt: at, updatedAt: at })
      .where(and(eq(applicationDraft.id, id), wrote)),
    db
      .update(rentForm)
      .set({
        applicationCount: sql`${rentForm.applicationCount} + 1`,
        newCount: sql`${rentForm.newCount} + 1`,
        updatedAt: at,
      })
      .where(and(eq(rentForm.id, formId), wrote)),
    db
      .update(document)
      .set({ claimedAt: at })
      .where(and(eq(document.applicationId, id), isNull(document.removedAt), wrote)),
    // The application that reaches the limit makes the form full. Apart from the counting, so that no index of states moves
    // with every application.
    db
      .update(rentForm)
      .set({ state: "full", closedAt: at })
      .where(
        sql`${rentForm.id} = ${formId} AND ${rentForm.state} = 'open' AND ${rentForm.applicationCount} >= ${limitOfRow()}`,
      )
      .returning({ formId: rentForm.id }),
    insertJob(
      db,
      { id: fullJobs[0], kind: "cache.refresh-form", ref: { formId }, dedupeKey: `refresh:${fullJobs[0]}`, now },
      wrote,
    ),
    insertJob(
      db,
      { id: fullJobs[1], kind: "mail.form-full", ref: { formId }, dedupeKey: `form-full:${fullJobs[1]}`, now },
      wrote,
    ),
    ...household,
  ]);
  return { isStored: stored.meta.changes > 0, isFull: filled.length > 0 };
}

function insertApplication({ input, now, hash, reference }: Writing): SQL {
  const { form, draft, columns } = input;
  const at = now.getTime();
  return sql`
    INSERT INTO ${application} (id, form_id, version_id, landlord_id, reference, state, body_hash, applicant_name,
      applicant_email, applicant_phone, move_in, income_monthly_minor, income_currency, adults, has_pets, locale,
      document_count, is_spam, created_at, submitted_at, updated_at)
    SELECT ${draft.id}, ${form.formId}, ${form.versionId}, ${rentForm.landlordId}, ${reference}, 'submitted', ${hash},
      ${columns.name}, ${columns.email}, ${columns.phone}, ${columns.moveIn},
      ${columns.incomeMonthlyMinor}, ${columns.incomeCurrency}, ${columns.adults},
      ${columns.hasPets === null ? null : Number(columns.hasPets)}, ${draft.locale}, ${input.documentCount},
      ${Number(input.isSpam)}, ${draft.createdAt}, ${at}, ${at}
    FROM ${rentForm}
    WHERE ${rentForm.id} = ${form.formId} AND ${rentForm.publishedVersionId} = ${form.versionId}
      AND ${takesDraft(draft.createdAt, at)}
    ON CONFLICT DO NOTHING`;
}

/** `draftVerdict` of the form rules in SQL. */
function takesDraft(startedAt: number, at: number): SQL {
  const inGrace = (stoppedAt: SQL) => sql`(${startedAt} < ${stoppedAt} AND ${at} < ${stoppedAt} + ${graceForDraftsMs})`;
  const until = sql`${rentForm.opensUntil}`;
  const closed = sql`${rentForm.closedAt}`;
  return sql`CASE ${rentForm.state}
    WHEN 'open' THEN (${until} IS NULL OR ${until} > ${at} OR ${inGrace(until)})
    WHEN 'paused' THEN (${until} <= ${at} AND ${inGrace(until)})
    WHEN 'full' THEN ${inGrace(closed)}
    WHEN 'closed' THEN (${closed} >= ${until} AND ${inGrace(until)})
    ELSE 0 END`;
}

async function afterSubmit(
  services: Services,
  { input, jobs, fullJobs }: Writing,
  isFull: boolean,
  householdJobs: readonly OutboxId[],
): Promise<void> {
  if (isFull) services.defer("published-form-refresh", services.publishedForms.refresh(input.form.formId));
  await services.mailQueue.notify([...jobs, ...(isFull ? fullJobs : []), ...householdJobs]);
}

/** Why nothing was written; null when nothing speaks against another try. */
async function explain(
  { db }: Services,
  { draft, form }: SubmitInput,
  hash: string,
  now: number,
): Promise<SubmitResult | null> {
  const [sent, forms, drafts] = await db.batch([
    db
      .select({ reference: application.reference, bodyHash: application.bodyHash })
      .from(application)
      .where(eq(application.id, draft.id)),
    db
      .select({
        state: rentForm.state,
        opensUntil: rentForm.opensUntil,
        closedAt: rentForm.closedAt,
        versionId: rentFormVersion.id,
      })
      .from(rentForm)
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
      .where(eq(rentForm.id, form.formId)),
    db.select({ id: applicationDraft.id }).from(applicationDraft).where(eq(applicationDraft.id, draft.id)),
  ]);
  const [known] = sent;
  if (known) {
    return known.bodyHash === hash
      ? ok({ reference: known.reference, isNew: false })
      : err("already-sent-other", undefined);
  }
  const [current] = forms;
  if (!current || drafts.length === 0) return err("gone", undefined);
  const verdict = draftVerdict(current, draft.createdAt, now);
  if (verdict === "wait") return err("wait", { state: current.state });
  if (verdict === "refuse") return err("refused", { state: current.state });
  return current.versionId === form.versionId ? null : err("changed-version", undefined);
}
