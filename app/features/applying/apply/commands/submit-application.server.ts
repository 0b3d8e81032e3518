import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { hasJustWritten, retryLostConnection, runBatch } from "../../../../db/guarded-batch.server";
import { application, applicationData } from "../../../../db/schema/applications";
import { document } from "../../../../db/schema/documents";
import { rentForm } from "../../../../db/schema/forms";
import { audit } from "../../../../db/schema/platform";
import type { RentFormId } from "../../../../kernel/ids";
import { ok } from "../../../../kernel/result";
import { isGuarded } from "../../../../platform/audit-guard.server";
import {
  type PersonKey,
  type ReadyKey,
  readyPersonKey,
  standingKey,
} from "../../../../platform/people/person-keys.server";
import { type SealedPerson, sealPerson } from "../../../../platform/people/seal-person.server";
import type { Services } from "../../../../services";
import type { SummaryColumns } from "../../../forms/form-model/contact";
import type { PublishedForm } from "../../../forms/form-model/published-form";
import { graceForDraftsMs } from "../../../forms/rent-forms/rules";
import type { Draft } from "../../applications/queries/find-draft.server";
import { hashOfApplication, sealApplication, type UnsignedApplication } from "../../applications/stored-application";
import { waitlistReason } from "../../applications/waitlist";
import { householdOf } from "../household/commands/settle-household.server";
import { hasRoom, keyOf, readPreconditions, refusalOf, type SubmitResult } from "../queries/find-refusal.server";
import { signApplication } from "../signing";
import { earlierOf } from "../spam/queries/find-duplicates.server";
import type { Evidence, EvidenceSearch } from "../spam/queries/find-evidence.server";
import { type SpamVerdict, waitlistVerdict } from "../spam/score";
import {
  type Announcement,
  afterAnnouncement,
  announcementOf,
  fillStatements,
  holdStatement,
  receiptStatement,
  tellStatements,
} from "./announce-application.server";

export type SubmitInput = {
  form: PublishedForm;
  draft: Draft;
  application: UnsignedApplication;
  columns: SummaryColumns;
  documentCount: number;
  /** What speaks for a machine. The application is stored all the same; its landlord hears of it once it is released. */
  spam: SpamVerdict;
};

type Suspected = { ok: false; code: "suspected"; evidence: Evidence };

/**
 * Sends an application in one D1 batch, guarded on the form's state, limit and version, once by the draft's id. Beyond limit and overflow it waits for its landlord, for 72 hours.
 * A repeated send answers the same reference. Errors: "changed-version" another one is published; "wait" the form is
 * paused; "refused" (detail.state); "already-sent-other" sent with other answers; "gone" it was erased.
 */
export async function submitApplication(services: Services, input: SubmitInput): Promise<SubmitResult> {
  const sent = await submitUnless(services, input, null);
  if (!sent.ok && sent.code === "suspected") throw new Error("Nothing was searched for that could be found");
  return sent;
}

/** The same, with the mark of before D1 was asked. "suspected": the search found what may change it, and nothing is stored. */
export function submitUnless(
  services: Services,
  input: SubmitInput,
  unless: EvidenceSearch | null,
): Promise<SubmitResult | Suspected> {
  return retryLostConnection(() => submit(services, input, unless));
}

async function submit(
  services: Services,
  input: SubmitInput,
  unless: EvidenceSearch | null,
): Promise<SubmitResult | Suspected> {
  const { ids, clock } = services;
  const { draft, form } = input;
  const now = clock.now();
  const signed = await signApplication(input.application, now);
  const hash = await hashOfApplication(draft.key, input.application);
  let personKey: PersonKey | null = draft.personKey;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    // The first to apply to a landlord makes the key.
    const sealing = personKey ? standingKey(personKey) : await readyPersonKey(services, form.formId);
    const writing = {
      input,
      unless,
      now,
      hash,
      sealing,
      auditId: ids.uuid<string>(),
      person: await sealPerson(services, sealing.key, draft.id, input.columns),
      reference: ids.reference(),
      data: await sealApplication(draft.key, signed),
      announcement: announcementOf(services, { applicationId: draft.id, formId: form.formId as RentFormId, now }),
      // Counted as a sending once.
      counts: attempt === 0 ? (unless?.counts ?? []) : [],
    };
    const isStored = isGuarded(writing.auditId);
    const answered = { draft, definition: form.definition, answers: input.application.answers };
    const household = await householdOf(services, { ...answered, isSilent: input.spam.isSpam }, now, isStored);
    const { standing, isFull, counted, ...written } = await writeApplication(services, writing, household.statements);
    if (!standing) {
      household.noteRefused(written.household);
      const { announcement, reference } = writing;
      await afterAnnouncement(services, announcement, { isHeld: input.spam.isSpam, isFull, more: household.jobs });
      return ok({ reference, isNew: true });
    }
    const refusal = refusalOf(standing, input, { hash, now: now.getTime() });
    if (refusal === "suspected" && unless)
      return { ok: false, code: refusal, evidence: await unless.open(standing, counted) };
    if (refusal === "over-limit") return submitApplication(services, { ...input, spam: waitlistVerdict(input.spam) });
    if (refusal && refusal !== "suspected") return refusal;
    // Nothing speaks against it: the reference was taken, or somebody else was the first. Once more.
    personKey ??= keyOf(standing);
  }
  throw new Error("An application was refused without a reason");
}

