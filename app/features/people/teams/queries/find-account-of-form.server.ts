import { sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { openTeamsOf, signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";

/** Whose account a form belongs to, of the accounts that somebody may work in but does not at the moment; null: of none. */
export async function findAccountOfForm(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: AccountLandlord,
  { formId, besides }: { formId: string; besides: string },
): Promise<string | null> {
  const now = clock.now().getTime();
  const person = signedInUserIdSql(actor, now);
  const [row] = await db
    .select({ landlordId: rentForm.landlordId })
    .from(rentForm)
    .where(sql`${rentForm.id} = ${formId} AND ${rentForm.landlordId} <> ${besides}
      AND (${rentForm.landlordId} = ${person} OR ${rentForm.landlordId} IN ${openTeamsOf(person, now)})`);
  return row?.landlordId ?? null;
}
