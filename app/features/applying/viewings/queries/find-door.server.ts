import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { deriveKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { doorCode, nextCodeAt } from "../door-code";
import { doorPurpose, isAtTheDoor } from "../rules";
import { findViewings, type PlannedSlot } from "./find-viewings.server";
import type { ListedViewing } from "./list-viewings.server";

export type DoorPage = {
  slot: PlannedSlot;
  /** The code of this minute; null where it is not the time. */
  code: string | null;
  /** When the next one comes. */
  nextAt: number;
  guests: ListedViewing[];
};

/** What stands on the landlord's phone at the door of one slot; null where it is not a slot of the actor's form. */
export async function findDoor(
  services: Services,
  actor: AccountLandlord,
  { formId, slotId }: { formId: RentFormId; slotId: string },
): Promise<DoorPage | null> {
  const at = services.clock.now().getTime();
  const viewings = await findViewings(services, actor, formId);
  const slot = viewings?.slots.find(({ id }) => id === slotId);
  if (!viewings || !slot) return null;
  const isOpen = slot.cancelledAt === null && isAtTheDoor(slot, at);
  const key = isOpen ? await deriveKey(services.config.secret, doorPurpose) : null;
  return {
    slot,
    code: key && (await doorCode(key, { formId, slotId }, at)),
    nextAt: nextCodeAt(at),
    guests: viewings.requests.filter((one) => one.slotId === slotId && one.place !== null && one.endedAt === null),
  };
}
