import { type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { randomUuid } from "../../../../db/random-uuid.server";
import { home } from "../../../../db/schema/forms";
import { homeImport } from "../../../../db/schema/home-imports";
import type { HomeImportId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { readContent } from "../import/stored-import";
import { type PlannedHome, type PlannedRow, planImport } from "../queries/plan-import.server";

/** Written at once: a statement for the new ones, one for the changed ones. */
const pageSize = 250;

type Task = { landlord_id: string; content: string; is_strict: number; done_count: number };

/** Writes the homes of a file, page by page, from where it stopped. Does nothing where it is not to be written. */
export async function runImport(services: Services, homeImportId: HomeImportId): Promise<void> {
  const { db } = services;
  const [task] = await db.all<Task>(
    sql`SELECT landlord_id, content, is_strict, done_count FROM ${homeImport} WHERE id = ${homeImportId} AND state = 'waiting'`,
  );
  if (!task) return;
  const plan = await planImport(services, sql`${task.landlord_id}`, readContent(task.content).rows);
  if (task.is_strict === 1 && plan.some(({ kind }) => kind === "fault"))
    return endImport(services, homeImportId, "done");
  for (let from = task.done_count; from < plan.length; from += pageSize) {
    const page = plan.slice(from, from + pageSize);
    const isHere = sql`EXISTS (SELECT 1 FROM ${homeImport} AS task WHERE task.id = ${homeImportId} AND task.state = 'waiting'
      AND task.done_count = ${from})`;
    await writePage(services, page, { homeImportId, landlordId: task.landlord_id, from, isHere });
  }
  await endImport(services, homeImportId, "done");
}

type Place = { homeImportId: HomeImportId; landlordId: string; from: number; isHere: SQL };

async function writePage(services: Services, page: readonly PlannedRow[], place: Place): Promise<void> {
  const { db, clock } = services;
  const { homeImportId, landlordId, from, isHere } = place;
  const at = clock.now().getTime();
  const homesOf = (kind: PlannedRow["kind"]): PlannedHome[] =>
    page.flatMap((row) => (row.kind === kind && row.kind !== "fault" ? [row.home] : []));
  const [added, changed] = [homesOf("new"), homesOf("changed")];
  const columns = ["key", "line1", "line2", "city", "region", "postcode", "country", "reference", "facts"] as const;
  const values = sql.join(
    columns.map((name) => sql.raw(`value ->> '${name}'`)),
    sql`, `,
  );
  const set = sql.join(
    columns.map((name) => sql.raw(`${name} = v.value ->> '${name}'`)),
    sql`, `,
  );
  await runBatch(db, {
    addHomes: db.run(sql`INSERT INTO ${home} (id, landlord_id, created_at, updated_at, ${sql.raw(columns.join(", "))})
      SELECT ${randomUuid}, ${landlordId}, ${at}, ${at}, ${values} FROM json_each(${JSON.stringify(added)}) WHERE ${isHere}
      ON CONFLICT DO NOTHING`),
    changeHomes:
      db.run(sql`UPDATE OR IGNORE ${home} SET ${set}, updated_at = ${at} FROM json_each(${JSON.stringify(changed)}) AS v
      WHERE ${home.id} = v.value ->> 'id' AND ${home.landlordId} = ${landlordId} AND ${isHere}`),
    goOn: db.run(sql`UPDATE ${homeImport} SET done_count = ${from + page.length}, added = added + ${added.length},
      changed = changed + ${changed.length} WHERE id = ${homeImportId} AND state = 'waiting' AND done_count = ${from}`),
  });
}

/** "failed": its landlord sees it, and may press again. */
export async function endImport(
  { db }: Pick<Services, "db">,
  homeImportId: HomeImportId,
  state: "done" | "failed",
): Promise<void> {
  await db.run(sql`UPDATE ${homeImport} SET state = ${state} WHERE id = ${homeImportId} AND state = 'waiting'`);
}