type Writing = {
  input: SubmitInput;
  unless: EvidenceSearch | null;
  now: Date;
  hash: string;
  sealing: ReadyKey;
  /** Of the trace that this very batch writes with the application; what follows asks for it. */
  auditId: string;
  person: SealedPerson;
  reference: string;
  data: string;
  announcement: Announcement;
  counts: EvidenceSearch["counts"];
};

/** `standing`: what it stands before; none where it was stored. */
async function writeApplication(
  services: Services,
  writing: Writing,
  household: Awaited<ReturnType<typeof householdOf>>["statements"],
) {
  const { db } = services;
  const { input, now, announcement, auditId } = writing;
  const { draft, spam } = input;
  const at = now.getTime();
  const isStored = isGuarded(auditId);
  const { full, standing, ...answered } = await runBatch(db, {
    key: writing.sealing.statement,
    counted: writing.counts,
    stored: db.run(insertApplication(writing)),
    audit: db.run(sql`INSERT INTO ${audit} (id, at, actor_kind, action, target_kind, target_id)
        SELECT ${auditId}, ${at}, 'applicant', 'application.submit', 'application', ${draft.id} WHERE ${hasJustWritten}`),
    standing: readPreconditions(services, { ...input, unless: writing.unless, isStored }),
    answers: db.run(sql`INSERT INTO ${applicationData} (application_id, data)
        SELECT ${draft.id}, ${writing.data} WHERE ${isStored}`),
    told: spam.isSpam
      ? tellApplicantAlone(services, writing, isStored)
      : [...tellStatements(services, announcement, isStored)],
    // Those that were added before files were claimed as they come.
    claimed: db
      .update(document)
      .set({ claimedAt: at })
      .where(
        and(eq(document.applicationId, draft.id), isNull(document.removedAt), isNull(document.claimedAt), isStored),
      ),
    ...(spam.isSpam ? { full: null, fullJobs: null } : fillStatements(services, announcement)),
    household,
  });
  return { ...answered, standing: standing[0] ?? null, isFull: (full?.length ?? 0) > 0 };
}

/** What waits for a press hears of it at once, what is suspected is asked to confirm, and what is surely a machine hears nothing. */
function tellApplicantAlone(services: Services, { announcement, input: { spam } }: Writing, isStored: SQL) {
  if (spam.isSilent) return [];
  const isWaiting = spam.reasons.some(({ code }) => code === waitlistReason);
  const tell = isWaiting ? receiptStatement : holdStatement;
  return [tell(services, announcement, isStored)];
}

function insertApplication({ input, unless, now, hash, sealing, person, reference }: Writing): SQL {
  const { form, draft, columns, spam } = input;
  const at = now.getTime();
  const { emailHash, phoneHash } = person;
  return sql`
    INSERT INTO ${application} (id, form_id, version_id, landlord_id, home_id, reference, state, body_hash,
      person, person_key_id, email_hash, phone_hash, move_in, income_monthly_minor, income_currency, adults, has_pets, locale,
      document_count, is_spam, spam_score, spam_reasons, text_hash, person_hash, duplicate_of, created_at, submitted_at,
      updated_at, plan, searched_at, search_terms, assigned_to)
    SELECT ${draft.id}, ${form.formId}, ${form.versionId}, ${rentForm.landlordId}, ${rentForm.homeId}, ${reference}, 'submitted', ${hash},
      ${person.person}, ${person.personKeyId}, ${emailHash}, ${phoneHash}, ${columns.moveIn},
      ${columns.incomeMonthlyMinor}, ${columns.incomeCurrency}, ${columns.adults},
      ${columns.hasPets === null ? null : Number(columns.hasPets)}, ${draft.locale}, ${input.documentCount},
      ${Number(spam.isSpam)}, ${spam.score}, ${spam.reasons.length > 0 ? JSON.stringify(spam.reasons) : null},
      ${spam.textHash}, ${spam.personHash}, ${earlierOf(form.formId, { emailHash, phoneHash, personHash: spam.personHash }, at)},
      ${draft.createdAt}, ${at}, ${at}, CASE WHEN ${rentForm.unlimited} = 1 THEN 'credit' ELSE ${rentForm.plan} END, 0,
      CASE WHEN ${rentForm.landlordId} IS NULL THEN '[]' ELSE ${person.terms} END,
      ${rentForm.assignedTo}
    FROM ${rentForm}
    WHERE ${rentForm.id} = ${form.formId} AND ${rentForm.publishedVersionId} = ${form.versionId}
      AND ${takesDraft(draft.createdAt, at)} AND (${Number(spam.isSpam)} = 1 OR ${hasRoom})
      AND ${sealing.isHolders} AND ${unless?.isNone ?? sql`1`}
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
