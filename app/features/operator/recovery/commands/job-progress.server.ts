import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../../db/client.server";
import { jobProgress } from "../../../../db/schema/recovery";

/** Where the next page of this job begins; "" at first. */
export async function readPosition(db: Database, name: string): Promise<string> {
  const [row] = await db.select({ position: jobProgress.position }).from(jobProgress).where(eq(jobProgress.name, name));
  return row?.position ?? "";
}

/** Statement: where it begins from now on. */
export function writePosition(db: Database, name: string, position: string) {
  return db.run(sql`INSERT INTO ${jobProgress} (name, position) VALUES (${name}, ${position})
    ON CONFLICT (name) DO UPDATE SET position = excluded.position`);
}
