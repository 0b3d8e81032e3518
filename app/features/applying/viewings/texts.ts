import type { PageLocale } from "../../../kernel/page-locale";
import { momentInZone, zoneName } from "../../../kernel/zoned-day";
import type { Booking } from "./queries/find-booking.server";
import type { OfferedViewings } from "./queries/list-slots.server";
import { standingOf } from "./standing";
import { viewingWords } from "./words";

/** By what places are given, said before anybody asks. */
export function ruleText(
  { rule, drawAt, drawnAt }: Pick<OfferedViewings, "rule" | "drawAt" | "drawnAt">,
  locale: PageLocale,
  zone: string,
): string {
  const words = viewingWords[locale].rule;
  if (rule === "order" || drawAt === null) return words.order;
  return drawnAt === null ? words.lot({ time: momentInZone(drawAt, locale, zone) }) : words.drawn;
}

type Asked = Pick<Booking, "place" | "rule" | "drawAt" | "drawnAt" | "before">;

/** What comes next for whoever has no place yet; "" for who has one. */
export function waitingText(asked: Asked, locale: PageLocale, zone: string): string {
  const words = viewingWords[locale];
  const { before, drawAt } = asked;
  const standing = standingOf(asked);
  if (standing === "place") return "";
  if (standing === "waiting") return `${words.before({ n: before })} ${words.waitingText}`;
  return drawAt === null ? "" : words.inLotText({ time: momentInZone(drawAt, locale, zone) });
}

/** Whose clocks the times go by. */
export function zoneText(at: number, locale: PageLocale, zone: string): string {
  return viewingWords[locale].zone({ zone: zoneName(at, locale, zone) });
}
