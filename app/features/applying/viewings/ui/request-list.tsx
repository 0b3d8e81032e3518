import { Form } from "react-router";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { TextareaField } from "../../../../ui/textarea-field";
import { useWords } from "../../../../ui/use-words";
import type { ViewingRefusal } from "../commands/answer-viewing-post.server";
import type { ViewingMark } from "../commands/mark-viewing.server";
import { viewingWords } from "../landlord-words";
import type { PlannedSlot } from "../queries/find-viewings.server";
import type { DayGuest } from "../queries/list-day.server";
import type { ListedViewing } from "../queries/list-viewings.server";

type Refused = Extract<ViewingRefusal, { about: "reason" }> | null;
type Props = {
  requests: readonly ListedViewing[];
  slot: PlannedSlot;
  /** By order, or since the lot was drawn. */
  arePlacesGiven: boolean;
  now: number;
  refused: Refused;
};

/** Who asked for one slot: people by name once they have a place, all others by number. */
export function RequestList({ requests, slot, arePlacesGiven, now, refused }: Props) {
  const words = useWords(viewingWords).requests;
  if (requests.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1">
      {requests.map((request) => (
        <li key={request.id} className="flex flex-col gap-1 py-1.5 ps-3 sm:ps-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1.5">
            <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="tabular text-ink-muted text-sm">{words.number({ number: request.number })}</span>
              <Who request={request} />
              <People count={request.people} />
              <Standing request={request} arePlacesGiven={arePlacesGiven} />
            </div>
            <Marks request={request} hasBegun={slot.startsAt <= now} />
          </div>
          {request.isException ? (
            <p className="text-sm">
              <span className="font-medium">{words.exception}.</span>{" "}
              {request.reason === null ? words.reasonErased : words.reason({ reason: request.reason })}
            </p>
          ) : null}
          {request.place === null && request.endedAt === null && slot.startsAt > now && arePlacesGiven ? (
            <ExceptionForm requestId={request.id} refused={refused?.requestId === request.id ? refused : null} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/** How many come; nothing where the law lets nobody be asked. */
export function People({ count }: { count: number }) {
  const words = useWords(viewingWords).requests;
  return count > 0 ? <span className="text-ink-muted text-sm">{words.people({ count })}</span> : null;
}

function Who({ request: { person, place, endedAt } }: { request: ListedViewing }) {
  const words = useWords(viewingWords).requests;
  if (endedAt !== null) return null;
  if (place === null) return <span className="text-ink-muted text-sm">{words.hidden}</span>;
  if (!person?.name) return <span className="text-ink-muted">{words.erased}</span>;
  return (
    <>
      <bdi translate="no" className="font-medium [overflow-wrap:anywhere]">
        {person.name}
      </bdi>
      <Contact person={person} />
    </>
  );
}

/** Phone and address, each to be pressed. */
export function Contact({ person: { email, phone } }: { person: NonNullable<ListedViewing["person"]> }) {
  const link = "inline-block py-1 underline underline-offset-4 pointer-coarse:py-2.5 [overflow-wrap:anywhere]";
  return (
    <>
      {phone ? (
        <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} dir="ltr" translate="no" className={`tabular ${link}`}>
          {phone}
        </a>
      ) : null}
      <a href={`mailto:${email}`} dir="ltr" translate="no" className={link}>
        {email}
      </a>
    </>
  );
}

/** Where a request stands, and its marks. */
export function Standing({ request, arePlacesGiven }: { request: DayGuest; arePlacesGiven: boolean }) {
  const words = useWords(viewingWords).requests;
  const { place, endedAt, seenAt, missedAt, letThroughAt } = request;
  if (endedAt !== null) return <Badge>{words.cancelled}</Badge>;
  return (
    <>
      {place === null ? <Badge tone="amber">{arePlacesGiven ? words.waits : words.inLot}</Badge> : null}
      {place !== null && !seenAt && !missedAt ? <Badge tone="accent">{words.place({ place })}</Badge> : null}
      {seenAt ? <Badge tone="accent">{words.seen}</Badge> : null}
      {missedAt ? <Badge tone="amber">{words.missed}</Badge> : null}
      {letThroughAt ? <Badge tone="accent">{words.letThrough}</Badge> : null}
    </>
  );
}

type MarksProps = { request: DayGuest; hasBegun: boolean; postTo?: string | undefined };

/** The marks that can be made now. */
export function Marks({ request, hasBegun, postTo }: MarksProps) {
  const words = useWords(viewingWords).requests;
  if (request.endedAt !== null) return null;
  const isThere = request.place !== null && hasBegun && request.seenAt === null;
  const may: [ViewingMark, string, boolean][] = [
    ["seen", words.markSeen, isThere],
    ["missed", words.markMissed, isThere && request.missedAt === null],
    ["let-through", words.markLetThrough, request.letThroughAt === null && request.seenAt === null],
  ];
  return (
    <Form method="post" action={postTo} className="flex flex-wrap gap-2" preventScrollReset>
      <input type="hidden" name="intent" value="mark" />
      <input type="hidden" name="requestId" value={request.id} />
      {may
        .filter(([, , isOffered]) => isOffered)
        .map(([mark, label]) => (
          <Button key={mark} type="submit" name="mark" value={mark} variant="outline" size="sm">
            {label}
          </Button>
        ))}
    </Form>
  );
}

function ExceptionForm({ requestId, refused }: { requestId: string; refused: Refused }) {
  const words = useWords(viewingWords).requests;
  return (
    <details open={refused !== null}>
      <summary className="w-fit cursor-pointer py-1 text-accent text-sm underline underline-offset-4 pointer-coarse:py-2.5">
        {words.exceptionOpen}
      </summary>
      <Form method="post" className="mt-1 flex max-w-xl flex-col gap-3" noValidate preventScrollReset>
        <input type="hidden" name="intent" value="grant" />
        <input type="hidden" name="requestId" value={requestId} />
        <TextareaField
          id={`reason-${requestId}`}
          name="reason"
          label={words.exceptionReason}
          hint={words.exceptionText}
          error={refused ? words.errors[refused.error] : undefined}
          defaultValue={refused?.values.reason}
          rows={2}
        />
        <Button type="submit" variant="outline" size="sm" className="self-start">
          {words.exceptionGive}
        </Button>
      </Form>
    </details>
  );
}
