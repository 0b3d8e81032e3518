import { CalendarDays } from "lucide-react";
import { useEffect } from "react";
import { AppLink } from "../../../../ui/app-link";
import { ButtonLink } from "../../../../ui/button-link";
import { EmptyState } from "../../../../ui/empty-state";
import { Formatted } from "../../../../ui/formatted";
import { standingLinkClass } from "../../../../ui/link-style";
import { Notice } from "../../../../ui/notice";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { dayWords, viewingWords } from "../landlord-words";
import type { DaySlot } from "../queries/list-day.server";
import { isAtTheDoor } from "../rules";
import { slotDay, slotTimes } from "../slot-clock";
import { GuestList } from "./guest-list";

type Props = { slots: readonly DaySlot[]; now: number };

/** The viewings of all forms, those next first: for a phone, and kept in the browser to be read without a connection. */
export function DayList({ slots, now }: Props) {
  const words = useWords(dayWords).day;
  useEffect(() => {
    if (slots.length > 0) void import("./keep-day.client").then(({ keepDay }) => keepDay());
  }, [slots]);
  if (slots.length === 0)
    return (
      <EmptyState
        icon={<CalendarDays aria-hidden="true" />}
        title={words.none}
        action={<ButtonLink to="/app/forms">{words.toForms}</ButtonLink>}
      >
        {words.noneText}
      </EmptyState>
    );
  return (
    <>
      <div data-offline="" hidden>
        <Notice tone="amber">{words.offline}</Notice>
      </div>
      <ul className="flex flex-col gap-8">
        {slots.map((slot) => (
          <DayItem key={slot.id} slot={slot} now={now} />
        ))}
      </ul>
      <p className="text-ink-muted text-sm">{words.kept}</p>
    </>
  );
}

function DayItem({ slot, now }: { slot: DaySlot; now: number }) {
  const words = useWords(dayWords).day;
  const { door } = useWords(viewingWords).slots;
  const locale = usePageLocale();
  const form = `/app/forms/${slot.formId}/viewings`;
  return (
    <li>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line-strong border-b pb-2">
        <div>
          <h2 className="font-semibold">
            <Formatted text={slotDay(slot.startsAt, locale, slot.zone)} />{" "}
            <Formatted className="tabular whitespace-nowrap" text={slotTimes(slot, locale, slot.zone)} />
          </h2>
          <AppLink to={form} className={standingLinkClass} aria-label={`${words.toForm}: ${slot.title}`}>
            <bdi translate="no">{slot.title}</bdi>
          </AppLink>
        </div>
        {isAtTheDoor(slot, now) ? (
          <ButtonLink to={`${form}/${slot.id}/door`} variant="outline" size="sm">
            {door}
          </ButtonLink>
        ) : null}
      </div>
      {slot.guests.length > 0 ? (
        <GuestList guests={slot.guests} hasBegun={slot.startsAt <= now} postTo={`${form}?list=day`} />
      ) : (
        <p className="py-2 text-ink-muted">{words.free}</p>
      )}
    </li>
  );
}
