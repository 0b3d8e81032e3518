import { eq } from "drizzle-orm";
import { applicationData, applicationKey } from "../../../../../db/schema/applications";
import { rentFormVersion } from "../../../../../db/schema/forms";
import { applicationMember } from "../../../../../db/schema/household";
import type { ApplicationId } from "../../../../../kernel/ids";
import type { Services } from "../../../../../services";
import { contactOf } from "../../../../forms/form-model/contact";
import { storedDefinition } from "../../../../forms/rent-forms/publishable";
import { openApplication } from "../../stored-application";
import type { MemberContact } from "../member";

/** Where a member is written to: as the lead said, or the own part once it is sent; null: nowhere yet. */
export async function findMemberAddress(
  { db, dataKeys }: Services,
  { memberId, contact }: { memberId: ApplicationId; contact: MemberContact },
): Promise<string | null> {
  if (contact.email !== "") return contact.email;
  const [part] = await db
    .select({
      definition: rentFormVersion.definition,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
      data: applicationData.data,
    })
    .from(applicationMember)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, applicationMember.versionId))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, applicationMember.id))
    .innerJoin(applicationData, eq(applicationData.applicationId, applicationMember.id))
    .where(eq(applicationMember.id, memberId));
  if (!part) return null;
  const { answers } = await openApplication(await dataKeys.open(memberId, part), part.data);
  return contactOf(storedDefinition(part.definition), answers).email || null;
}
