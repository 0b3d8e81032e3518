import { type SQL, sql } from "drizzle-orm";
import { document } from "../../../app/db/schema/documents";
import { exportTask } from "../../../app/db/schema/exports";
import { rentFormMedia } from "../../../app/db/schema/forms";
import { mediaKey } from "../../../app/features/forms/rent-forms/commands/add-photo.server";
import { readPosition, writePosition } from "../../../app/features/operator/recovery/commands/job-progress.server";
import { dayMs } from "../../../app/kernel/durations";
import { documentIdOf } from "../../../app/platform/documents";
import type { Services } from "../../../app/services";

/** Younger ones may still wait for their row. */
const graceMs = dayMs;
/** Of 1,000 objects each: 600,000 are looked through in two hours. */
const pagesARun = 5;
/** Names the place where the next run begins; "" there: between two rounds. */
export const orphanObjects = "orphan-objects";

type Kind = {
  prefix: string;
  /** SQL after SELECT that gives, of these keys, those that a row names, as `key`. */
  named: (keys: readonly string[]) => SQL;
};

const listed = (values: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`;

/** "exports/{archive}/{part}": a row names the archive. */
const archiveOf = (key: string) => key.split("/").slice(0, 2).join("/");

/** Everything on R2 that a row has to name. The log of erasures names itself. */
const kinds: readonly [Kind, ...Kind[]] = [
  {
    prefix: "documents/",
    named: (keys) => sql`object_key AS key FROM ${document} WHERE id IN ${listed(keys.map(documentIdOf))}`,
  },
  {
    prefix: mediaKey(""),
    named: (keys) => sql`${mediaKey("")} || hash AS key FROM ${rentFormMedia}
      WHERE hash IN ${listed(keys.map((key) => key.slice(mediaKey("").length)))}`,
  },
  // A day's archives: a short table.
  {
    prefix: "exports/",
    named: (
      keys,
    ) => sql`part.value ->> 0 AS key FROM json_each(${JSON.stringify(keys.map((key) => [key, archiveOf(key)]))})
      AS part WHERE part.value ->> 1 IN (SELECT object_key FROM ${exportTask})`,
  },
];

/** Removes objects older than a day that no row names, some pages a run from where the last one ended; hourly. */
export async function sweepOrphanObjects(services: Services): Promise<number> {
  let position = await readPosition(services.db, orphanObjects);
  if (position === "" && services.clock.now().getUTCMinutes() !== 0) return 0;
  let count = 0;
  for (let page = 0; page < pagesARun; page += 1) {
    const kind = kinds.find(({ prefix }) => position.startsWith(prefix)) ?? kinds[0];
    const after = position === kind.prefix ? "" : position;
    const { objects, isLast } = await services.documents.listAfter(kind.prefix, after);
    const before = services.clock.now().getTime() - graceMs;
    const old = objects.filter((object) => object.uploadedAt.getTime() < before).map((object) => object.key);
    count += await removeUnnamed(services, kind, old);
    position = isLast ? (kinds[kinds.indexOf(kind) + 1]?.prefix ?? "") : (objects.at(-1)?.key ?? "");
    if (position === "") break;
  }
  await writePosition(services.db, orphanObjects, position);
  return count;
}

async function removeUnnamed({ db, documents }: Services, kind: Kind, keys: readonly string[]): Promise<number> {
  if (keys.length === 0) return 0;
  const named = new Set((await db.all<{ key: string }>(sql`SELECT ${kind.named(keys)}`)).map(({ key }) => key));
  const unnamed = keys.filter((key) => !named.has(key));
  if (unnamed.length > 0) await documents.delete(unnamed);
  return unnamed.length;
}
