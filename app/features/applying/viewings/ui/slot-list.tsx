import { Form } from "react-router";
import { Badge } from "../../../../ui/badge";
import { Button } from "../../../../ui/button";
import { ButtonLink } from "../../../../ui/button-link";
import { Formatted } from "../../../../ui/formatted";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import type { ViewingRefusal } from "../commands/answer-viewing-post.server";
import { viewingWords } from "../landlord-words";
import type { FormViewings, PlannedSlot } from "../queries/find-viewings.server";
import { isAtTheDoor } from "../rules";
import { slotDay, slotTimes } from "../slot-clock";
import { RequestList } from "./request-list";
import { WriteGuests } from "./write-guests";

type Props = {
  viewings: FormViewings;
  zone: string;
  now: number;
  /** The address of the tab. */
  at: string;
  /** Which slot is asked about before it is called off. */
  callOff: string | null;
  refused: Extract<ViewingRefusal, { about: "reason" }> | null;
  refusedMessage: Extract<ViewingRefusal, { about: "message" }> | null;
};

/** The slots of a form with who asked for each: those to come, then those past. */
export function SlotList(props: Props) {
  const words = useWords(viewingWords).slots;
  const { slots } = props.viewings;
  const coming = slots.filter(({ endsAt }) => endsAt > props.now);
  const past = slots.filter(({ endsAt }) => endsAt <= props.now).toReversed();
  if (slots.length === 0) return <p className="text-ink-muted">{words.none}</p>;
  return (
    <div className="flex flex-col gap-6">
      {coming.length > 0 ? <SlotGroup {...props} title={words.coming} slots={coming} /> : null}
      {past.length > 0 ? <SlotGroup {...props} title={words.past} slots={past} /> : null}
    </div>
  );
}

function SlotGroup({ title, slots, ...props }: Props & { title: string; slots: readonly PlannedSlot[] }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1 font-medium text-ink-muted text-sm">{title}</h3>
      <ul className="flex flex-col divide-y divide-line border-line border-y">
        {slots.map((slot) => (
          <SlotItem key={slot.id} {...props} slot={slot} />
        ))}
      </ul>
    </section>
  );
}

function SlotItem({ slot, ...props }: Props & { slot: PlannedSlot }) {
  const { viewings, zone, now, at, callOff, refused, refusedMessage } = props;
  const words = useWords(viewingWords).slots;
  const locale = usePageLocale();
  const requests = viewings.requests.filter(({ slotId }) => slotId === slot.id);
  const { booked, waiting, cancelledAt } = slot;
  const exceptions = requests.filter(({ isException, endedAt }) => isException && endedAt === null);
  const capacity = slot.capacity + exceptions.length;
  const isStanding = cancelledAt === null;
  return (
    <li className="py-4" id={`slot-${slot.id}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h4 className="font-semibold">
            <Formatted text={slotDay(slot.startsAt, locale, zone)} />{" "}
            <Formatted className="tabular whitespace-nowrap" text={slotTimes(slot, locale, zone)} />
          </h4>
          {isStanding ? (
            <span className="tabular text-[0.9375rem]">
              {words.booked({ booked, capacity })}, {words.waiting({ count: waiting })}
            </span>
          ) : (
            <Badge tone="amber">{words.calledOff}</Badge>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {isStanding && isAtTheDoor(slot, now) ? (
            <ButtonLink to={`${at}/${slot.id}/door`} variant="outline" size="sm">
              {words.door}
            </ButtonLink>
          ) : null}
          {slot.asked === 0 ? (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="slotId" value={slot.id} />
              <Button type="submit" name="intent" value="remove" variant="outline" size="sm">
                {words.remove}
              </Button>
            </Form>
          ) : isStanding && slot.startsAt > now ? (
            <ButtonLink to={`?call-off=${slot.id}`} variant="outline" size="sm" preload="none" preventScrollReset>
              {words.callOff}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {callOff === slot.id && isStanding && slot.startsAt > now ? <AskCallOff slot={slot} at={at} /> : null}
      <RequestList
        requests={requests}
        slot={slot}
        arePlacesGiven={viewings.rule?.rule === "order" || viewings.rule?.drawnAt !== null}
        now={now}
        refused={refused}
      />
      {requests.some(({ seenAt, letThroughAt, endedAt }) => endedAt === null && (seenAt ?? letThroughAt) !== null) ? (
        <WriteGuests slotId={slot.id} refused={refusedMessage?.slotId === slot.id ? refusedMessage : null} />
      ) : null}
    </li>
  );
}

function AskCallOff({ slot, at }: { slot: PlannedSlot; at: string }) {
  const words = useWords(viewingWords).slots;
  return (
    <section aria-label={words.askTitle} className="mt-3 rounded-md border-2 border-red bg-paper-raised p-5">
      <h5 className="font-semibold text-lg">{words.askTitle}</h5>
      <p className="mt-1 max-w-2xl">{words.askText({ count: slot.booked + slot.waiting })}</p>
      <Form method="post" action={at} className="mt-4 flex flex-wrap gap-3" preventScrollReset>
        <input type="hidden" name="slotId" value={slot.id} />
        <Button type="submit" name="intent" value="call-off" variant="destructive">
          {words.callOff}
        </Button>
        <ButtonLink to={at} variant="outline" preload="none" preventScrollReset>
          {words.keep}
        </ButtonLink>
      </Form>
    </section>
  );
}
