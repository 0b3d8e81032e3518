import { eq, sql } from "drizzle-orm";
import { applicationKey } from "../../../../../db/schema/applications";
import { applicationMember } from "../../../../../db/schema/household";
import type { ApplicationId } from "../../../../../kernel/ids";
import type { Services } from "../../../../../services";
import type { HouseholdPerson } from "../../../applications/household/people";
import { openMembers, selectMembers } from "../../../applications/household/queries/find-members.server";

/** Who was named for own parts of a sent application, and how far each is, without links; none once it is erased. One batch. */
export async function findReceiptHousehold(
  { db, dataKeys }: Services,
  applicationId: ApplicationId,
): Promise<HouseholdPerson[]> {
  const [keys, members] = await db.batch([
    db
      .select({ keyId: applicationKey.keyId, wrappedKey: applicationKey.wrappedKey })
      .from(applicationKey)
      .where(eq(applicationKey.applicationId, applicationId)),
    selectMembers(db, sql`${applicationMember.applicationId} = ${applicationId}`),
  ]);
  const [wrapped] = keys;
  if (!wrapped) return [];
  const opened = await openMembers(await dataKeys.open(applicationId, wrapped), members);
  return opened.map(({ shared: _, ...person }) => person);
}
