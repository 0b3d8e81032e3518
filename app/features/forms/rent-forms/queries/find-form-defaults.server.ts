import { sql } from "drizzle-orm";
import { formDefault } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { reachedLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { type FormDefaults, formDefaultsSchema } from "../form-defaults";

/** What new forms of the account begin with; nothing where it chose nothing, or the session has ended. */
export async function findFormDefaults({ db, clock }: Services, actor: AccountLandlord): Promise<FormDefaults> {
  const [row] = await db
    .select({ content: formDefault.content })
    .from(formDefault)
    .where(sql`${formDefault.landlordId} = ${reachedLandlordIdSql(actor, clock.now().getTime())}`);
  const read = formDefaultsSchema.safeParse(JSON.parse(row?.content ?? "{}"));
  return read.success ? read.data : {};
}
