import { sql } from "drizzle-orm";
import { linkToken, rateBucket } from "../../../app/db/schema/platform";
import type { Services } from "../../services";

const pageSize = 500;
/** An old link still says "expired" or "used" and offers a way on; after this long it is unknown. */
const keepLinksMs = 90 * 24 * 60 * 60 * 1000;

/** Counts whose window is over, and tokens of links long dead. */
export async function sweepPastRows({ db, clock }: Services): Promise<number> {
  const now = clock.now().getTime();
  const [buckets, links] = await db.batch([
    db
      .delete(rateBucket)
      .where(sql`rowid IN (SELECT rowid FROM ${rateBucket} WHERE expires_at <= ${now} LIMIT ${pageSize})`)
      .returning({ key: rateBucket.key }),
    db
      .delete(linkToken)
      .where(sql`rowid IN (SELECT rowid FROM ${linkToken} WHERE expires_at <= ${now - keepLinksMs} LIMIT ${pageSize})`)
      .returning({ hash: linkToken.hash }),
  ]);
  return buckets.length + links.length;
}
