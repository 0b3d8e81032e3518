import { type SQL, sql } from "drizzle-orm";
import type { AccountLandlord } from "../../../../kernel/actor";
import type { ApplicationId, RentFormId } from "../../../../kernel/ids";
import { signedInUserIdSql } from "../../../../platform/auth/landlord-of.server";
import { reachOf } from "../../../../platform/auth/reach.server";
import { selectLandlordKeys } from "../../../../platform/people/person-keys.server";
import type { Services } from "../../../../services";
import { hidesNamesOf } from "../../../applying/applications/queries/unnamed.server";
import { isNamed } from "../rules/blind";
import { asksForms, type InboxAddress, lookedAtMost } from "../rules/list-address";
import { type PlaceInList, placeInList } from "../rules/place-in-list";
import { describe, fitsForms } from "./describe-rows.server";
import { inOrder, isWanted, openWindow, searchLeads, selectWindow, type WindowRow } from "./select-window.server";

type Neighbour = { id: ApplicationId; formId: RentFormId };

/** `place`: where it stands, of rows that were read anyway. */
export type ListNeighbours = { previous: Neighbour | null; next: Neighbour | null; place: PlaceInList | null };

/** Who stands before and after in a list, by its filters and order; null at its end, or further than one page looks. */
export async function findListNeighbours(
  services: Services,
  actor: AccountLandlord,
  { address, applicationId }: { address: InboxAddress; applicationId: ApplicationId },
): Promise<ListNeighbours> {
  const { db, clock } = services;
  const reach = reachOf(actor, clock.now().getTime());
  const { landlord } = reach;
  const reader = signedInUserIdSql(actor, clock.now().getTime());
  const onward = { ...address, after: applicationId };
  const { leads, isBlind } = await readSearch(services, landlord, address.search);
  const [after, before, keys] = await db.batch([
    selectWindow(services, reach, onward, { leads, reader }),
    selectWindow(services, reach, onward, { leads, reader, isBackwards: true }),
    selectLandlordKeys(services, landlord),
  ]);
  const isListed = (row: WindowRow) => isWanted(row, onward) && (!isBlind || isNamed(row));
  const most = lookedAtMost(address);
  const onwards = inList(await openWindow(services, after.slice(0, most), keys), onward).filter(isListed);
  const backwards = inList(await openWindow(services, before.slice(0, most), keys), onward, true).filter(isListed);
  // What their forms say is read once for both sides.
  const described = asksForms(address) ? await describe(services, [...onwards, ...backwards]) : null;
  const fitting = (rows: WindowRow[], from: number) =>
    rows.filter((_, index) => {
      const one = described?.[from + index];
      return !one || fitsForms(address, one);
    });
  const [follow, precede] = [fitting(onwards, 0), fitting(backwards, onwards.length)];
  // Of a search one window holds both sides and this one, which may have been found by two words.
  const isCut = address.search !== "" && before.length + after.length + 2 > most;
  return {
    next: nearest(follow),
    previous: nearest(precede),
    place: placeInList({
      before: { count: precede.length, goesOn: isCut || before.length > most },
      after: { count: follow.length, goesOn: isCut || after.length > most },
    }),
  };
}

/** What is searched for is hashed under a key, which has to be read first. `isBlind`: whoever has no name there is not found. */
async function readSearch(services: Services, landlord: SQL, search: string) {
  if (!search) return { leads: [], isBlind: false };
  const [keys, [owner]] = await services.db.batch([
    selectLandlordKeys(services, landlord),
    services.db.select({ hides: hidesNamesOf(landlord).as("hides_names") }).from(sql`(SELECT 1)`),
  ]);
  return { leads: await searchLeads(services, keys, search), isBlind: owner?.hides === 1 };
}

function inList(window: WindowRow[], address: InboxAddress, isBackwards = false): WindowRow[] {
  return address.search ? inOrder(window, address, isBackwards) : window;
}

/** An erased one stands in the list, and opens nothing. */
function nearest(rows: readonly WindowRow[]): Neighbour | null {
  const found = rows.find(({ email }) => email !== "");
  return found ? { id: found.id, formId: found.formId } : null;
}
