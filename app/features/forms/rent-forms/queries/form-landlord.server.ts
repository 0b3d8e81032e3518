import { type SQL, sql } from "drizzle-orm";
import { user } from "../../../../db/schema/accounts";
import type { FormState } from "../../../../db/schema/forms";
import { guestRentForm, rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { GuestRentFormId, RentFormId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { homeColumns, zoneOfColumns } from "./home-columns.server";

export type FormLandlord = {
  formId: RentFormId;
  title: string;
  urlId: string;
  state: FormState;
  opensUntil: number | null;
  /** The IANA zone of its home. */
  zone: string;
  applicationCount: number;
  publishedAt: number | null;
  deletedAt: number | null;
  erasureNoticeAt: number | null;
  /** Who started the form without an account; null for a form that an account made. */
  guest: {
    id: GuestRentFormId;
    email: string;
    verifiedAt: number | null;
    unsubscribedAt: number | null;
    claimedBy: string | null;
  } | null;
  /** Confirmed address of the account that owns the form. */
  accountEmail: string | null;
  /** The account itself, once its address is confirmed. */
  accountId: string | null;
};

/** Whose form it is, as guest, account or both, with what mails say of it, as it is now; null when the form is gone. */
export async function findFormLandlord({ db }: Services, where: SQL): Promise<FormLandlord | null> {
  const [row] = await db
    .select({
      formId: sql<RentFormId>`${rentForm.id}`.as("form_id"),
      title: rentForm.title,
      urlId: rentForm.urlId,
      state: rentForm.state,
      opensUntil: rentForm.opensUntil,
      ...homeColumns,
      applicationCount: rentForm.applicationCount,
      publishedAt: rentForm.publishedAt,
      deletedAt: rentForm.deletedAt,
      erasureNoticeAt: rentForm.erasureNoticeAt,
      guestId: sql<GuestRentFormId | null>`${guestRentForm.id}`.as("guest_id"),
      guestEmail: sql<string | null>`${guestRentForm.email}`.as("guest_email"),
      verifiedAt: guestRentForm.verifiedAt,
      unsubscribedAt: guestRentForm.unsubscribedAt,
      claimedBy: guestRentForm.claimedBy,
      accountId: sql<string | null>`${user.id}`.as("account_id"),
      accountEmail: sql<string | null>`${user.email}`.as("account_email"),
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, sql`${rentFormVersion.id} = ${rentForm.publishedVersionId}`)
    .leftJoin(guestRentForm, sql`${guestRentForm.formId} = ${rentForm.id}`)
    .leftJoin(user, sql`${user.id} = ${rentForm.landlordId} AND ${user.emailVerified} = 1`)
    .where(where)
    .limit(1);
  if (!row) return null;
  const { guestId, guestEmail, verifiedAt, unsubscribedAt, claimedBy, country, region, ...rest } = row;
  const form = { ...rest, zone: zoneOfColumns({ country, region }) };
  const isGuest = guestId !== null && guestEmail !== null;
  return { ...form, guest: isGuest ? { id: guestId, email: guestEmail, verifiedAt, unsubscribedAt, claimedBy } : null };
}

/** The guest who holds the form: a confirmed address that no account has taken it from. */
function holderOf({ guest }: FormLandlord): FormLandlord["guest"] {
  return guest !== null && guest.verifiedAt !== null && guest.claimedBy === null ? guest : null;
}

/** The guest who may get a key to the form: its holder, while it is not in the bin. */
export function managingGuest(landlord: FormLandlord): FormLandlord["guest"] {
  return landlord.state === "deleted" ? null : holderOf(landlord);
}

export type Recipient = { to: string; guestRentFormId: GuestRentFormId | null; isGuest: boolean };

/** Where mails about the form go, whoever unsubscribed; null when nobody holds it. */
export function recipientOf(landlord: FormLandlord): Recipient | null {
  const { guest, accountEmail } = landlord;
  const guestRentFormId = guest?.id ?? null;
  const holder = holderOf(landlord);
  if (holder) return { to: holder.email, guestRentFormId, isGuest: true };
  return accountEmail === null ? null : { to: accountEmail, guestRentFormId, isGuest: false };
}

/** Who hears of new applications, and how the mail lets them in; null when nobody is to be told. */
export function recipientOfNotices(landlord: FormLandlord): Recipient | null {
  const isStopped = landlord.guest !== null && landlord.guest.unsubscribedAt !== null;
  return isStopped || landlord.state === "deleted" ? null : recipientOf(landlord);
}
