import { sql } from "drizzle-orm";
import { sweepFailure } from "../../../app/db/schema/operations";
import {
  checks,
  type Progress,
  readProgress,
  runCheckPage,
} from "../../../app/features/operator/recovery/commands/run-check.server";
import { dayMs } from "../../../app/kernel/durations";
import { forEachRow } from "../../../app/platform/each-row.server";
import type { Services } from "../../../app/services";

/** When the night's round may begin, UTC. */
const hour = 2;

/** One page of the first check that is due. A check that fails is logged and put off; the minute goes to the next. */
export async function sweepSelfCheck(services: Services): Promise<number> {
  const known = await readProgress(services);
  const now = services.clock.now();
  const isPutOff = await readPutOff(services);
  for (const [name, { everyDays }] of Object.entries(checks)) {
    if (isPutOff.has(sweepOf(name)) || !isDue(known.get(name), everyDays, now)) continue;
    let mended = 0;
    const work = async () => {
      mended = (await runCheckPage(services, name, known.get(name))).mended;
    };
    if ((await forEachRow(services, sweepOf(name), [name], { idOf: () => sweepOf(name), work })) > 0) return mended;
  }
  return 0;
}

const sweepOf = (name: string) => `check:${name}`;

async function readPutOff({ db, clock }: Services): Promise<Set<string>> {
  const rows = await db
    .select({ sweep: sweepFailure.sweep })
    .from(sweepFailure)
    .where(sql`${sweepFailure.sweep} LIKE 'check:%' AND ${sweepFailure.nextAt} > ${clock.now().getTime()}`);
  return new Set(rows.map(({ sweep }) => sweep));
}

function isDue(progress: Progress | undefined, everyDays: number, now: Date): boolean {
  if (!progress?.finishedAt || progress.position !== "") return true;
  const tonight = new Date(now).setUTCHours(hour, 0, 0, 0);
  const begin = tonight > now.getTime() ? tonight - dayMs : tonight;
  return progress.finishedAt < begin - (everyDays - 1) * dayMs;
}
