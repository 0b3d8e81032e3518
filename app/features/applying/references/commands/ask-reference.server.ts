import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import {
  type ApplicationState,
  application,
  applicationData,
  applicationKey,
} from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { referenceRequest } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, OutboxId, ReferenceRequestId, RentFormId } from "../../../../kernel/ids";
import type { PageLocale } from "../../../../kernel/page-locale";
import { err, ok, type Result } from "../../../../kernel/result";
import { auditActor, insertAuditGuard, isGuarded } from "../../../../platform/audit-guard.server";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { DataKey } from "../../../../platform/crypto";
import { insertJob } from "../../../../platform/outbox.server";
import { openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { asAsked } from "../../../forms/form-model/later-questions";
import { storedDefinition } from "../../../forms/rent-forms/publishable";
import { isOwnApplication, withForms } from "../../applications/commands/change-applications.server";
import { openParts, selectParts } from "../../applications/household/queries/open-parts.server";
import { isOutOfTurn } from "../../applications/queries/review-order.server";
import { openApplication } from "../../applications/stored-application";
import { sealReferenceContact } from "../model";
import type { NamedReferee } from "../people";
import { refereesOf } from "../people-household";
import { openReferences, type ReadReference, selectReferences } from "../queries/list-references.server";
import { refereeLaw } from "../queries/referee-law.server";
import { type AskBar, barTo, needsWord, referenceLimits, referenceRates } from "../rules";

type Key = { formId: RentFormId; applicationId: ApplicationId };
type AskInput = Key & {
  /** As `NamedReferee` has it. */
  path: string;
  /** Language of the mail. */
  locale: PageLocale;
  /** The landlord says that the applicant, who wants to be asked first, was asked and agreed. */
  hasWord: boolean;
  /** Whether the landlord's plan has references; looked for in the same round trip. Left out, it has. */
  isInPlan?: Promise<boolean>;
};

/**
 * Asks a named person for a reference, once. "barred": detail says why; "needs-word": ask the applicant first;
 * "too-often": mails of a day are used up; "plan": not in the landlord's plan; "changed": moved or corrected at this moment.
 */
export async function askReference(
  services: Services,
  actor: AccountLandlord,
  input: AskInput,
): Promise<
  Result<
    { id: ReferenceRequestId },
    "plan" | "not-found" | "barred" | "needs-word" | "too-often" | "changed",
    AskBar | null
  >
> {
  const [isInPlan, found] = await Promise.all([input.isInPlan ?? true, findAskable(services, actor, input)]);
  if (!isInPlan) return err("plan", null);
  if (!found) return err("not-found", null);
  const named = found.people.find(({ person }) => person.path === input.path);
  if (!named) return err("not-found", null);
  const { person } = named;
  const law = await refereeLaw(services, found.property, person.kind);
  const earlier = found.references.filter((reference) => isOf(reference, person)).map(({ state }) => state);
  const bar = barTo(person, { ...found, law: law.level, earlier });
  if (bar || person.email === null) return err("barred", bar);
  if (needsWord(person.consent) && !input.hasWord) return err("needs-word", null);
  return write(services, actor, input, { ...found, person, email: person.email, applicant: named.applicant });
}

/** An answered or refused request is about the person, not the place in the form: it counts for the address. */
export function isOf(reference: Pick<ReadReference, "path" | "contact">, person: NamedReferee): boolean {
  return reference.path === person.path && reference.contact.email === person.email;
}

type Found = {
  key: DataKey;
  state: ApplicationState;
  stateBefore: string | null;
  rev: number;
  landlordId: string;
};

async function write(
  services: Services,
  actor: AccountLandlord,
  input: AskInput,
  found: Found & { person: NamedReferee; email: string; applicant: string },
): Promise<Result<{ id: ReferenceRequestId }, "too-often" | "changed", null>> {
  const { db, ids, clock } = services;
  const { person, key, landlordId } = found;
  const mails = await countMails(services, { landlordId, formId: input.formId, email: found.email });
  const now = clock.now();
  const at = now.getTime();
  const id = ids.uuid<ReferenceRequestId>();
  const contact = await sealReferenceContact(key, id, {
    v: 1,
    name: person.name,
    email: found.email,
    locale: input.locale,
    applicant: found.applicant,
    stated: person.stated,
  });
  const [auditId, jobId] = [ids.uuid<string>(), ids.uuid<OutboxId>()];
  const isDone = isGuarded(auditId);
  const [memberId] = person.path.includes("/") ? person.path.split("/") : [];
  const isNamed = memberId
    ? sql`EXISTS (SELECT 1 FROM ${applicationMember} WHERE id = ${memberId} AND removed_at IS NULL)`
    : sql`1`;
  const isOpen = sql`application_id = ${input.applicationId} AND path = ${person.path}
    AND answered_at IS NULL AND declined_at IS NULL AND cancelled_at IS NULL`;
  const { taken, written } = await runBatch(db, {
    taken: mails.map(({ statement }) => statement),
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "application.ask-reference",
        targetKind: "application",
        targetId: input.applicationId,
        detail: needsWord(person.consent) ? `${person.kind}:agreed` : person.kind,
      },
      // As it was read: who corrected the address or decided since then has made this another question.
      sql`${withForms} JOIN ${applicationData} ON ${applicationData.applicationId} = ${application.id}
        WHERE ${isOwnApplication(actor, { formId: input.formId, applicationIds: [input.applicationId] }, at)}
          AND NOT ${isOutOfTurn} AND ${application.state} = ${found.state} AND ${applicationData.rev} = ${found.rev} AND ${isNamed}
          AND ${and(...mails.map(({ isWithin }) => isWithin))}
          AND NOT EXISTS (SELECT 1 FROM ${referenceRequest} WHERE ${isOpen} AND expires_at > ${at})`,
    ),
    // One whose time is over makes room for the next.
    endOpenRequest: db.run(
      sql`UPDATE ${referenceRequest} SET cancelled_at = expires_at, remind_at = NULL WHERE ${isOpen} AND ${isDone}`,
    ),
    askReferee:
      db.run(sql`INSERT INTO ${referenceRequest} (id, application_id, form_id, kind, path, contact, asked_at, asked_by,
        expires_at, remind_at)
      SELECT ${id}, ${input.applicationId}, ${input.formId}, ${person.kind}, ${person.path}, ${contact}, ${at},
        ${signedInUserIdSql(actor, at)}, ${at + referenceLimits.lifetimeMs}, ${at + referenceLimits.remindAfterMs} WHERE ${isDone}`),
    referenceRequestMail: insertJob(
      db,
      {
        id: jobId,
        kind: "mail.reference-request",
        ref: { referenceRequestId: id, isReminder: false },
        dedupeKey: `reference:${id}`,
        now,
      },
      isDone,
    ),
  });
  if (!mails.every(({ verdictOf }, index) => verdictOf(taken[index] ?? []).allowed)) return err("too-often", null);
  if (written.meta.changes === 0) return err("changed", null);
  await services.mailQueue.notify([jobId]);
  return ok({ id });
}

