import { eq, sql } from "drizzle-orm";
import { application, applicationKey } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { isOwnApplication, withForms } from "../../applications/commands/change-applications.server";
import { openMessages, selectMessages, type ThreadPage } from "./list-messages.server";

/** Earlier messages of one thread, for its landlord; null when it is not his, or erased. One batch. */
export async function findEarlierMessages(
  services: Services,
  actor: AccountLandlord,
  { formId, applicationId, before }: { formId: RentFormId; applicationId: ApplicationId; before: string },
): Promise<ThreadPage | null> {
  const { db, clock, dataKeys } = services;
  const isMine = isOwnApplication(actor, { formId, applicationIds: [applicationId] }, clock.now().getTime());
  const [[row], messages] = await db.batch([
    db
      .select({ keyId: applicationKey.keyId, wrappedKey: applicationKey.wrappedKey })
      .from(application)
      .innerJoin(rentForm, eq(rentForm.id, application.formId))
      .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
      .where(isMine),
    selectMessages(services, sql`(SELECT ${application.id} FROM ${withForms} WHERE ${isMine})`, before),
  ]);
  return row ? openMessages(await dataKeys.open(applicationId, row), messages) : null;
}
