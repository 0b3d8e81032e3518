import { type SQL, sql } from "drizzle-orm";
import type { ApplicationState } from "../../../../db/schema/applications";
import { application } from "../../../../db/schema/applications";
import type { Landlord } from "../../../../kernel/actor";
import type { ApplicationId } from "../../../../kernel/ids";
import type { Services } from "../../../../services";
import { isOwnApplication, type Picked } from "../../../applying/applications/commands/change-applications.server";
import { type OpenedKey, openKeys } from "../../../applying/applications/queries/open-keys.server";
import type { DeclineReason } from "../../../applying/applications/states";
import { reasonsGiven, restsOnFacts, type Why, whyNot } from "../rules/decline-support";
import { type FoundFacts, findDeclineFacts } from "./find-decline-facts.server";
import { holdsBesideOthers } from "./is-chosen-beside.server";

/** A reason that was given, in so many words or by the letter, and why the facts do not support it. */
export type UnsupportedReason = { reason: DeclineReason; why: Why };
/** An application that is not declined for what was given. */
type Unfounded = { id: ApplicationId; state: ApplicationState; unsupported: UnsupportedReason[] };

/** What a move is made with, read in one round trip. */
export type MoveReading = { keys: OpenedKey[]; found: FoundFacts[] };

type Asked = { isDecline: boolean; reason: DeclineReason | undefined; text: string | null; needsKeys: boolean };

/** What a decline for `reason`, with a letter of `text`, says of each of its applications. None for other moves. */
export function givenBy({ isDecline, reason = "other", text }: Omit<Asked, "needsKeys">): DeclineReason[] {
  return isDecline ? reasonsGiven(reason, text).filter(restsOnFacts) : [];
}

/** What `moveApplications` needs of the picked applications: their keys, and of a decline the facts. One round trip. */
export async function readForMove(
  services: Services,
  actor: Landlord,
  picked: Picked,
  asked: Asked,
): Promise<MoveReading> {
  const isMine = isOwnApplication(actor, picked, services.clock.now().getTime());
  const [keys, found] = await Promise.all([
    asked.needsKeys ? openKeys(services, actor, picked) : [],
    givenBy(asked).length > 0 ? findDeclineFacts(services, isMine) : [],
  ]);
  return { keys, found };
}

/** Who of those found undecided is left out, as not all that is `given` holds. */
export function findUnsupported(found: readonly FoundFacts[], given: readonly DeclineReason[]): Unfounded[] {
  return found.flatMap(({ id, state, facts }) => {
    const unsupported = unsupportedOf(facts, given);
    return state === "declined" || unsupported.length === 0 ? [] : [{ id, state, unsupported }];
  });
}

/** Which of the reasons do not hold. */
export function unsupportedOf(facts: FoundFacts["facts"], given: readonly DeclineReason[]): UnsupportedReason[] {
  return given.flatMap((reason) => {
    const why = whyNot(reason, facts);
    return why === null ? [] : [{ reason, why }];
  });
}

/** SQL on application, for the statement that declines: what was given still holds, and nothing came in since it was read. */
export function isAsRead(found: readonly FoundFacts[], given: readonly DeclineReason[]): SQL {
  if (given.length === 0) return sql`1`;
  const read = JSON.stringify(found.map(({ id, updatedAt }) => ({ id, at: updatedAt })));
  const others = { isOtherChosen: given.includes("other-chosen"), isNotAvailable: given.includes("not-available") };
  return sql`(${holdsBesideOthers(others)} AND EXISTS (SELECT 1 FROM json_each(${read}) AS seen
    WHERE json_extract(seen.value, '$.id') = ${application.id} AND json_extract(seen.value, '$.at') = ${application.updatedAt}))`;
}
