import { eq } from "drizzle-orm";
import { application } from "../../../../db/schema/applications";
import { rentFormVersion } from "../../../../db/schema/forms";
import type { ApplicationId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { type OwedHere, readHandOverOf } from "../../../forms/law/hand-over.server";
import { storedDefinition } from "../../../forms/rent-forms/publishable";

/** What the law of the application's home has its landlord hand over; null where we know of nothing. */
export async function findOwed(
  { db, staticFiles }: Pick<Services, "db" | "staticFiles">,
  applicationId: ApplicationId,
): Promise<OwedHere | null> {
  const [row] = await db
    .select({ definition: rentFormVersion.definition })
    .from(application)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .where(eq(application.id, applicationId));
  return row ? readHandOverOf(staticFiles, storedDefinition(row.definition).property) : null;
}
