import { sql } from "drizzle-orm";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import type { GuestLandlord } from "../../../../kernel/actor";
import type { GuestRentFormId } from "../../../../kernel/ids";
import { mayReachForm } from "../../../../platform/auth/may-reach-form.server";
import type { Services } from "../../../../services";
import { isForm } from "../../../forms/rent-forms/queries/find-editable-form.server";

/** The address that a guest's form was confirmed from; null where this guest may not reach the form. */
export async function findManagedAddress(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: GuestLandlord,
  guestRentFormId: GuestRentFormId,
): Promise<string | null> {
  if (actor.manageHashes.length === 0) return null;
  const [row] = await db
    .select({ email: guestRentForm.email })
    .from(guestRentForm)
    .innerJoin(rentForm, sql`${rentForm.id} = ${guestRentForm.formId}`)
    .where(sql`${isForm({ guestRentFormId })} AND ${mayReachForm(actor, clock.now().getTime())}`);
  return row?.email ?? null;
}
