import { hourMs } from "../../../../kernel/durations";
import { zoneOfHome } from "../../../../kernel/home-zone";
import { mailLinks } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { defineMail, type MailDefinition } from "../../../../mail/definition";
import { sample } from "../../../../mail/sample";
import { mintMailedToken } from "../../../../platform/link-tokens.server";
import { type Audience, general } from "../../../../platform/mail-kinds";
import type { Services } from "../../../../services";
import { addressLine } from "../../../forms/form-model/address-line";
import { localize } from "../../../forms/form-model/localized";
import type { ViewingMailKind } from "../commands/viewing-mails.server";
import { type Booking, findBookingToMail } from "../queries/find-booking.server";
import { findMessage } from "../queries/find-message.server";
import { standingOf } from "../standing";
import { type ViewingFacts, type ViewingLetter, viewingMail } from "./viewing";

type Kind = ViewingMailKind | "mail.viewing-reminder";
type Said = {
  letter: ViewingLetter;
  /** Whether there is still something to say. */
  holds: (booking: Booking, now: number) => boolean;
  example?: Partial<ViewingFacts>;
};

/** Whoever stood before the form typed the address. */
const toAsker: Audience = { to: "typed", counted: general };

const stands = ({ endedAt }: Booking) => endedAt === null;
const hasPlace = (booking: Booking) => stands(booking) && booking.place !== null;
const hasSeen = ({ seenAt, letThroughAt }: Booking) => seenAt !== null || letThroughAt !== null;
const isOver = ({ endedAt }: Booking) => endedAt !== null;

/** What the mails have in common. */
function aboutBooking({
  letter,
  holds,
  example = {},
}: Said): Omit<MailDefinition<Kind, ViewingFacts>, "kind" | "name"> {
  return {
    audience: toAsker,
    stoppedBy: null,
    async load(services, { viewingRequestId }) {
      const found = await findBookingToMail(services, viewingRequestId);
      if (!found || !holds(found.booking, services.clock.now().getTime())) return null;
      const { booking, person } = found;
      if (person.email === "") return null;
      const facts = await factsOf(services, booking, person.email);
      const message = letter === "message" ? await findMessage(services, found) : null;
      if (letter === "message" && !message) return null;
      return facts && { to: person.email, facts: { ...facts, message } };
    },
    render: (site, facts) => viewingMail(letter, site, facts),
    example: ({ locale, title }) => ({ ...sampleFacts(locale, title), ...example }),
  };
}

async function factsOf(services: Services, booking: Booking, to: string): Promise<ViewingFacts | null> {
  const { urlId, locale, startsAt, endsAt, before, drawAt, id } = booking;
  const form = await services.publishedForms.findInDatabase(urlId);
  if (!form || form.state === "deleted" || form.state === "suspended") return null;
  const { title, defaultLocale, property } = form.definition;
  return {
    ...{ urlId, locale, startsAt, endsAt, before, drawAt },
    formTitle: localize(title, locale, defaultLocale),
    address: hasPlace(booking) ? addressLine(property.address) : null,
    zone: zoneOfHome(property.address),
    standing: standingOf(booking),
    message: null,
    token: stands(booking) ? await mintMailedToken(services, to, { ...mailLinks.viewing, ref: id }) : null,
  };
}

function sampleFacts(locale: PageLocale, title: string): ViewingFacts {
  const { urlId, token, soon, home, zone } = sample;
  const startsAt = soon.getTime();
  return {
    ...{ locale, urlId, token, zone, startsAt, endsAt: startsAt + hourMs, formTitle: title },
    ...{ address: home, standing: "place", before: 0, drawAt: null, message: null },
  };
}

const waits = { address: null, standing: "waiting", before: 3 } as const;
const over = { address: null, token: null } as const;

export const mails = [
  defineMail({
    kind: "mail.viewing-asked",
    name: "Email to whoever asked for a viewing: the booking and its link",
    ...aboutBooking({ letter: "asked", holds: stands, example: {} }),
  }),
  defineMail({
    kind: "mail.viewing-link",
    name: "Email to whoever asked for a viewing: the link again",
    ...aboutBooking({ letter: "link", holds: stands, example: { address: null, standing: "lot", drawAt: sample.now } }),
  }),
  defineMail({
    kind: "mail.viewing-given",
    name: "Email to whoever asked for a viewing: a place was given",
    ...aboutBooking({ letter: "given", holds: hasPlace, example: {} }),
  }),
  defineMail({
    kind: "mail.viewing-drawn",
    name: "Email to whoever asked for a viewing: no place in the draw",
    ...aboutBooking({ letter: "drawn", holds: (booking) => stands(booking) && booking.place === null, example: waits }),
  }),
  defineMail({
    kind: "mail.viewing-cancelled",
    name: "Email to whoever asked for a viewing: cancelled as wished",
    ...aboutBooking({ letter: "cancelled", holds: isOver, example: over }),
  }),
  defineMail({
    kind: "mail.viewing-called-off",
    name: "Email to whoever asked for a viewing: the landlord cancelled it",
    ...aboutBooking({ letter: "calledOff", holds: isOver, example: over }),
  }),
  defineMail({
    kind: "mail.viewing-message",
    name: "Email to whoever saw a home: the landlord's message",
    ...aboutBooking({
      letter: "message",
      holds: (booking) => stands(booking) && hasSeen(booking),
      example: { message: sample.title },
    }),
  }),
  defineMail({
    kind: "mail.viewing-reminder",
    name: "Email to whoever has a place for a viewing: reminder",
    ...aboutBooking({
      letter: "reminder",
      holds: (booking, now) => hasPlace(booking) && booking.seenAt === null && booking.startsAt > now,
      example: {},
    }),
  }),
];
