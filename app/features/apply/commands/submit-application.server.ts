import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { hasJustWritten, runBatch } from "../../../db/guarded-batch.server";
import { application, applicationData, applicationDraft } from "../../../db/schema/applications";
import { document } from "../../../db/schema/documents";
import { type FormState, rentForm, rentFormVersion } from "../../../db/schema/forms";
import { audit } from "../../../db/schema/platform";
import type { RentFormId } from "../../../kernel/ids";
import { err, ok, type Result } from "../../../kernel/result";
import { makePersonKeys } from "../../../platform/people/person-keys.server";
import { type SealedPerson, sealPerson } from "../../../platform/people/seal-person.server";
import type { Services } from "../../../services";
import {
  type Announcement,
  afterAnnouncement,
  announcementOf,
  fillStatements,
  holdStatement,
  receiptStatement,
  tellStatements,
} from "../../applications/commands/announce-application.server";
import { memberIncome, settleHousehold } from "../../applications/household/queries/find-members.server";
import type { Draft } from "../../applications/queries/find-draft.server";
import { signApplication } from "../../applications/signing";
import { overLimit } from "../../applications/spam/over-limit";
import { earlierOf } from "../../applications/spam/queries/find-duplicates.server";
import { type SpamMark, waitingMark } from "../../applications/spam/score";
import { hashOfApplication, type StoredApplication, sealApplication } from "../../applications/stored-application";
import type { SummaryColumns } from "../../form-model/contact";
import { type NamedPerson, namedPeople } from "../../form-model/own-part";
import type { PublishedForm } from "../../form-model/published-form";
import { boundOfRow } from "../../rent-forms/queries/find-form-limits.server";
import { draftVerdict, graceForDraftsMs } from "../../rent-forms/rules";
import { householdStatements, whoMayBeWrittenTo } from "../household/commands/invite-household.server";

export type SubmitInput = {
  form: PublishedForm;
  draft: Draft;
  application: StoredApplication;
  columns: SummaryColumns;
  documentCount: number;
  /** What speaks for a machine. The application is stored all the same; its landlord hears of it once it is released. */
  spam: SpamMark;
};

type SubmitError = "changed-version" | "already-sent-other" | "wait" | "refused" | "gone";
export type SubmitResult = Result<
  { reference: string; isNew: boolean },
  SubmitError,
  { state?: FormState } | undefined
>;

/**
 * Sends an application in one D1 batch, guarded on the form's state, limit and version, once by the draft's id; each
 * statement works only when the one before it wrote. Beyond limit and overflow it waits for its landlord, for 72 hours.
 * A repeated send answers the same reference. Errors: "changed-version" another one is published; "wait" the form is
 * paused; "refused" (detail.state); "already-sent-other" sent with other answers; "gone" it was erased.
 */
export async function submitApplication(services: Services, input: SubmitInput): Promise<SubmitResult> {
  const { ids, clock } = services;
  const now = clock.now();
  const hash = await hashOfApplication(input.draft.key, input.application);
  const named = namedPeople(input.form.definition, input.application.answers);
  const people = await whoMayBeWrittenTo(services, input.draft, named);
  // The first to apply to a landlord makes the key.
  const personKey = input.draft.personKey ?? (await makePersonKeys(services, [input.form.formId])).at(0);
  if (!personKey) return err("gone", undefined);
  const person = await sealPerson(services, personKey, input.draft.id, input.columns);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const writing = {
      input,
      now,
      hash,
      person,
      reference: ids.reference(),
      data: await sealApplication(input.draft.key, await signApplication(input.application, now)),
      announcement: announcementOf(services, {
        applicationId: input.draft.id,
        formId: input.form.formId as RentFormId,
        now,
      }),
    };
    const household = await householdOf(services, writing, people);
    const written = await writeApplication(services, writing, household.statements);
    if (written.isStored) {
      await afterAnnouncement(services, writing.announcement, {
        isHeld: input.spam.isSpam,
        isFull: written.isFull,
        more: household.jobs,
      });
      return ok({ reference: writing.reference, isNew: true });
    }
    const refusal = await explain(services, input, hash, now.getTime());
    if (refusal === "over-limit") return submitApplication(services, { ...input, spam: waitingMark(input.spam) });
    if (refusal) return refusal;
    // Nothing speaks against it: the reference was taken. Once more with another.
  }
  throw new Error("An application was refused without a reason");
}

type Writing = {
  input: SubmitInput;
  now: Date;
  hash: string;
  person: SealedPerson;
  reference: string;
  data: string;
  announcement: Announcement;
};

