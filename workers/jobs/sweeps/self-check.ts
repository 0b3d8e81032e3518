import {
  checks,
  type Progress,
  readProgress,
  runCheckPage,
} from "../../../app/features/recovery/commands/run-check.server";
import type { Services } from "../../../app/services";

const dayMs = 24 * 60 * 60 * 1000;
/** When the night's round may begin, UTC. */
const hour = 2;

/** One page of the first check that is due: a round is spread over the minutes of a night. */
export async function sweepSelfCheck(services: Services): Promise<number> {
  const known = await readProgress(services);
  const now = services.clock.now();
  const due = Object.entries(checks).find(([name, { everyDays }]) => isDue(known.get(name), everyDays, now));
  if (!due) return 0;
  const [name] = due;
  const { mended } = await runCheckPage(services, name, known.get(name));
  return mended;
}

function isDue(progress: Progress | undefined, everyDays: number, now: Date): boolean {
  if (!progress?.finishedAt || progress.position !== "") return true;
  const tonight = new Date(now).setUTCHours(hour, 0, 0, 0);
  const begin = tonight > now.getTime() ? tonight - dayMs : tonight;
  return progress.finishedAt < begin - (everyDays - 1) * dayMs;
}
