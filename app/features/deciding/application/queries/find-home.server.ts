import { and, eq, ne } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { partOfAddress } from "../../../forms/rent-forms/queries/home-columns.server";

/** A landlord's form by its title, and where its home is; undefined: none of this actor. */
export async function findHome({ db, clock }: Services, actor: AccountLandlord, formId: RentFormId) {
  const [home] = await db
    .select({
      title: rentForm.title,
      country: partOfAddress<string>("country").as("country"),
      region: partOfAddress("region").as("region"),
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, eq(rentFormVersion.id, rentForm.publishedVersionId))
    .where(and(eq(rentForm.id, formId), ne(rentForm.state, "deleted"), mayReachForm(actor, clock.now().getTime())));
  return home;
}
