import { asc, sql } from "drizzle-orm";
import { erasureEntry } from "../../../app/db/schema/recovery";
import { readPosition, writePosition } from "../../../app/features/operator/recovery/commands/job-progress.server";
import { replayErasures } from "../../../app/features/operator/recovery/commands/replay-erasures.server";
import { dayMs } from "../../../app/kernel/durations";
import type { Services } from "../../../app/services";

const name = "erasure-log";
const pageSize = 500;
/** Longer than any backup is kept: as the audit rows are. */
const keptMs = 24 * 30.5 * dayMs;

/**
 * Moves what was erased into the log on R2. Objects newer than the one D1 names mean a restore of D1 (or a run cut
 * short): what they name is erased again.
 */
export async function sweepErasureLog(services: Services): Promise<number> {
  const replayed = await replayNewer(services);
  const { db, erasureLog, clock } = services;
  const entries = await db
    .select()
    .from(erasureEntry)
    .orderBy(asc(erasureEntry.kind), asc(erasureEntry.id))
    .limit(pageSize);
  if (entries.length === 0) return replayed;
  const key = await erasureLog.append(entries, clock.now());
  const list = JSON.stringify(entries);
  await db.batch([
    db.run(sql`DELETE FROM ${erasureEntry} WHERE (kind, id) IN (
      SELECT one.value ->> 'kind', one.value ->> 'id' FROM json_each(${list}) AS one)`),
    writePosition(db, name, key),
  ]);
  return replayed + entries.length;
}

async function replayNewer(services: Services): Promise<number> {
  const { db, erasureLog, log } = services;
  const keys = await erasureLog.listAfter(await readPosition(db, name));
  let count = 0;
  for (const key of keys) {
    count += await replayErasures(services, await erasureLog.read(key));
    await writePosition(db, name, key);
  }
  if (count > 0) log.error("erasures-replayed", { count, objects: keys.length });
  return count;
}

/** Once a day would do: it looks at the oldest objects alone. */
export function sweepOldErasures({ erasureLog, clock }: Services): Promise<number> {
  const now = clock.now();
  if (now.getUTCHours() !== 3 || now.getUTCMinutes() !== 7) return Promise.resolve(0);
  return erasureLog.removeBefore(new Date(now.getTime() - keptMs));
}
