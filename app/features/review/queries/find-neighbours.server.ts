import type { SQL } from "drizzle-orm";
import type { AccountLandlord } from "../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../kernel/ids";
import { landlordOf } from "../../../platform/auth/landlord-of.server";
import { selectLandlordKeys } from "../../../platform/people/person-keys.server";
import type { Services } from "../../../services";
import { asksForms, type InboxAddress, lookedAtMost } from "../list-address";
import { describe, fitsForms } from "./describe-rows.server";
import { inOrder, isWanted, openWindow, searchLeads, selectWindow, type WindowRow } from "./select-window.server";

export type Neighbour = { id: ApplicationId; formId: RentFormId };

/** Who stands before and after in a list, by its filters and order; null at its end, or further than one page looks. */
export async function findListNeighbours(
  services: Services,
  actor: AccountLandlord,
  { address, applicationId }: { address: InboxAddress; applicationId: ApplicationId },
): Promise<{ previous: Neighbour | null; next: Neighbour | null }> {
  const { db, clock } = services;
  const landlord = landlordOf(actor, clock.now().getTime());
  const onward = { ...address, after: applicationId };
  const leads = address.search ? await readLeads(services, landlord, address.search) : [];
  const [after, before, keys] = await db.batch([
    selectWindow(services, landlord, onward, { leads }),
    selectWindow(services, landlord, onward, { leads, isBackwards: true }),
    selectLandlordKeys(services, landlord),
  ]);
  const onwards = shown(await openWindow(services, after.slice(0, lookedAtMost(address)), keys), onward);
  const backwards = shown(await openWindow(services, before.slice(0, lookedAtMost(address)), keys), onward, true);
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

/** What is searched for is hashed under a key, which has to be read first. */
async function readLeads(services: Services, landlord: SQL, search: string): Promise<string[]> {
  return searchLeads(services, await selectLandlordKeys(services, landlord), search);
}

function shown(window: WindowRow[], address: InboxAddress, isBackwards = false): WindowRow[] {
  const looked = address.search ? inOrder(window, address, isBackwards) : window;
  return looked.filter((row) => isWanted(row, address) && row.email !== "");
}

function place(found: WindowRow | undefined): Neighbour | null {
  return found ? { id: found.id, formId: found.formId } : null;
}
