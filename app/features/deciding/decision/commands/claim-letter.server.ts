import { and, eq, type SQL, sql } from "drizzle-orm";
import { application, applicationKey } from "../../../../db/schema/applications";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import { applicantLetter, type LetterKind } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, LetterId, RentFormId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { isNotErased, openPerson, storedPersonWithKey } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../../applying/applications/commands/change-applications.server";
import { type LetterContent, letterContentSchema } from "../../../applying/applications/letters";
import { fitsState } from "../../../applying/applications/queries/decision-notice.server";
import { landlordColumns } from "../../../applying/applications/queries/landlord-of-version.server";
import type { DeclineReason } from "../../../applying/applications/states";
import { sealPurposes } from "../../../applying/applications/stored-application";

export type LetterToSend = LetterContent & {
  applicationId: ApplicationId;
  kind: LetterKind;
  to: string;
  reference: string;
  formTitle: string;
  /** Of the home, two letters. */
  country: string;
  landlordName: string | null;
  isLandlordConfirmed: boolean;
  locale: string;
  urlId: string;
  /** The form belongs to nobody with an account. */
  isGuest: boolean;
  /** Of a decline. */
  reason: DeclineReason | null;
};

/** Longer than a try takes: a letter whose consumer died meanwhile can be stopped again after this. */
const claimMs = 2 * 60 * 1000;

/** SQL on a row of applicant_letter: it is being handed over at this moment. `name`: of its table in the statement. */
export function isLeaving(at: number, name = "applicant_letter"): SQL {
  return sql`coalesce(${sql.raw(name)}.claimed_at, 0) > ${at - claimMs}`;
}

/** SQL on applicant_letter and application: nobody stopped it and its state holds, also under a request for more. */
export function isLetterTrue(name = "applicant_letter"): SQL {
  const letter = sql.raw(name);
  return sql`(${letter}.cancelled_at IS NULL AND ${isNotErased()} AND ${fitsState(name)})`;
}

/** A letter, opened, with what its mail needs. Null when it was stopped, is not true any more, or its application erased. */
export async function findLetterToSend(services: Services, letterId: LetterId): Promise<LetterToSend | null> {
  const [row] = await services.db
    .select({
      applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
      kind: applicantLetter.kind,
      content: applicantLetter.content,
      reason: sql<DeclineReason | null>`${application.declineReason}`.as("decline_reason"),
      stored: storedPersonWithKey,
      reference: application.reference,
      locale: application.locale,
      formTitle: sql<string>`${rentForm.title}`.as("form_title"),
      ...landlordColumns,
      country: sql<string>`json_extract(${rentFormVersion.definition}, '$.property.address.country')`.as("country"),
      urlId: rentForm.urlId,
      landlordId: rentForm.landlordId,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(applicantLetter)
    .innerJoin(application, eq(application.id, applicantLetter.applicationId))
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .where(and(eq(applicantLetter.id, letterId), isLetterTrue()));
  if (!row) return null;
  const { content, keyId, wrappedKey, landlordId, stored, ...facts } = row;
  const { email: to } = await openPerson(services, stored);
  if (to === "") return null;
  const key = await services.dataKeys.open(facts.applicationId, { keyId, wrappedKey });
  const opened = JSON.parse(await key.decryptText(sealPurposes.letter(letterId), content)) as unknown;
  return { ...facts, to, ...letterContentSchema.parse(opened), isGuest: landlordId === null };
}

/** Begins to hand a letter over: until `settleLetter` it cannot be stopped. False: stopped, or not true any more. */
export async function claimLetter({ db, clock }: Services, letterId: LetterId): Promise<boolean> {
  const claimed = await db.run(sql`UPDATE ${applicantLetter} SET claimed_at = ${clock.now().getTime()}
    WHERE id = ${letterId} AND EXISTS (SELECT 1 FROM ${application}
      WHERE ${application.id} = ${applicantLetter.applicationId} AND ${isLetterTrue()})`);
  return claimed.meta.changes > 0;
}

/** Ends a try: the letter has gone, or can be stopped again until the next one. */
export async function settleLetter({ db, clock }: Services, letterId: LetterId, isSent: boolean): Promise<void> {
  const now = clock.now().getTime();
  await db
    .update(applicantLetter)
    .set({ claimedAt: null, ...(isSent ? { sentAt: sql`coalesce(${applicantLetter.sentAt}, ${now})` } : {}) })
    .where(eq(applicantLetter.id, letterId));
}

/** Stops a letter that waits, also between two tries. "gone": it has been sent or is leaving, or was stopped before. */
export async function stopLetter(
  { db, clock }: Services,
  actor: AccountLandlord,
  { formId, applicationId, letterId }: { formId: RentFormId; applicationId: ApplicationId; letterId: LetterId },
): Promise<Result<undefined, "gone">> {
  const at = clock.now().getTime();
  const isMine = isOwnApplication(actor, { formId, applicationIds: [applicationId] }, at);
  const stopped = await db.run(sql`UPDATE ${applicantLetter} SET cancelled_at = ${at}
    WHERE id = ${letterId} AND sent_at IS NULL AND cancelled_at IS NULL AND NOT ${isLeaving(at)}
      AND application_id IN (SELECT ${application.id} FROM ${withForms} WHERE ${isMine})`);
  return stopped.meta.changes > 0 ? ok(undefined) : err("gone");
}
