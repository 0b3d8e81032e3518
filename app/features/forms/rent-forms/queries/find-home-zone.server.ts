import { and, eq } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { Landlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { homeColumns, zoneOfColumns } from "./home-columns.server";

/** The IANA zone of a form's home; UTC where the form is not the landlord's. */
export async function findHomeZone(services: Services, actor: Landlord, formId: RentFormId): Promise<string> {
  const [home] = await services.db
    .select(homeColumns)
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(eq(rentForm.id, formId), mayReachForm(actor, services.clock.now().getTime())));
  return zoneOfColumns(home ?? { country: null, region: null });
}
