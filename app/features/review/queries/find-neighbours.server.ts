import type { AccountLandlord } from "../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../kernel/ids";
import { landlordOf } from "../../../platform/auth/landlord-of.server";
import type { Services } from "../../../services";
import { asksForms, type InboxAddress, windowSize } from "../list-address";
import { describe, fitsForms } from "./describe-rows.server";
import { inOrder, isWanted, selectWindow, type WindowRow } from "./select-window.server";

export type Neighbour = { id: ApplicationId; formId: RentFormId };

/**
 * Who stands before and after an application in a list, by the list's own filters and order. Null where the list ends, and
 * where the next that fits is further away than one page looks. One batch of two windows, however long the list is.
 */
export async function findListNeighbours(
  services: Services,
  actor: AccountLandlord,
  { address, applicationId }: { address: InboxAddress; applicationId: ApplicationId },
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const landlord = landlordOf(actor, services.clock.now().getTime());
  const onward = { ...address, after: applicationId };
  const [after, before] = await services.db.batch([
    selectWindow(services, landlord, onward),
    selectWindow(services, landlord, onward, { isBackwards: true }),
  ]);
  const onwards = shown(after, onward);
  const backwards = shown(before, onward, true);
  // What their forms say is read once for both sides.
  const described = asksForms(address) ? await describe(services, [...onwards, ...backwards]) : null;
  const fits = (index: number) => {
    const one = described?.[index];
    return !one || fitsForms(address, one);
  };
  return {
    next: place(onwards.find((_, index) => fits(index))),
    previous: place(backwards.find((_, index) => fits(onwards.length + index))),
  };
}

function shown(rows: WindowRow[], address: InboxAddress, isBackwards = false): WindowRow[] {
  const window = rows.slice(0, windowSize);
  const looked = address.search ? inOrder(window, address, isBackwards) : window;
  return looked.filter((row) => isWanted(row, address) && row.email !== "");
}

function place(found: WindowRow | undefined): Neighbour | null {
  return found ? { id: found.id, formId: found.formId } : null;
}
