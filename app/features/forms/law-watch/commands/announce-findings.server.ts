import { sql } from "drizzle-orm";
import { rentForm } from "../../../../db/schema/forms";
import { formLaw, lawHold } from "../../../../db/schema/law";
import type { OutboxId, RentFormId } from "../../../../kernel/ids";
import { forEachRow, isNotBackedOff } from "../../../../platform/each-row.server";
import { insertJob } from "../../../../platform/outbox.server";
import type { Services } from "../../../../services";
import { isLive } from "../queries/live-forms.server";
import { storedFindings, toldKeys } from "../rules";

const pageSize = 50;
const sweepName = "law-announcements";

/** SQL on form_law: it is to be told now, its place is not held back, and the version it speaks of is what tenants see. */
function isDue(now: number) {
  return sql`${formLaw.announceAt} <= ${now} AND ${formLaw.place} NOT IN (SELECT place FROM ${lawHold})
    AND EXISTS (SELECT 1 FROM ${rentForm} WHERE ${rentForm.id} = ${formLaw.formId}
      AND ${rentForm.publishedVersionId} = ${formLaw.versionId} AND ${isLive})`;
}

/** Tells landlords once of each finding in their live forms. Answers how many were told. */
export async function announceFindings(services: Services): Promise<number> {
  const { db, clock, mailQueue } = services;
  const now = clock.now().getTime();
  const rows = await db
    .select()
    .from(formLaw)
    .where(sql`${isDue(now)} AND ${isNotBackedOff(sweepName, sql`${formLaw.formId}`, now)}`)
    .orderBy(formLaw.announceAt)
    .limit(pageSize);
  const jobs: OutboxId[] = [];
  const count = await forEachRow(services, sweepName, rows, {
    idOf: ({ formId }) => formId,
    work: async (row) => {
      jobs.push(await tell(services, row, now));
    },
  });
  await mailQueue.notify(jobs, "bulk");
  return count;
}

type Row = typeof formLaw.$inferSelect;

async function tell({ db, ids, clock }: Services, row: Row, now: number): Promise<OutboxId> {
  const { formId, versionId, announceAt } = row;
  const id = ids.uuid<OutboxId>();
  const keys = storedFindings(row.findings).map(({ key }) => key);
  const told = JSON.stringify([...new Set([...toldKeys(row.told), ...keys])]);
  const isIt = sql`${formLaw.formId} = ${formId} AND ${formLaw.versionId} = ${versionId} AND ${isDue(now)}`;
  await db.batch([
    insertJob(
      db,
      {
        ...{ id, kind: "mail.form-law", ref: { formId: formId as RentFormId }, now: clock.now() },
        dedupeKey: `form-law:${formId}:${announceAt}`,
      },
      sql`EXISTS (SELECT 1 FROM ${formLaw} WHERE ${isIt})`,
    ),
    db.update(formLaw).set({ told, toldAt: now, announceAt: null }).where(isIt),
  ]);
  return id;
}
