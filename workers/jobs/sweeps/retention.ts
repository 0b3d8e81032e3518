import { announceErasures } from "../../../app/features/applying/applications/commands/announce-erasures.server";
import { announceUndecided } from "../../../app/features/applying/applications/commands/announce-undecided.server";
import { endUndecided } from "../../../app/features/applying/applications/commands/end-undecided.server";
import { eraseAnnounced } from "../../../app/features/applying/applications/commands/erase-announced.server";
import type { Services } from "../../../app/services";
import { uuidSlice } from "./rotation";

/** What was decided long enough ago is announced to be erased: a slice of all applications a minute. */
export function sweepErasureNotices(services: Services): Promise<number> {
  return announceErasures(services, uuidSlice(services.clock.now()));
}

/** What was announced a week ago loses its papers, later its answers: found by its index. */
export function sweepRetention(services: Services): Promise<number> {
  return eraseAnnounced(services);
}

/** What nobody decides is announced to end: a slice of all applications a minute. */
export function sweepUndecidedNotices(services: Services): Promise<number> {
  return announceUndecided(services, uuidSlice(services.clock.now()));
}

/** What was announced a week ago and is still undecided ends: found by its index. */
export function sweepUndecided(services: Services): Promise<number> {
  return endUndecided(services);
}
