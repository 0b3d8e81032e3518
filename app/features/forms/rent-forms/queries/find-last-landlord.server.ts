import { sql } from "drizzle-orm";
import { rentForm, rentFormVersion } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import { landlordOfHomeSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import { type LandlordProfile, landlordSchema } from "../../form-model/schema";

/** Who lets the home on the form that this account published last, of those within reach; undefined where it published none, or that names nobody. */
export async function findLastLandlord(
  { db, clock }: Services,
  actor: AccountLandlord,
): Promise<LandlordProfile | undefined> {
  const [row] = await db.all<{ profile: string | null }>(sql`SELECT
      json_extract(${rentFormVersion.definition}, '$.landlord') AS profile
    FROM ${rentFormVersion} WHERE ${rentFormVersion.id} = (SELECT known.published_version_id FROM ${rentForm} AS known
      WHERE known.landlord_id = ${landlordOfHomeSql(actor, clock.now().getTime(), sql`known.home_id`)} AND known.state <> 'deleted'
        AND known.published_version_id IS NOT NULL ORDER BY known.published_at DESC LIMIT 1)`);
  if (!row || row.profile === null) return undefined;
  const profile = landlordSchema.safeParse(JSON.parse(row.profile));
  return profile.success ? profile.data : undefined;
}
