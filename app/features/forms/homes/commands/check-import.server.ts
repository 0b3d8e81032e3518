import { sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { homeImport } from "../../../../db/schema/home-imports";
import type { AccountLandlord } from "../../../../kernel/actor";
import { dayMs } from "../../../../kernel/durations";
import type { HomeImportId } from "../../../../kernel/ids";
import { err, ok, type Result } from "../../../../kernel/result";
import { currentLandlordIdSql } from "../../../../platform/auth/landlord-of.server";
import type { Services } from "../../../../services";
import type { ImportContent } from "../import/stored-import";

const checkRate = { action: "homes-import", limit: 60, windowSeconds: 3600 } as const;

type Checked = Result<{ homeImportId: HomeImportId }, "not-found" | "too-many">;

/** Keeps a file as it was read, for a day; no home is written. The one that was checked before is dropped. "not-found": no session. */
export async function checkImport(
  services: Services,
  actor: AccountLandlord,
  { content, isStrict }: { content: ImportContent; isStrict: boolean },
): Promise<Checked> {
  const { db, ids, clock } = services;
  const at = clock.now().getTime();
  const verdict = await services.rateLimit.take(checkRate, actor.sessionToken);
  if (!verdict.allowed) return err("too-many");
  const homeImportId = ids.uuid<HomeImportId>();
  const landlord = currentLandlordIdSql(actor, at);
  const { kept } = await runBatch(db, {
    dropBefore: db.run(sql`DELETE FROM ${homeImport} WHERE landlord_id = ${landlord} AND state = 'checked'`),
    kept: db.run(sql`INSERT INTO ${homeImport} (id, landlord_id, state, content, is_strict, total_count, created_at, expires_at)
      SELECT ${homeImportId}, mine.id, 'checked', ${JSON.stringify(content)}, ${Number(isStrict)}, ${content.rows.length}, ${at},
        ${at + dayMs} FROM (SELECT ${landlord} AS id) AS mine WHERE mine.id IS NOT NULL`),
  });
  return kept.meta.changes > 0 ? ok({ homeImportId }) : err("not-found");
}
