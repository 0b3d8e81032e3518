import { eq } from "drizzle-orm";
import { application, applicationData, applicationKey } from "../../../../../db/schema/applications";
import { rentFormVersion } from "../../../../../db/schema/forms";
import { err, ok, type Result } from "../../../../../kernel/result";
import type { Services } from "../../../../../services";
import { storedDefinition } from "../../../../forms/rent-forms/publishable";
import { findReceipt } from "../../../applications/queries/find-draft.server";
import { openApplication } from "../../../applications/stored-application";
import { opensStatusPage } from "../../status-page-shortcut";
import { type Parcel, takeSavedAnswers } from "../saved-answers";

const copies = { action: "last-answers", limit: 20, windowSeconds: 3600 } as const;

/** What may be used again of this device's application, while `opensOwnPage`; else "not-found". `token`: of the cookie. */
export async function findLastAnswers(
  services: Services,
  { formId, token }: { formId: string; token: string | null },
): Promise<Result<Parcel[], "not-found" | "too-often">> {
  const receipt = await findReceipt(services, formId, token);
  if (!receipt || !opensStatusPage(receipt, services.clock.now().getTime())) return err("not-found");
  if (!(await services.rateLimit.take(copies, receipt.id)).allowed) return err("too-often");
  const [row] = await services.db
    .select({
      definition: rentFormVersion.definition,
      data: applicationData.data,
      keyId: applicationKey.keyId,
      wrappedKey: applicationKey.wrappedKey,
    })
    .from(application)
    .innerJoin(rentFormVersion, eq(rentFormVersion.id, application.versionId))
    .innerJoin(applicationData, eq(applicationData.applicationId, application.id))
    .innerJoin(applicationKey, eq(applicationKey.applicationId, application.id))
    .where(eq(application.id, receipt.id));
  if (!row) return err("not-found");
  const key = await services.dataKeys.open(receipt.id, row);
  const { answers } = await openApplication(key, row.data);
  return ok(takeSavedAnswers(storedDefinition(row.definition), answers));
}
