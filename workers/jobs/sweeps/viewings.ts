import { sql } from "drizzle-orm";
import { runBatch } from "../../../app/db/guarded-batch.server";
import { viewingPlan, viewingRequest } from "../../../app/db/schema/viewings";
import { drawViewings } from "../../../app/features/applying/viewings/commands/draw-viewings.server";
import { eraseViewingPeople } from "../../../app/features/applying/viewings/commands/erase-viewing-people.server";
import { forEachRow, isNotBackedOff } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";

const pageSize = 50;
const peopleAtOnce = 500;

/** Draws the lots whose time has come. */
export async function sweepViewingDraws(services: Services): Promise<number> {
  const at = services.clock.now().getTime();
  const due = await services.db.all<{ formId: string }>(sql`SELECT form_id AS formId FROM ${viewingPlan}
    WHERE draw_at IS NOT NULL AND drawn_at IS NULL AND draw_at <= ${at}
      AND ${isNotBackedOff("viewing-draws", sql`${viewingPlan.formId}`, at)} ORDER BY draw_at LIMIT ${pageSize}`);
  return forEachRow(services, "viewing-draws", due, {
    idOf: ({ formId }) => formId,
    work: async ({ formId }) => {
      await drawViewings(services, formId);
    },
  });
}

/** Erases who asked for viewings that are long past; when somebody asked, and what came of it, stays with the form. */
export async function sweepViewingPeople({ db, clock }: Services): Promise<number> {
  const due = sql`(SELECT id FROM ${viewingRequest} WHERE erase_at IS NOT NULL AND erase_at <= ${clock.now().getTime()}
    ORDER BY erase_at, id LIMIT ${peopleAtOnce})`;
  const { erasePeople } = await runBatch(db, eraseViewingPeople(db, due));
  return erasePeople.meta.changes;
}