/** The people named are asked in the same batch; parts that came before count. Nothing where nobody is named. */
async function householdOf(services: Services, { input, now, reference }: Writing, people: NamedPerson[]) {
  const { draft, columns, spam } = input;
  if (people.length === 0 && draft.household.length === 0) return { statements: [], jobs: [] };
  const at = now.getTime();
  const isStored = sql`EXISTS (SELECT 1 FROM ${application} WHERE id = ${draft.id} AND reference = ${reference})`;
  const lead = { leadId: draft.id, formId: draft.formId, leadKey: draft.key, leadName: columns.name };
  const asked = await householdStatements(services, { ...lead, people, isSilent: spam.isSpam }, now, isStored);
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
  const { input, now, announcement } = writing;
  const { draft, spam } = input;
  const at = now.getTime();
  const { stored, full } = await runBatch(
    db,
    {
      stored: db.run(insertApplication(writing)),
      answers: db.run(sql`INSERT INTO ${applicationData} (application_id, data)
        SELECT ${draft.id}, ${writing.data} WHERE ${hasJustWritten}`),
      audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
        SELECT ${ids.uuid()}, ${at}, 'applicant', 'application.submit', 'application', ${draft.id} WHERE ${hasJustWritten}`),
      told: spam.isSpam
        ? tellApplicantAlone(services, announcement, spam)
        : [...tellStatements(services, announcement, hasJustWritten)],
      // Those that were added before files were claimed as they come.
      claimed: db
        .update(document)
        .set({ claimedAt: at })
        .where(
          and(
            eq(document.applicationId, draft.id),
            isNull(document.removedAt),
            isNull(document.claimedAt),
            hasJustWritten,
          ),
        ),
      ...(spam.isSpam ? { full: null, fullJobs: null } : fillStatements(services, announcement)),
      household,
    },
    // The income of parts that came before is added to the lead's: not twice.
    { isRepeatable: household.length === 0 },
  );
  return { isStored: stored.meta.changes > 0, isFull: (full?.length ?? 0) > 0 };
}

/** What waits for a press hears of it at once, what is suspected is asked to confirm, and what is surely a machine hears nothing. */
function tellApplicantAlone(services: Services, announcement: Announcement, spam: SpamMark) {
  if (spam.isSilent) return [];
  const isWaiting = spam.reasons.some(({ code }) => code === overLimit);
  const tell = isWaiting ? receiptStatement : holdStatement;
  return [tell(services, announcement, hasJustWritten)];
}

function insertApplication({ input, now, hash, person, reference }: Writing): SQL {
  const { form, draft, columns, spam } = input;
  const at = now.getTime();
  const { emailHash, phoneHash } = person;
  return sql`
    INSERT INTO ${application} (id, form_id, version_id, landlord_id, reference, state, body_hash, applicant_name,
      applicant_email, person, person_key_id, email_hash, phone_hash, move_in, income_monthly_minor, income_currency, adults, has_pets, locale,
      document_count, is_spam, spam_score, spam_reasons, spam_facts, text_hash, person_hash, duplicate_of, created_at, submitted_at,
      updated_at, plan, searched_at, search_terms)
    SELECT ${draft.id}, ${form.formId}, ${form.versionId}, ${rentForm.landlordId}, ${reference}, 'submitted', ${hash},
      '', '', ${person.person}, ${person.personKeyId}, ${emailHash}, ${phoneHash}, ${columns.moveIn},
      ${columns.incomeMonthlyMinor}, ${columns.incomeCurrency}, ${columns.adults},
      ${columns.hasPets === null ? null : Number(columns.hasPets)}, ${draft.locale}, ${input.documentCount},
      ${Number(spam.isSpam)}, ${spam.score}, ${spam.reasons.length > 0 ? JSON.stringify(spam.reasons) : null},
      ${spam.facts ? JSON.stringify(spam.facts) : null},
      ${spam.textHash}, ${spam.personHash}, ${earlierOf(form.formId, { emailHash, phoneHash, personHash: spam.personHash }, at)},
      ${draft.createdAt}, ${at}, ${at}, CASE WHEN ${rentForm.unlimited} = 1 THEN 'credit' ELSE ${rentForm.plan} END, 0,
      CASE WHEN ${rentForm.landlordId} IS NULL THEN '[]' ELSE ${person.terms} END
    FROM ${rentForm}
    WHERE ${rentForm.id} = ${form.formId} AND ${rentForm.publishedVersionId} = ${form.versionId}
      AND ${takesDraft(draft.createdAt, at)} AND (${Number(spam.isSpam)} = 1 OR ${hasRoom})
    ON CONFLICT DO NOTHING`;
}

/** SQL on a row of rent_form: what comes in now needs no press of the landlord. */
const hasRoom = sql`${rentForm.applicationCount} < ${boundOfRow}`;

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

/** Why nothing was written: "over-limit" where it is to be kept as waiting; null when nothing speaks against another try. */
async function explain(
  { db }: Services,
  { draft, form, spam }: SubmitInput,
  hash: string,
  now: number,
): Promise<SubmitResult | "over-limit" | null> {
  const { sent, forms, drafts } = await runBatch(db, {
    sent: db
      .select({ reference: application.reference, bodyHash: application.bodyHash })
      .from(application)
      .where(eq(application.id, draft.id)),
    forms: db
      .select({
        state: rentForm.state,
        opensUntil: rentForm.opensUntil,
        closedAt: rentForm.closedAt,
        versionId: rentFormVersion.id,
        hasRoom: sql<number>`${hasRoom}`.as("has_room"),
      })
      .from(rentForm)
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
      .where(eq(rentForm.id, form.formId)),
    drafts: db.select({ id: applicationDraft.id }).from(applicationDraft).where(eq(applicationDraft.id, draft.id)),
  });
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
  if (current.versionId !== form.versionId) return err("changed-version", undefined);
  return current.hasRoom === 1 || spam.isSpam ? null : "over-limit";
}
