import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "../../../../db/guarded-batch.server";
import { user } from "../../../../db/schema/accounts";
import { type ExportKind, exportTask } from "../../../../db/schema/exports";
import type { ExportId } from "../../../../kernel/ids";
import { prepareLetter } from "../../../../platform/auth/account-mail.server";
import type { DataKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { ColumnsChanged } from "../csv-sheet";
import { cursorStart, type ExportCursor, readCursor } from "../export-cursor";
import { type AllDataPlace, allDataEntries } from "../queries/all-data.server";
import type { ArchivePlace } from "../queries/list-archive-entries.server";
import { applicationsCsv, type CsvPlace } from "../queries/list-csv-rows.server";
import { exportEndings, exportLifetimeMs, mailedAfterMs, stepLimits, triesAtMost } from "../rules";
import { openOptions } from "../selection";
import { type Source, type Step, type StepLimits, writeStep } from "../write-step.server";
import { isWaiting } from "./record-progress.server";

/**
 * Makes the next step of a task's archive and seals it; after the last one it is ready. "next": there is more. Done
 * again it begins where the last recorded step ended. Throws once another has recorded the same step.
 */
export async function buildExportStep(
  services: Services,
  exportId: ExportId,
  limits: StepLimits = stepLimits,
): Promise<"done" | "next"> {
  const task = await findTask(services, exportId);
  if (!task) return "done";
  const key = await services.dataKeys.open(task.id, task);
  const from = readCursor(task.cursor);
  const source = await sourceOf(services, { ...task, id: exportId, key }, limits);
  try {
    const isZip = exportEndings[task.kind] === "zip";
    const step = await writeStep(services, { ...task, key }, { from, source, isZip, limits });
    if (step.isLast) await endTask(services, { ...task, id: exportId }, step);
    else await recordStep(services, { ...task, id: exportId }, step);
    return step.isLast ? "done" : "next";
  } catch (error) {
    if (!(error instanceof ColumnsChanged) || from.restarts + 1 >= triesAtMost) throw error;
    const cursor = { ...cursorStart, restarts: from.restarts + 1 };
    await recordStep(services, { ...task, id: exportId }, { cursor, progress: null });
    return "next";
  }
}

async function findTask({ db, clock }: Services, exportId: ExportId) {
  const [task] = await db
    .select({
      id: exportTask.id,
      userId: exportTask.userId,
      kind: exportTask.kind,
      options: exportTask.options,
      step: exportTask.step,
      cursor: exportTask.cursor,
      createdAt: exportTask.createdAt,
      objectKey: exportTask.objectKey,
      keyId: exportTask.keyId,
      wrappedKey: exportTask.wrappedKey,
      email: user.email,
      name: user.name,
    })
    .from(exportTask)
    .innerJoin(user, eq(user.id, exportTask.userId))
    .where(isWaiting(exportId, clock.now().getTime()));
  return task;
}

type Stepping = { id: ExportId; step: number };

/** SQL: the task waits for the step that begins where this one did. */
function isAtStep({ id, step }: Stepping, now: number): SQL {
  return sql`${isWaiting(id, now)} AND ${exportTask.step} = ${step}`;
}

const hasPassedOn = () => new Error("The step was made by another, or the export is gone");

async function recordStep(
  { db, clock }: Services,
  task: Stepping,
  { cursor, progress }: { cursor: ExportCursor } & Pick<Step, "progress">,
): Promise<void> {
  const [recorded] = await db
    .update(exportTask)
    .set({
      step: task.step + 1,
      cursor: JSON.stringify(cursor),
      ...(progress ? { doneCount: progress.done, totalCount: progress.total } : {}),
    })
    .where(isAtStep(task, clock.now().getTime()))
    .returning({ id: exportTask.id });
  if (!recorded) throw hasPassedOn();
}

type Ending = Stepping & { userId: string; kind: ExportKind; createdAt: number; email: string; name: string };

/** The archive is ready, and its owner is told, in one batch: a crash leaves neither without the other. */
async function endTask(services: Services, task: Ending, { cursor, progress, sizeBytes }: Step): Promise<void> {
  const { db, clock } = services;
  const readyAt = clock.now().getTime();
  // Whoever asked for a spreadsheet sees it come; a mail is for what took its time.
  const isMailed = task.kind === "all-data" || readyAt - task.createdAt >= mailedAfterMs;
  const kind = task.kind === "all-data" ? "export-ready" : "applications-ready";
  const isReady = sql`EXISTS (SELECT 1 FROM ${exportTask} WHERE ${exportTask.id} = ${task.id}
    AND ${exportTask.state} = 'ready' AND ${exportTask.step} = ${task.step + 1} AND ${exportTask.readyAt} = ${readyAt})`;
  const letterData = { kind, to: task.email, name: task.name } as const;
  const letter = await prepareLetter(services, task.userId, letterData, isMailed ? isReady : sql`0`);
  const { ready } = await runBatch(db, {
    ready: db
      .update(exportTask)
      .set({
        ...{ state: "ready", sizeBytes, readyAt, expiresAt: readyAt + exportLifetimeMs },
        ...{ step: task.step + 1, cursor: JSON.stringify(cursor) },
        ...(progress ? { doneCount: progress.done, totalCount: progress.total } : {}),
      })
      .where(isAtStep(task, readyAt))
      .returning({ id: exportTask.id }),
    letter: letter.statements,
  });
  if (ready.length === 0) throw hasPassedOn();
  if (isMailed) await services.mailQueue.notify([letter.jobId], "urgent");
}

type Task = { id: ExportId; userId: string; kind: ExportKind; options: string | null; key: DataKey };

/** The makers of PDFs and workbooks are fetched when they are first needed. */
async function sourceOf(
  services: Services,
  { kind, options, key, ...task }: Task,
  limits: StepLimits,
): Promise<Source> {
  const { locale, selection } = await openOptions(key, options);
  if (kind === "all-data" || selection === null)
    return (place, past) =>
      allDataEntries(services, { userId: task.userId, locale }, (place as AllDataPlace | null) ?? undefined, past);
  const asked = { ...task, selection, locale };
  if (kind === "applications-csv")
    return (place) => applicationsCsv(services, asked, (place as CsvPlace | null) ?? undefined);
  if (kind === "applications-xlsx") {
    const { applicationsXlsx } = await import("../queries/list-workbook.server");
    return (place) => applicationsXlsx(services, asked, { from: (place as CsvPlace | null) ?? undefined, ...limits });
  }
  const { archiveEntries } = await import("../queries/list-archive-entries.server");
  return (place, past) => archiveEntries(services, asked, (place as ArchivePlace | null) ?? undefined, past);
}
