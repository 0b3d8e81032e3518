import { asc, inArray } from "drizzle-orm";
import { erasureTask } from "../../../app/db/schema/accounts";
import { rentFormMedia } from "../../../app/db/schema/forms";
import { mediaKey } from "../../../app/features/rent-forms/commands/add-photo.server";
import type { Services } from "../../../app/services";

const pageSize = 200;

/**
 * Removes from KV and R2 what an erased account or form left there; a task goes when its object is gone. KV entries of other forms
 * are never deleted (a reader would look D1 up anyway), but these hold a person's words.
 */
export async function sweepErasures({ db, documents, publishedForms }: Services): Promise<number> {
  const tasks = await db.select().from(erasureTask).orderBy(asc(erasureTask.createdAt)).limit(pageSize);
  if (tasks.length === 0) return 0;
  const objects = tasks.filter((task) => task.store === "r2").map((task) => task.key);
  const unnamed = await withoutShownPictures(db, objects);
  if (unnamed.length > 0) await documents.delete(unnamed);
  for (const task of tasks) if (task.store === "kv") await publishedForms.forget(task.key);
  // D1 binds at most 100 values in a statement.
  for (let start = 0; start < tasks.length; start += 90) {
    const ids = tasks.slice(start, start + 90).map((task) => task.id);
    await db.delete(erasureTask).where(inArray(erasureTask.id, ids));
  }
  return tasks.length;
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
