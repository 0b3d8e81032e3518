import { and, eq, isNull, sql } from "drizzle-orm";
import { application, applicationKey } from "../../../db/schema/applications";
import { rentForm } from "../../../db/schema/forms";
import { applicantLetter, type LetterKind } from "../../../db/schema/review";
import type { AccountLandlord } from "../../../kernel/actor";
import type { ApplicationId, LetterId, RentFormId } from "../../../kernel/ids";
import { err, ok, type Result } from "../../../kernel/result";
import { openPerson, storedPersonWithKey } from "../../../platform/people/people.server";
import type { Services } from "../../../services";
import { isOwnApplication, withForms } from "../../applications/commands/change-applications.server";
import { type LetterContent, letterContentSchema } from "../../applications/letters";
import { sealPurposes } from "../../applications/stored-application";

export type ClaimedLetter = LetterContent & {
  applicationId: ApplicationId;
  kind: LetterKind;
  to: string;
  reference: string;
  formTitle: string;
  locale: string;
  urlId: string;
  /** The form belongs to nobody with an account. */
  isGuest: boolean;
};

/**
 * Takes a letter to be handed over: from now on it cannot be stopped. Null when it was stopped, or its application erased.
 * Taken again after a failure it is the same letter.
 */
export async function claimLetter(services: Services, letterId: LetterId): Promise<ClaimedLetter | null> {
  const { db, clock } = services;
  const now = clock.now().getTime();
  const isIt = and(eq(applicantLetter.id, letterId), isNull(applicantLetter.cancelledAt));
  const [, rows] = await db.batch([
    db
      .update(applicantLetter)
      .set({ sentAt: sql`coalesce(${applicantLetter.sentAt}, ${now})` })
      .where(isIt),
    db
      .select({
        applicationId: sql<ApplicationId>`${application.id}`.as("application_id"),
        kind: applicantLetter.kind,
        content: applicantLetter.content,
        stored: storedPersonWithKey,
        reference: application.reference,
        locale: application.locale,
        formTitle: sql<string>`${rentForm.title}`.as("form_title"),
        urlId: rentForm.urlId,
        landlordId: rentForm.landlordId,
        keyId: applicationKey.keyId,
        wrappedKey: applicationKey.wrappedKey,
      })
      .from(applicantLetter)
      .innerJoin(application, eq(application.id, applicantLetter.applicationId))
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .where(isIt),
  ]);
  const [row] = rows;
  if (!row) return null;
  const { content, keyId, wrappedKey, landlordId, stored, ...facts } = row;
  const { email: to } = await openPerson(services, stored);
  if (to === "") return null;
  const key = await services.dataKeys.open(facts.applicationId, { keyId, wrappedKey });
  const opened = JSON.parse(await key.decryptText(sealPurposes.letter(letterId), content)) as unknown;
  return { ...facts, to, ...letterContentSchema.parse(opened), isGuest: landlordId === null };
}

/** Stops a letter that waits. "gone": it has been sent, or stopped before. */
export async function stopLetter(
  { db, clock }: Services,
  actor: AccountLandlord,
  { formId, applicationId, letterId }: { formId: RentFormId; applicationId: ApplicationId; letterId: LetterId },
): Promise<Result<undefined, "gone">> {
  const at = clock.now().getTime();
  const isMine = isOwnApplication(actor, { formId, applicationIds: [applicationId] }, at);
  const stopped = await db.run(sql`UPDATE ${applicantLetter} SET cancelled_at = ${at}
    WHERE id = ${letterId} AND sent_at IS NULL AND cancelled_at IS NULL
      AND application_id IN (SELECT ${application.id} FROM ${withForms} WHERE ${isMine})`);
  return stopped.meta.changes > 0 ? ok(undefined) : err("gone");
}
