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
    /** Of the page from which the form was sent; null where nobody wrote it down. */
    language: string | null;
  } | null;
  /** Confirmed address of the account that owns the form. */
  accountEmail: string | null;
  /** Null where none was chosen. */
  accountLanguage: string | null;
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
      guestLanguage: sql<string | null>`${guestRentForm.language}`.as("guest_language"),
      accountId: sql<string | null>`${user.id}`.as("account_id"),
      accountEmail: sql<string | null>`${user.email}`.as("account_email"),
      accountLanguage: sql<string | null>`${user.language}`.as("account_language"),
    })
    .from(rentForm)
    .leftJoin(rentFormVersion, sql`${rentFormVersion.id} = ${rentForm.publishedVersionId}`)
    .leftJoin(guestRentForm, sql`${guestRentForm.formId} = ${rentForm.id}`)
    .leftJoin(user, sql`${user.id} = ${rentForm.landlordId} AND ${user.emailVerified} = 1`)
    .where(where)
    .limit(1);
  if (!row) return null;
  const { guestId, guestEmail, guestLanguage: language, verifiedAt, unsubscribedAt, claimedBy, ...others } = row;
  const { country, region, ...rest } = others;
  const form = { ...rest, zone: zoneOfColumns({ country, region }) };
  const isGuest = guestId !== null && guestEmail !== null;
  const guest = isGuest ? { id: guestId, email: guestEmail, verifiedAt, unsubscribedAt, claimedBy, language } : null;
  return { ...form, guest };
}

/** The guest who holds the form: a confirmed address that no account has taken it from. */
function holderOf({ guest }: FormLandlord): FormLandlord["guest"] {
  return guest !== null && guest.verifiedAt !== null && guest.claimedBy === null ? guest : null;
}

/** The guest who may get a key to the form: its holder, while it is not in the bin. */
export function managingGuest(landlord: FormLandlord): FormLandlord["guest"] {
  return landlord.state === "deleted" ? null : holderOf(landlord);
}

/** `language`: null where none was chosen. */
export type Recipient = {
  to: string;
  guestRentFormId: GuestRentFormId | null;
  isGuest: boolean;
  language: string | null;
};

/** Where mails about the form go, whoever unsubscribed; null when nobody holds it. */
export function recipientOf(landlord: FormLandlord): Recipient | null {
  const { guest, accountEmail, accountLanguage } = landlord;
  const guestRentFormId = guest?.id ?? null;
  const holder = holderOf(landlord);
  if (holder) return { to: holder.email, guestRentFormId, isGuest: true, language: holder.language };
  if (accountEmail === null) return null;
  return { to: accountEmail, guestRentFormId, isGuest: false, language: accountLanguage };
}

/** Who hears of new applications, and how the mail lets them in; null when nobody is to be told. */
export function recipientOfNotices(landlord: FormLandlord): Recipient | null {
  const isStopped = landlord.guest !== null && landlord.guest.unsubscribedAt !== null;
  return isStopped || landlord.state === "deleted" ? null : recipientOf(landlord);
}
