import type { Services } from "../../../workers/services";
import type { AccountLandlord } from "../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../kernel/ids";
import { landlordOf } from "../../platform/auth/landlord-of.server";
import { type InboxAddress, windowSize } from "./list-address";
import { describe } from "./queries-described.server";
import { inOrder, isWanted, selectWindow } from "./queries-window.server";

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
  const [next, previous] = await Promise.all([first(services, after, onward), first(services, before, onward, true)]);
  return { previous, next };
}

type Rows = Awaited<ReturnType<typeof selectWindow>>;

async function first(
  services: Services,
  rows: Rows,
  address: InboxAddress,
  isBackwards = false,
): Promise<Neighbour | null> {
  const window = rows.slice(0, windowSize);
  const looked = address.search ? inOrder(window, address, isBackwards) : window;
  const wanted = looked.filter((row) => isWanted(row, address) && row.email !== "");
  const fits = address.flag
    ? (await describe(services, wanted)).filter(({ flags }) => flags.some(({ key }) => key === address.flag))
    : wanted;
  const [found] = fits;
  return found ? { id: found.id, formId: found.formId } : null;
}
