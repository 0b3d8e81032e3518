import type { AccountLandlord } from "../../../../kernel/actor";
import type { RentFormId } from "../../../../kernel/ids";
import { deriveKey } from "../../../../platform/crypto";
import type { Services } from "../../../../services";
import { doorCode, nextCodeAt } from "../door-code";
import { doorPurpose, isAtTheDoor } from "../rules";
import { findViewings, type PlannedSlot } from "./find-viewings.server";
import type { ListedViewing } from "./list-viewings.server";

/** `code`: of this booking and minute; null where it is not the time, and of who was seen. */
export type DoorGuest = ListedViewing & { code: string | null };
export type DoorPage = {
  slot: PlannedSlot;
  /** Codes are shown. */
  isOpen: boolean;
  /** When the next ones come. */
  nextAt: number;
  guests: DoorGuest[];
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
  const key = await deriveKey(services.config.secret, doorPurpose);
  const guests = viewings.requests.filter((one) => one.slotId === slotId && one.place !== null && one.endedAt === null);
  return {
    slot,
    isOpen,
    nextAt: nextCodeAt(at),
    guests: await Promise.all(
      guests.map(async (guest) => {
        const hasCode = isOpen && guest.seenAt === null;
        return { ...guest, code: hasCode ? await doorCode(key, { formId, slotId, requestId: guest.id }, at) : null };
      }),
    ),
  };
}
