import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import {
  type ApplicationState,
  application,
  applicationDraft,
  applicationKey,
} from "../../../../db/schema/applications";
import { rentFormVersion } from "../../../../db/schema/forms";
import { applicationMember } from "../../../../db/schema/household";
import { linkToken } from "../../../../db/schema/platform";
import type { ApplicationId, DocumentId, RentFormId, VersionId } from "../../../../kernel/ids";
import { countColleagues } from "../../../../platform/auth/team-actor.server";
import { type DataKey, sha256Hex } from "../../../../platform/crypto";
import { isNotErased, openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import { selectHolderKey, type WrappedPersonKey } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { definitionSchema, type FormDefinition, type LandlordProfile } from "../../../forms/form-model/schema";
import type { HouseholdMember, PartOf } from "../household/member";
import { openMembers, selectMembers } from "../household/queries/find-members.server";
import { openDraft, type StoredDraft } from "../stored-application";
import { waitlistReason } from "../waitlist";
import { promisedDays, stateForApplicant } from "./decision-notice.server";
import { isMailHeld } from "./held-mail.server";
import { landlordOfVersion, readLandlord } from "./landlord-of-version.server";
import { openNames, selectDocuments } from "./open-documents.server";

/** SQL on application_draft: not sent. A lead's was once its application stands; an own part says so itself. */
export const isUnsent = sql`${applicationDraft.submittedAt} IS NULL
  AND NOT EXISTS (SELECT 1 FROM ${application} AS sent WHERE sent.id = ${applicationDraft.id})`;

export type DraftDocument = { id: DocumentId; path: string; name: string; sizeBytes: number };

/** A tenant's unsent work, opened. Times in milliseconds. */
export type Draft = {
  id: ApplicationId;
  formId: RentFormId;
  /** The version that the last save was checked against. */
  versionId: VersionId;
  rev: number;
  locale: string;
  createdAt: number;
  expiresAt: number;
  submittedAt: number | null;
  key: DataKey;
  /** What the person is sealed under once it is sent; null while nobody has applied to this landlord. */
  personKey: WrappedPersonKey | null;
  stored: StoredDraft;
  documents: DraftDocument[];
  /** Set when this is the own part of a co-applicant or guarantor. */
  part: PartOf | null;
  /** Of a lead's draft: who was asked for an own part so far. */
  household: HouseholdMember[];
  /** How many may read its form beside the landlord now. Not known of a correction or an answer. */
  colleagues?: number;
};

/** Whose pages a cookie opens: a lead's draft and an own part never open each other's. */
export type Seat = "lead" | "part";

/** The draft behind a cookie, with its documents, in one round trip; null when unknown, of another form or past its life. */
export async function findDraft(
  services: Services,
  formId: string,
  token: string | null,
  seat: Seat = "lead",
): Promise<Draft | null> {
  if (!token) return null;
  const now = services.clock.now().getTime();
  const draft = await readDraft(
    services,
    and(await isOpenedBy(token, now), eq(applicationDraft.formId, formId), gt(applicationDraft.expiresAt, now)) as SQL,
  );
  return draft && (draft.part === null) === (seat === "lead") ? draft : null;
}

/** The draft with this id, for work of our own; null when it is past its life. */
export function findDraftById(services: Services, id: ApplicationId): Promise<Draft | null> {
  const now = services.clock.now().getTime();
  return readDraft(services, and(eq(applicationDraft.id, id), gt(applicationDraft.expiresAt, now)) as SQL);
}

/** Purpose of the keys that a resume link gives to a further device. */
export const deviceKeyPurpose = "draft-device";

/** The id of the draft that a cookie's token begins: a UUID (version 8) of the token's SHA-256. */
export function draftIdOf(tokenHash: string): ApplicationId {
  const at = (from: number, to: number) => tokenHash.slice(from, to);
  const variant = "89ab".charAt(Number.parseInt(at(16, 17), 16) % 4);
  return `${at(0, 8)}-${at(8, 12)}-8${at(13, 16)}-${variant}${at(17, 20)}-${at(20, 32)}` as ApplicationId;
}

/** SQL: the cookie is the draft's first device, or one that was let in by a link. */
async function isOpenedBy(token: string, now: number): Promise<SQL> {
  return sql`${applicationDraft.id} IN ${await idsOpenedBy(token, now)}`;
}

async function idsOpenedBy(token: string, now: number): Promise<SQL> {
  const hash = await sha256Hex(token);
  return sql`(${draftIdOf(hash)}, (SELECT key.ref FROM ${linkToken} AS key
    WHERE key.hash = ${hash} AND key.purpose = ${deviceKeyPurpose} AND key.expires_at > ${now}))`;
}

async function readDraft({ db, dataKeys, clock }: Services, isMine: SQL): Promise<Draft | null> {
  const own = sql`(SELECT ${applicationDraft.id} FROM ${applicationDraft} WHERE ${isMine})`;
  const [rows, files, members, [personKey = null]] = await db.batch([
    db
      .select({
        id: sql<ApplicationId>`${applicationDraft.id}`.as("draft_id"),
        formId: sql<RentFormId>`${applicationDraft.formId}`.as("form_id"),
        versionId: sql<VersionId>`${applicationDraft.versionId}`.as("version_id"),
        rev: applicationDraft.rev,
        locale: applicationDraft.locale,
        createdAt: sql<number>`${applicationDraft.createdAt}`.as("draft_created_at"),
        expiresAt: applicationDraft.expiresAt,
        submittedAt: sql<number | null>`coalesce(${applicationDraft.submittedAt}, (SELECT sent.submitted_at
          FROM ${application} AS sent WHERE sent.id = ${applicationDraft.id}))`.as("draft_submitted_at"),
        colleagues: countColleagues(sql`${applicationDraft.formId}`).as("colleagues"),
        data: applicationDraft.data,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
        role: applicationMember.role,
        leadId: sql<ApplicationId | null>`${applicationMember.applicationId}`.as("lead_id"),
        removedAt: applicationMember.removedAt,
        leadState: stateForApplicant(clock.now().getTime()).as("lead_state"),
      })
      .from(applicationDraft)
      .innerJoin(applicationKey, eq(applicationKey.applicationId, applicationDraft.id))
      .leftJoin(applicationMember, eq(applicationMember.id, applicationDraft.id))
      .leftJoin(application, eq(application.id, applicationMember.applicationId))
      .where(isMine),
    selectDocuments(db, own),
    selectMembers(db, sql`${applicationMember.applicationId} IN ${own}`),
    selectHolderKey(db, sql`(SELECT ${applicationDraft.formId} FROM ${applicationDraft} WHERE ${isMine})`),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { data, keyId, wrappedKey, role, leadId, removedAt, leadState, ...draft } = row;
  const key = await dataKeys.open(draft.id, { keyId, wrappedKey });
  return {
    ...draft,
    key,
    personKey,
    stored: await openDraft(key, data),
    documents: (await openNames(key, files)).map(({ claimedAt: _, ...file }) => file),
    part: role && leadId ? { role, applicationId: leadId, leadState, isRemoved: removedAt !== null } : null,
    household: await openMembers(key, members),
  };
}

/** `held`: under suspicion, with its address confirmed or not; null once it is with the landlord. */
export type Receipt = {
  id: ApplicationId;
  reference: string;
  /** Where the receipt goes; "" when the form asks for no address. */
  email: string;
  locale: string;
  submittedAt: number;
  held: "unconfirmed" | "confirmed" | "waiting" | null;
  /** 1: a mail to this address waits for room in the budget of the mailbox. */
  isMailHeld: number;
  landlord: LandlordProfile | undefined;
  /** Of the version that was filled in; null: no promise. */
  replyWithinDays: number | null;
  /** A member of the household has not sent the own part. */
  isWaiting: boolean;
  /** 1: somebody was named for an own part. */
  hasHousehold: number;
  /** As its applicant may know it. */
  state: ApplicationState;
};

/** What the success page shows; null before the application was sent. */
export async function findReceipt(services: Services, formId: string, token: string | null): Promise<Receipt | null> {
  if (!token) return null;
  const [row] = await services.db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      reference: application.reference,
      stored: storedPersonWithKey,
      held: sql<Receipt["held"]>`CASE WHEN ${application.isSpam} = 0 THEN NULL
        WHEN instr(${application.spamReasons}, ${`"${waitlistReason}"`}) > 0 THEN 'waiting'
        WHEN ${application.confirmedAt} IS NULL THEN 'unconfirmed' ELSE 'confirmed' END`.as("held"),
      isMailHeld: isMailHeld.as("is_mail_held"),
      locale: sql<string>`${application.locale}`.as("application_locale"),
      submittedAt: sql<number>`${application.submittedAt}`.as("sent_at"),
      landlord: landlordOfVersion.as("landlord_profile"),
      replyWithinDays: promisedDays.as("reply_within_days"),
      isWaiting: application.isWaitingForMembers,
      state: sql<ApplicationState>`${stateForApplicant(services.clock.now().getTime())}`.as("state_told"),
      hasHousehold: sql<number>`EXISTS (SELECT 1 FROM ${applicationMember} AS named
        WHERE named.application_id = ${application.id} AND named.removed_at IS NULL)`.as("has_household"),
    })
    .from(applicationDraft)
    .innerJoin(application, eq(application.id, applicationDraft.id))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .where(and(await isOpenedBy(token, services.clock.now().getTime()), eq(applicationDraft.formId, formId)));
  if (!row) return null;
  const { stored, landlord, ...receipt } = row;
  return { ...receipt, landlord: readLandlord(landlord), email: (await openPerson(services, stored)).email };
}

/** What a device still knows of an application that was erased: that it was sent. */
export type ErasedReceipt = { reference: string; sentAt: number; locale: string };

/** What this device sent and somebody erased since, or whose time was over; null: nothing of the kind. */
export async function findErased(
  services: Services,
  formId: string,
  token: string | null,
): Promise<ErasedReceipt | null> {
  if (!token) return null;
  const isMine = sql`${application.id} IN ${await idsOpenedBy(token, services.clock.now().getTime())}`;
  const [row] = await services.db
    .select({ reference: application.reference, sentAt: application.submittedAt, locale: application.locale })
    .from(application)
    .where(and(isMine, eq(application.formId, formId as RentFormId), sql`NOT ${isNotErased()}`));
  return row ?? null;
}

/** A version as it was published: to tell an applicant what has changed since. */
export async function findVersionDefinition(services: Services, versionId: string): Promise<FormDefinition | null> {
  const [row] = await services.db
    .select({ definition: rentFormVersion.definition })
    .from(rentFormVersion)
    .where(eq(rentFormVersion.id, versionId));
  return row ? definitionSchema.parse(JSON.parse(row.definition)) : null;
}