/** Takes an open request back: its link says so from now on, and nobody is reminded. Nothing open is "gone". */
export async function cancelReference(
  { db, ids, clock }: Services,
  actor: AccountLandlord,
  { formId, applicationId, referenceId }: Key & { referenceId: ReferenceRequestId },
): Promise<Result<undefined, "gone">> {
  const now = clock.now();
  const at = now.getTime();
  const auditId = ids.uuid<string>();
  const { written } = await runBatch(db, {
    written: insertAuditGuard(
      db,
      {
        id: auditId,
        at: now,
        ...auditActor(actor, at),
        action: "application.cancel-reference",
        targetKind: "application",
        targetId: applicationId,
      },
      sql`${withForms} JOIN ${referenceRequest} ON ${referenceRequest.applicationId} = ${application.id}
        WHERE ${isOwnApplication(actor, { formId, applicationIds: [applicationId] }, at)}
          AND ${referenceRequest.id} = ${referenceId} AND ${referenceRequest.answeredAt} IS NULL
          AND ${referenceRequest.declinedAt} IS NULL AND ${referenceRequest.cancelledAt} IS NULL
          AND ${referenceRequest.expiresAt} > ${at}`,
    ),
    cancelRequest: db.run(sql`UPDATE ${referenceRequest} SET cancelled_at = ${at}, remind_at = NULL
      WHERE id = ${referenceId} AND ${isGuarded(auditId)}`),
  });
  return written.meta.changes > 0 ? ok(undefined) : err("gone");
}

/** The people of one of the landlord's own applications, with what was asked of them. Null when it is not his or its turn has not come. */
async function findAskable(services: Services, actor: AccountLandlord, { formId, applicationId }: Key) {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const isMine = sql`${isOwnApplication(actor, { formId, applicationIds: [applicationId] }, at)} AND NOT ${isOutOfTurn}`;
  const {
    rows,
    references,
    parts: [parts, files],
  } = await runBatch(db, {
    rows: db
      .select({
        state: sql<ApplicationState>`${application.state}`.as("application_state"),
        stateBefore: application.stateBefore,
        stored: storedPersonWithKey,
        landlordId: sql<string>`${rentForm.landlordId}`.as("landlord"),
        definition: rentFormVersion.definition,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        data: applicationData.data,
        rev: applicationData.rev,
      })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
      .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .innerJoin(applicationData, eq(applicationData.applicationId, application.id))
      .where(isMine),
    references: selectReferences(services, sql`(SELECT ${application.id} FROM ${withForms} WHERE ${isMine})`),
    parts: selectParts(db, isMine),
  });
  const [row] = rows;
  if (!row) return null;
  const { keyId, wrappedKey, data, definition: json, stored: sealed, ...facts } = row;
  const { name, email: applicantEmail } = await openPerson(services, sealed);
  const key = await services.dataKeys.open(applicationId, { keyId, wrappedKey });
  const stored = await openApplication(key, data);
  const definition = asAsked(storedDefinition(json), stored.asked);
  const household = await openParts(services.dataKeys, key, parts, files);
  return {
    ...facts,
    applicantEmail,
    key,
    property: definition.property,
    people: refereesOf({ name, definition, stored, household }),
    references: await openReferences(key, references, { reader: "landlord", now: at }),
  };
}

type Counted = { landlordId: string; formId: RentFormId; email: string };

/** Every count is taken, so that none of them can be used up by asking through another. */
function countMails({ rateLimit }: Services, { landlordId, formId, email }: Counted) {
  return Promise.all([
    rateLimit.prepare(referenceRates.form, formId),
    rateLimit.prepare(referenceRates.landlord, landlordId),
    rateLimit.prepare(referenceRates.recipient, email.toLowerCase()),
  ]);
}
