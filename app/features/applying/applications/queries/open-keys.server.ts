import { eq, sql } from "drizzle-orm";
import { application, applicationKey } from "../../../../db/schema/applications";
import { rentForm } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import type { DataKey } from "../../../../platform/crypto";
import { storedPersonWithKey, withPeople } from "../../../../platform/people/people.server";
import type { Services } from "../../../../services";
import { isOwnApplication, type Picked } from "../commands/change-applications.server";

export type OpenedKey = { id: ApplicationId; locale: string; name: string; key: DataKey };

/** The keys of the picked applications that are this landlord's and not erased. */
export async function openKeys(services: Services, actor: Landlord, picked: Picked): Promise<OpenedKey[]> {
  const rows = await services.db
    .select({
      id: sql<ApplicationId>`${application.id}`.as("application_id"),
      locale: application.locale,
      stored: storedPersonWithKey,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(application)
    .innerJoin(rentForm, eq(rentForm.id, application.formId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .where(isOwnApplication(actor, picked, services.clock.now().getTime()));
  const people = await withPeople(services, rows);
  return Promise.all(
    people.map(async ({ keyId, wrappedKey, email: _email, phone: _phone, ...row }) => ({
      ...row,
      key: await services.dataKeys.open(row.id, { keyId, wrappedKey }),
    })),
  );
}
