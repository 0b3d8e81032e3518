import { type SQL, sql } from "drizzle-orm";
import { user } from "../../app/db/schema/accounts";
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
  /** The confirmed address of the account that took the form over. */
  accountEmail: string | null;
  title: string;
  urlId: string;
  state: FormState;
};

/** Who started one form as a guest, the account it went to if any, with what mails say of the form, as it is now; null when either row is gone. */
export async function findGuestLandlord({ db }: Services, where: SQL): Promise<GuestLandlord | null> {
  const [row] = await db
    .select({
      guestRentFormId: sql<GuestRentFormId>`${guestRentForm.id}`.as("guest_rent_form_id"),
      email: guestRentForm.email,
      verifiedAt: guestRentForm.verifiedAt,
      unsubscribedAt: guestRentForm.unsubscribedAt,
      claimedBy: guestRentForm.claimedBy,
      accountEmail: sql<string | null>`${user.email}`.as("account_email"),
      title: rentForm.title,
      urlId: rentForm.urlId,
      state: rentForm.state,
    })
    .from(guestRentForm)
    .innerJoin(rentForm, sql`${rentForm.id} = ${guestRentForm.formId}`)
    .leftJoin(user, sql`${user.id} = ${guestRentForm.claimedBy} AND ${user.emailVerified} = 1`)
    .where(where)
    .limit(1);
  return row ?? null;
}

/** May get a key to the form: a confirmed address that still holds it, of a form that is not in the bin. */
export function mayManage(landlord: GuestLandlord): boolean {
  return landlord.verifiedAt !== null && landlord.claimedBy === null && landlord.state !== "deleted";
}

/** Who hears of new applications, and how the mail lets them in; null when nobody is to be told. */
export function recipientOfNotices(landlord: GuestLandlord): { to: string; isGuest: boolean } | null {
  if (landlord.unsubscribedAt !== null || landlord.state === "deleted") return null;
  if (mayManage(landlord)) return { to: landlord.email, isGuest: true };
  return landlord.accountEmail === null ? null : { to: landlord.accountEmail, isGuest: false };
}
