import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { SlotTime } from "./slot-times";

export type CalendarEntry = SlotTime & {
  /** Of the request: the same entry again changes the one that is there. */
  id: string;
  title: string;
  address: string;
  href: string;
  askedAt: number;
  /** When the booking ended: the entry then takes itself back. */
  endedAt: number | null;
};

/** One viewing as an iCalendar file. Times are UTC, which every program shows by its own clocks; the library converts no zones. */
export function calendarFile({ id, title, address, href, startsAt, endsAt, askedAt, endedAt }: CalendarEntry): string {
  const isOver = endedAt !== null;
  const calendar = ical({
    prodId: "//Rentform//Viewing//EN",
    method: isOver ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${id}@rentform`,
    sequence: isOver ? 1 : 0,
    stamp: new Date(endedAt ?? askedAt),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: title,
    location: address,
    url: href,
    status: isOver ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return `${calendar.toString()}\r\n`;
}
