import { announcePartEnds } from "../../../app/features/applying/applications/commands/announce-part-ends.server";
import { eraseLapsedParts } from "../../../app/features/applying/applications/commands/erase-lapsed-parts.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

/** Parts whose lead never sends are announced to be erased, a week before. */
export function sweepPartEnds(services: Services): Promise<number> {
  return announcePartEnds(services, uuidSlice(services.clock.now()));
}

/** Parts whose lead never sent go with the lead's time. */
export function sweepLapsedParts(services: Services): Promise<number> {
  return eraseLapsedParts(services, uuidSlice(services.clock.now()));
}
