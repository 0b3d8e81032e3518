import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { home } from "../../../../db/schema/forms";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { HomeId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import { postedId } from "../../../../platform/posted-id";
import type { Services } from "../../../../services";
import { homeKeyOf, knownHome } from "../../rent-forms/commands/settle-homes.server";
import type { WrittenHome } from "../read-home";

/** "address-taken", "reference-taken": the account's home at that address, or with that number. */
export type SaveHomeResult = Result<{ homeId: HomeId }, "not-found" | HomeClash | "too-many">;
type HomeClash = "address-taken" | "reference-taken";

/** Homes come one by one here; many come by an import. */
const addRate = { action: "home-add", limit: 120, windowSeconds: 3600 } as const;

/** A home before its first form. `postId`: the page's own; what is posted twice with it is one home. "not-found": no session. */
export async function addHome(
  services: Services,
  actor: AccountLandlord,
  { home: written, postId }: { home: WrittenHome; postId: string },
): Promise<SaveHomeResult> {
  const { db, clock } = services;
  const at = clock.now().getTime();
  const landlord = currentLandlordIdSql(actor, at);
  const verdict = await services.rateLimit.take(addRate, actor.sessionToken);
  if (!verdict.allowed) return err("too-many");
  const homeId = await postedId<HomeId>(["home", postId]);
  const { address, reference, facts } = written;
  const { found } = await runBatch(db, {
    addHome:
      db.run(sql`INSERT INTO ${home} (id, landlord_id, key, line1, line2, city, region, postcode, country, reference, facts,
        created_at, updated_at)
      SELECT ${homeId}, mine.id, ${homeKeyOf(address)}, ${address.line1}, ${address.line2 ?? null}, ${address.city},
        ${address.region ?? null}, ${address.postcode ?? null}, ${address.country}, ${reference}, ${JSON.stringify(facts)}, ${at}, ${at}
      FROM (SELECT ${landlord} AS id) AS mine WHERE mine.id IS NOT NULL
      ON CONFLICT DO NOTHING`),
    found: db.all<{ added: number; atAddress: string | null }>(sql`SELECT
      EXISTS (SELECT 1 FROM ${home} AS h WHERE h.id = ${homeId} AND h.landlord_id = ${landlord}) AS added,
      ${knownHome(landlord, address)} AS atAddress WHERE ${landlord} IS NOT NULL`),
  });
  const [row] = found;
  if (!row) return err("not-found");
  if (row.added === 1) return ok({ homeId });
  return err(row.atAddress === null ? "reference-taken" : "address-taken");
}
