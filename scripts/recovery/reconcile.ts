import { sweepUnsearched } from "../../app/features/applications/commands/index-application.server";
import { checks, type Progress, runCheckPage } from "../../app/features/recovery/commands/run-check.server";
import type { Services } from "../../app/services";
import type { Env } from "../../workers/env";
import { sweepOrphanObjects, sweepRemovedDocuments } from "../../workers/jobs/sweeps/documents";
import { sweepErasureLog } from "../../workers/jobs/sweeps/erasure-log";
import { sweepErasures } from "../../workers/jobs/sweeps/erasures";
import { createServices } from "../../workers/services";

const minuteMs = 60_000;
/** The sweep of objects looks at one of so many parts of the bucket a minute. */
const objectParts = 64;

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** All at once what the Worker does over a night: replays erasures, compares and mends. Answers lines to print. */
export async function reconcile(env: Env): Promise<string[]> {
  const at = (now: Date) => createServices(env, () => undefined, { clock: { now: () => now }, log: quiet });
  const now = new Date();
  const services = at(now);
  const lines = [`erasures replayed or logged: ${await untilNothing(() => sweepErasureLog(services))}`];
  for (const name of Object.keys(checks)) lines.push(await checkAll(services, name));
  let orphans = 0;
  for (let part = 0; part < objectParts; part += 1) {
    orphans += await sweepOrphanObjects(at(new Date(now.getTime() + part * minuteMs)));
  }
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
