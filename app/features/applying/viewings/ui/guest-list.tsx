import { useWords } from "../../../../ui/use-words";
import { viewingWords } from "../landlord-words";
import type { DayGuest } from "../queries/list-day.server";
import { Contact, Marks, People, Standing } from "./request-list";

type Props = {
  guests: readonly DayGuest[];
  hasBegun: boolean;
  /** Where a mark is posted; the page itself unless said. */
  postTo?: string;
};

/** Who has a place, to be called and marked with a thumb. */
export function GuestList({ guests, hasBegun, postTo }: Props) {
  const words = useWords(viewingWords).requests;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {guests.map((guest) => (
        <li key={guest.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5 py-2">
          <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
            <bdi translate="no" className="font-medium [overflow-wrap:anywhere]">
              {guest.person?.name || words.erased}
            </bdi>
            <People count={guest.people} />
            <Standing request={guest} arePlacesGiven />
            {guest.person?.name ? (
              <span className="flex w-full flex-wrap gap-x-3">
                <Contact person={guest.person} />
              </span>
            ) : null}
          </div>
          <Marks request={guest} hasBegun={hasBegun} postTo={postTo} />
        </li>
      ))}
    </ul>
  );
}
