import { sweepUnsearched } from "../../app/features/applying/applications/commands/index-application.server";
import { readPosition } from "../../app/features/operator/recovery/commands/job-progress.server";
import { checks, type Progress, runCheckPage } from "../../app/features/operator/recovery/commands/run-check.server";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { sweepRemovedDocuments } from "../../workers/jobs/sweeps/documents";
import { sweepErasureLog } from "../../workers/jobs/sweeps/erasure-log";
import { sweepErasures } from "../../workers/jobs/sweeps/erasures";
import { orphanObjects, sweepOrphanObjects } from "../../workers/jobs/sweeps/orphan-objects";
import { createServices } from "../../workers/services";

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * All at once what the Worker does over a night: replays erasures, compares and mends. Answers lines to print. `objectsSeenAt`:
 * when the objects are looked at, which are left alone in their first day.
 */
export async function reconcile(env: Env, objectsSeenAt = new Date()): Promise<string[]> {
  const at = (now: Date) => createServices(env, () => undefined, { clock: { now: () => now }, log: quiet });
  const services = at(new Date());
  const lines = [`erasures replayed or logged: ${await untilNothing(() => sweepErasureLog(services))}`];
  for (const name of Object.keys(checks)) lines.push(await checkAll(services, name));
  let orphans = 0;
  // A round begins with the hour and ends with the last object.
  const hour = at(new Date(new Date(objectsSeenAt).setUTCMinutes(0)));
  do orphans += await sweepOrphanObjects(hour);
  while ((await readPosition(services.db, orphanObjects)) !== "");
  lines.push(`objects that no row names: ${orphans} removed`);
  for (const sweep of [sweepRemovedDocuments, sweepErasures, sweepUnsearched])
    await untilNothing(() => sweep(services));
  return lines;
}

async function checkAll(services: Services, name: string): Promise<string> {
  let progress: Progress | undefined;
  do progress = await runCheckPage(services, name, progress);
  while (progress.position !== "");
  return `${name}: ${progress.found} found, ${progress.mended} mended`;
}

async function untilNothing(sweep: () => Promise<number>): Promise<number> {
  let total = 0;
  for (let count = await sweep(); count > 0; count = await sweep()) total += count;
  return total;
}
