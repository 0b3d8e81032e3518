import { and, asc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { contactMessage } from "../../../../db/schema/contact";
import { guestRentForm, rentForm } from "../../../../db/schema/forms";
import { linkToken } from "../../../../db/schema/platform";
import { formClaim } from "../../../../db/schema/takeover";
import { mailTokenSchema } from "../../../../kernel/ids";
import { mailLinks } from "../../../../kernel/links";
import { sha256Hex } from "../../../../platform/crypto";
import { contactEmailHashes } from "../../../../platform/support-messages.server";
import type { Services } from "../../../../services";

type Reading = Pick<Services, "db" | "clock" | "config">;

export type GuestForm = { id: string; title: string; applicationCount: number };

/** SQL on guest_rent_form: made without an account with this address, confirmed from it, and in no account. */
export function isClaimable(email: SQL | string): SQL {
  return sql`${guestRentForm.email} = ${email} AND ${guestRentForm.verifiedAt} IS NOT NULL
    AND ${guestRentForm.claimedBy} IS NULL`;
}

/** The forms that an account of this address may take over, oldest first; at most 200. */
export async function listClaimableForms({ db }: Pick<Reading, "db">, email: string): Promise<GuestForm[]> {
  return db
    .select(formColumns)
    .from(guestRentForm)
    .innerJoin(rentForm, eq(rentForm.id, guestRentForm.formId))
    .where(isClaimable(email))
    .orderBy(asc(rentForm.createdAt), asc(rentForm.id))
    .limit(formsMax);
}

const formsMax = 200;
const formColumns = { id: rentForm.id, title: rentForm.title, applicationCount: rentForm.applicationCount };

export type GuestFormsPage = {
  email: string;
  /** Named, for whoever came by the mail's link. */
  named: GuestForm[];
  waiting: number;
  hasToken: boolean;
};

/** The page of forms that this account could take over. `token`: of the mail to its address, where there is one. */
export async function findGuestFormsPage(
  services: Pick<Reading, "db" | "clock">,
  user: { userId: string; email: string },
  token: string | null,
): Promise<GuestFormsPage> {
  const isToken = token !== null && mailTokenSchema.safeParse(token).success;
  const [forms, claim] = await Promise.all([
    listClaimableForms(services, user.email),
    isToken ? findClaim(services, token, "claimForms") : null,
  ]);
  const mayName =
    claim !== null &&
    !claim.isExpired &&
    claim.claimedAt === null &&
    claim.userId === user.userId &&
    claim.email === user.email;
  return { email: user.email, named: mayName ? forms : [], waiting: forms.length, hasToken: token !== null };
}

export type FoundClaim = {
  id: string;
  userId: string;
  email: string;
  claimedAt: number | null;
  undoneAt: number | null;
  isExpired: boolean;
};

/** The taking over that a link's token stands for; null when it is another link's. */
export async function findClaim(
  { db, clock }: Pick<Reading, "db" | "clock">,
  token: string,
  link: "claimForms" | "undoClaim",
): Promise<FoundClaim | null> {
  const [row] = await db
    .select({ claim: formClaim, expiresAt: linkToken.expiresAt })
    .from(linkToken)
    .innerJoin(formClaim, eq(formClaim.id, linkToken.ref))
    .where(and(eq(linkToken.hash, await sha256Hex(token)), eq(linkToken.purpose, mailLinks[link].purpose)));
  return row ? { ...row.claim, isExpired: row.expiresAt <= clock.now().getTime() } : null;
}

/** The forms that a press moved and that are still the account's. */
export async function listClaimedForms({ db }: Pick<Reading, "db">, claim: FoundClaim): Promise<GuestForm[]> {
  return db
    .select(formColumns)
    .from(guestRentForm)
    .innerJoin(rentForm, eq(rentForm.id, guestRentForm.formId))
    .where(and(eq(guestRentForm.claimedBy, claim.userId), isOfClaim(claim.id, sql`${rentForm.id}`)))
    .orderBy(asc(rentForm.createdAt), asc(rentForm.id));
}

/** SQL: `formId` is one of those that the press of this claim moved. */
export function isOfClaim(claimId: string, formId: SQL): SQL {
  return sql`${formId} IN (SELECT moved.value FROM ${formClaim} AS claim, json_each(claim.form_ids) AS moved
    WHERE claim.id = ${claimId})`;
}

export type GuestHoldings = { forms: GuestForm[]; letters: number };

/** Two statements for a page's batch: what an address made without signing in, which no account owns. Forms, confirmed or not, and messages to support. */
export async function selectGuestHoldings({ db, config }: Pick<Reading, "db" | "config">, email: string) {
  const hashes = await contactEmailHashes(config.secrets, email);
  return [
    db
      .select(formColumns)
      .from(guestRentForm)
      .innerJoin(rentForm, eq(rentForm.id, guestRentForm.formId))
      .where(and(eq(guestRentForm.email, email), isNull(guestRentForm.claimedBy), isNull(rentForm.landlordId)))
      .orderBy(asc(rentForm.createdAt), asc(rentForm.id))
      .limit(formsMax),
    db
      .select({ id: contactMessage.id })
      .from(contactMessage)
      .where(inArray(contactMessage.emailHash, hashes))
      .limit(formsMax),
  ] as const;
}
