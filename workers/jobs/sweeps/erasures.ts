import { asc, inArray, sql } from "drizzle-orm";
import { erasureTask } from "../../../app/db/schema/accounts";
import { rentFormMedia } from "../../../app/db/schema/forms";
import { mediaKey } from "../../../app/features/forms/rent-forms/commands/add-photo.server";
import { forPageOrRows, isNotBackedOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";

const name = "erasures";
/** As many keys as R2 takes at once. */
const pageSize = 1000;
const callsARun = 5;
/** Behind the key of an archive lie its parts. */
const archivePrefix = "exports/";

/** Removes from KV and R2 what an erased account or form left there; a task goes when its object is gone. */
export async function sweepErasures(services: Services): Promise<number> {
  const { db, clock } = services;
  const isFree = isNotBackedOff(name, sql`${erasureTask.id}`, clock.now().getTime());
  let count = 0;
  for (let call = 0; call < callsARun; call += 1) {
    const tasks = await db.select().from(erasureTask).where(isFree).orderBy(asc(erasureTask.createdAt)).limit(pageSize);
    const work = (some: typeof tasks) => remove(services, some);
    count += await forPageOrRows(services, name, tasks, { idOf: ({ id }) => id, work: (rows) => work([...rows]) });
    if (tasks.length < pageSize) break;
  }
  return count;
}

async function remove({ db, documents, publishedForms }: Services, tasks: (typeof erasureTask.$inferSelect)[]) {
  const objects = tasks.filter((task) => task.store === "r2").map((task) => task.key);
  const archives = objects.filter((key) => key.startsWith(archivePrefix));
  const unnamed = await withoutShownPictures(
    db,
    objects.filter((key) => !archives.includes(key)),
  );
  for (const key of archives) await documents.deleteAll(key);
  if (unnamed.length > 0) await documents.delete(unnamed);
  for (const task of tasks) if (task.store === "kv") await publishedForms.forget(task.key);
  const ids = JSON.stringify(tasks.map((task) => task.id));
  await db.delete(erasureTask).where(sql`${erasureTask.id} IN (SELECT value FROM json_each(${ids}))`);
}

/** A picture may have come back in another form since its task was written. */
async function withoutShownPictures(db: Services["db"], keys: readonly string[]): Promise<string[]> {
  const prefix = mediaKey("");
  const all = keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  const shown = new Set<string>();
  for (let start = 0; start < all.length; start += 90) {
    const some = all.slice(start, start + 90);
    const rows = await db
      .select({ hash: rentFormMedia.hash })
      .from(rentFormMedia)
      .where(inArray(rentFormMedia.hash, some));
    for (const { hash } of rows) shown.add(mediaKey(hash));
  }
  return keys.filter((key) => !shown.has(key));
}
