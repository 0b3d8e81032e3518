import { inertText } from "../../../../kernel/inert-text";
import { viewingUrl } from "../../../../kernel/links";
import type { PageLocale } from "../../../../kernel/page-locale";
import { momentInZone, zoneName } from "../../../../kernel/zoned-day";
import { type MailBlock, type RenderedMail, renderMail } from "../../../../ui/mail-layout";
import { messageLetters } from "../rules";
import { slotText } from "../slot-sentence";
import type { SlotTime } from "../slot-times";
import type { Standing } from "../standing";
import { viewingMailWords, viewingWords } from "../words";

type Site = { baseUrl: string; supportEmail: string };

export type ViewingFacts = SlotTime & {
  locale: PageLocale;
  urlId: string;
  formTitle: string;
  /** Of the home, for whoever has a place; else null. */
  address: string | null;
  /** The home's (IANA). */
  zone: string;
  standing: Standing;
  before: number;
  drawAt: number | null;
  /** The landlord's words in a message; else null. */
  message: string | null;
  /** Opens the booking; null where it is over. */
  token: string | null;
};

export type ViewingLetter = "asked" | "link" | "given" | "drawn" | "cancelled" | "calledOff" | "reminder" | "message";

/** To whoever asked for a viewing. The address was never confirmed: no name is in it, neither theirs nor another applicant's. */
export function viewingMail(letter: ViewingLetter, site: Site, viewing: ViewingFacts): RenderedMail {
  const { locale, zone, urlId, token, standing, formTitle, address } = viewing;
  const said = viewingMailWords[locale];
  const words = viewingWords[locale];
  const standingTitle = { place: words.given, waiting: words.waiting, lot: words.inLot }[standing];
  const [subject, heading, ...texts] = {
    asked: [said.askedSubject, standingTitle, ...standingTexts(viewing)],
    link: [said.linkSubject, standingTitle, said.linkText, ...standingTexts(viewing)],
    given: [said.givenSubject, words.given, said.givenText],
    drawn: [said.drawnSubject, said.drawnHeading, said.drawnText, ...standingTexts(viewing)],
    cancelled: [said.cancelledSubject, said.cancelledSubject, said.cancelledText],
    calledOff: [said.calledOffSubject, said.calledOffSubject, said.calledOffText],
    message: [said.messageSubject, said.messageSubject, said.messageText],
    reminder: [said.reminderSubject, words.yours, said.reminderText],
  }[letter] as [string, string, ...string[]];
  const href = viewingUrl(site.baseUrl, urlId, token ?? undefined);
  const rows = [
    { label: said.home, value: inertText(formTitle) },
    {
      label: words.whenLabel,
      value: `${slotText(viewing, locale, zone)} (${zoneName(viewing.startsAt, locale, zone)})`,
    },
    ...(address === null ? [] : [{ label: words.whereLabel, value: inertText(address) }]),
  ];
  const calendar: MailBlock[] =
    token !== null && standing === "place"
      ? [{ kind: "address", label: said.calendar, href: `${href}/viewing.ics` }]
      : [];
  return renderMail({
    locale,
    subject,
    heading,
    blocks: [
      ...texts.map((text): MailBlock => ({ kind: "text", text })),
      ...(viewing.message === null ? [] : [{ kind: "quote", text: inertMessage(viewing.message) } as const]),
      { kind: "facts", rows },
      { kind: "action", label: token === null ? said.others : said.action, href, spelledOut: said.spelledOut },
      ...calendar,
    ],
    footer: [
      ...(token === null ? [] : [{ text: said.notYou }]),
      { text: said.questions({ support: site.supportEmail }) },
    ],
  });
}

/** Line by line. */
function inertMessage(text: string): string {
  const lines = text.split("\n").map((line) => inertText(line, messageLetters));
  return lines.join("\n").trim();
}

function standingTexts({ standing, before, drawAt, locale, zone }: ViewingFacts): string[] {
  const words = viewingWords[locale];
  if (standing === "place") return [viewingMailWords[locale].givenText];
  if (standing === "waiting") return [words.before({ n: before }), words.waitingText];
  return drawAt === null ? [] : [words.inLotText({ time: momentInZone(drawAt, locale, zone) })];
}
