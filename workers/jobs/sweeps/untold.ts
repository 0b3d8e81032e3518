import { announceUntold, endUntold } from "../../../app/features/applying/applications/commands/end-untold.server";
import type { Services } from "../../../app/services";

/** Landlords who decided without a letter are warned, and those who wait for one are told that none came: found by its index. */
export async function sweepUntold(services: Services): Promise<number> {
  return (await announceUntold(services)) + (await endUntold(services));
}
