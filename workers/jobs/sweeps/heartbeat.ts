import { writePosition } from "../../../app/features/recovery/commands/job-progress.server";
import type { Services } from "../../../app/services";

/** Tells how fresh a replica is (app/db/connection.server.ts). Not written where none is read: a row a minute costs 4 cents a month. */
export async function sweepHeartbeat({ db, clock, config }: Services): Promise<number> {
  if (!config.hasReplicas) return 0;
  await writePosition(db, "heartbeat", String(clock.now().getTime()));
  // Not worth a line in the log each minute.
  return 0;
}
