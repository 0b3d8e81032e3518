import { sql } from "drizzle-orm";
import { formDefault } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import type { FormDefaults } from "../form-defaults";

/** Keeps what new forms of the account begin with. False where the session has ended. */
export async function saveFormDefaults(
  { db, clock }: Services,
  actor: AccountLandlord,
  defaults: FormDefaults,
): Promise<boolean> {
  const at = clock.now().getTime();
  const saved = await db.run(sql`INSERT INTO ${formDefault} (landlord_id, content, updated_at)
    SELECT mine.id, ${JSON.stringify(defaults)}, ${at} FROM (SELECT ${currentLandlordIdSql(actor, at)} AS id) AS mine
    WHERE mine.id IS NOT NULL
    ON CONFLICT (landlord_id) DO UPDATE SET content = excluded.content, updated_at = excluded.updated_at`);
  return saved.meta.changes > 0;
}
