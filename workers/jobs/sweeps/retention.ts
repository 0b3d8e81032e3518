import { eraseByRetention } from "../../../app/features/applications/commands-retention.server";
import type { Services } from "../../services";
import { uuidSlice } from "./rotation";

/** What was decided long enough ago loses its papers, later its answers: a slice of all applications a minute. */
export function sweepRetention(services: Services): Promise<number> {
  return eraseByRetention(services, uuidSlice(services.clock.now()));
}
