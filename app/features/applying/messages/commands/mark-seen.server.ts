import { type SQL, sql } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { applicationMessage, type MessageAuthor } from "../../../../db/schema/review";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../applications/commands/change-applications.server";
import { isOutOfTurn } from "../../applications/queries/review-order.server";

type Seen = {
  /** SQL: the id of the application, with the check of the actor where it needs one. */
  applicationId: SQL;
  author: MessageAuthor;
  /** The newest that was shown, in milliseconds. */
  upTo: number;
};

/** Statement: what this author wrote was seen by the other side; the time of the first seeing stays. */
export function markSeen({ db, clock }: Services, { applicationId, author, upTo }: Seen) {
  const at = clock.now().getTime();
  return db.run(sql`UPDATE ${applicationMessage} SET read_at = ${at} WHERE application_id = ${applicationId}
    AND author = ${author} AND read_at IS NULL AND created_at <= ${Math.min(upTo, at)}`);
}

/** The landlord's page has shown what the applicant wrote. Of another's application it finds nothing, nor out of turn. */
export async function markSeenByLandlord(
  services: Services,
  actor: AccountLandlord,
  { formId, applicationId, upTo }: { formId: RentFormId; applicationId: ApplicationId; upTo: number },
): Promise<void> {
  const isMine = isOwnApplication(actor, { formId, applicationIds: [applicationId] }, services.clock.now().getTime());
  const own = sql`(SELECT ${application.id} FROM ${withForms} WHERE ${isMine} AND NOT ${isOutOfTurn})`;
  await markSeen(services, { applicationId: own, author: "applicant", upTo });
}

/** The applicant's page has shown what the landlord wrote. */
export async function markSeenByApplicant(
  services: Services,
  { applicationId, upTo }: { applicationId: ApplicationId; upTo: number },
): Promise<void> {
  await markSeen(services, { applicationId: sql`${applicationId}`, author: "landlord", upTo });
}
