import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { PageLocale } from "../../../kernel/page-locale";
import { addressLine, streetLine } from "../../forms/form-model/address-line";
import { feedWords } from "./landlord-words";
import type { FeedSlot } from "./queries/find-feed.server";

type Options = { language: PageLocale; baseUrl: string };

/** Slots as an iCalendar file, each an event with its home and how many places are given. Times are UTC, as in `calendarFile`. */
export function feedFile(slots: readonly FeedSlot[], { language, baseUrl }: Options): string {
  const words = feedWords[language];
  const calendar = ical({
    prodId: "//Rentform//Viewings//EN",
    method: ICalCalendarMethod.PUBLISH,
    name: words.calendar,
  });
  for (const slot of slots) {
    const isOff = slot.cancelledAt !== null;
    const home = slot.address ? streetLine(slot.address) : slot.title;
    calendar.createEvent({
      id: `${slot.id}@rentform`,
      sequence: isOff ? 1 : 0,
      stamp: new Date(slot.cancelledAt ?? slot.createdAt),
      start: new Date(slot.startsAt),
      end: new Date(slot.endsAt),
      summary: words.event({ home, given: slot.given, capacity: slot.capacity }),
      location: slot.address ? addressLine(slot.address) : null,
      url: `${baseUrl}/app/forms/${slot.formId}/viewings`,
      status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}
