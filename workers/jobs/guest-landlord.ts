import { type SQL, sql } from "drizzle-orm";
import type { FormState } from "../../app/db/schema/forms";
import { guestRentForm, rentForm } from "../../app/db/schema/forms";
import type { GuestRentFormId } from "../../app/kernel/ids";
import type { Services } from "../services";

export type GuestLandlord = {
  guestRentFormId: GuestRentFormId;
  email: string;
  verifiedAt: number | null;
  unsubscribedAt: number | null;
  claimedBy: string | null;
  title: string;
  urlId: string;
  state: FormState;
};

/** The guest landlord of one form with what mails say of the form, as it is now; null when either row is gone. */
export async function findGuestLandlord({ db }: Services, where: SQL): Promise<GuestLandlord | null> {
  const [row] = await db
    .select({
      guestRentFormId: sql<GuestRentFormId>`${guestRentForm.id}`.as("guest_rent_form_id"),
      email: guestRentForm.email,
      verifiedAt: guestRentForm.verifiedAt,
      unsubscribedAt: guestRentForm.unsubscribedAt,
      claimedBy: guestRentForm.claimedBy,
      title: rentForm.title,
      urlId: rentForm.urlId,
      state: rentForm.state,
    })
    .from(guestRentForm)
    .innerJoin(rentForm, sql`${rentForm.id} = ${guestRentForm.formId}`)
    .where(where)
    .limit(1);
  return row ?? null;
}

/** May get a key to the form: a confirmed address that still holds it, of a form that is not in the bin. */
export function mayManage(landlord: GuestLandlord): boolean {
  return landlord.verifiedAt !== null && landlord.claimedBy === null && landlord.state !== "deleted";
}
