import { useWords } from "../../../../ui/use-words";
import { dayWords, viewingWords } from "../landlord-words";
import type { DoorGuest } from "../queries/find-door.server";
import { Contact, Marks, Standing } from "./request-list";

type Props = { guests: readonly DoorGuest[]; hasBegun: boolean };

/** Who has a place: a press on the name shows the code of that booking, one at a time; a mark by hand is beside it. */
export function DoorGuests({ guests, hasBegun }: Props) {
  return (
    <ul className="flex flex-col divide-y divide-line">
      {guests.map((guest) => (
        <li key={guest.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1.5 py-2">
          {guest.code === null ? (
            <div className="flex min-h-11 min-w-0 items-center">
              <Who guest={guest} />
            </div>
          ) : (
            <details name="door-code" className="group min-w-0 grow [&[open]]:basis-full">
              <summary className="disclosure flex min-h-11 cursor-pointer items-center gap-x-3">
                <Who guest={guest} />
              </summary>
              <Code guest={guest} code={guest.code} />
            </details>
          )}
          <Marks request={guest} hasBegun={hasBegun} />
        </li>
      ))}
    </ul>
  );
}

function Who({ guest }: { guest: DoorGuest }) {
  const words = useWords(viewingWords).requests;
  return (
    <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
      <bdi translate="no" className="font-medium [overflow-wrap:anywhere]">
        {guest.person?.name || words.erased}
      </bdi>
      <span className="text-ink-muted text-sm">{words.people({ count: guest.people })}</span>
      <Standing request={guest} arePlacesGiven />
    </span>
  );
}

function Code({ guest: { person }, code }: { guest: DoorGuest; code: string }) {
  const { only } = useWords(dayWords).door;
  return (
    <div className="flex flex-col items-center gap-3 py-5 text-center">
      <output
        dir="ltr"
        translate="no"
        className="tabular flex justify-center gap-x-[0.3em] font-semibold text-[min(19vw,7rem)] leading-none tracking-wider"
      >
        <span>{code.slice(0, 3)}</span> <span>{code.slice(3)}</span>
      </output>
      <p className="text-ink-muted text-sm">{only}</p>
      {person?.name ? (
        <p className="flex flex-wrap justify-center gap-x-3">
          <Contact person={person} />
        </p>
      ) : null}
    </div>
  );
}
