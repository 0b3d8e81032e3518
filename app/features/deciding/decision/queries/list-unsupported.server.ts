import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { isOwnApplication } from "../../../applying/applications/commands/change-applications.server";
import { type Unsupported, unsupportedReasons } from "../rules/decline-support";
import { findDeclineFacts } from "./find-decline-facts.server";

/** Which reasons for declining the facts of an application do not support, and why. */
export type ReasonsOff = { id: ApplicationId; unsupported: Unsupported };

/** For each of these that is this landlord's and undecided; whose turn has not come is left out. */
export async function listUnsupported(
  services: Services,
  actor: Landlord,
  applicationIds: readonly ApplicationId[],
): Promise<ReasonsOff[]> {
  const isMine = isOwnApplication(actor, { applicationIds }, services.clock.now().getTime());
  const found = await findDeclineFacts(services, isMine);
  return found
    .filter(({ state }) => state !== "declined")
    .map(({ id, facts }) => ({ id, unsupported: unsupportedReasons(facts) }));
}
