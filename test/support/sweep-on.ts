import { sweepDueMails } from "../../workers/jobs/sweeps/due-mails";
import { uuidSlice } from "../../workers/jobs/sweeps/rotation";
import type { testServices } from "./forms";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The cron at the minute, `days` from now on, that looks at this id. */
export async function sweepOn(services: ReturnType<typeof testServices>, id: string, days: number) {
  const from = Date.now() + days * dayMs;
  for (let at = from; at < from + 300 * minuteMs; at += minuteMs) {
    const slice = uuidSlice(new Date(at));
    if (id < slice.from || id >= slice.below) continue;
    services.setNow(new Date(at));
    await sweepDueMails(services);
    return;
  }
  throw new Error("no minute looks there");
}
