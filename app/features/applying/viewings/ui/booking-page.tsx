import type { ReactNode } from "react";
import { formatNumber } from "../../../../kernel/formatters";
import type { PageLocale } from "../../../../kernel/page-locale";
import type { Booking } from "../queries/find-booking.server";
import type { OfferedSlot } from "../queries/list-slots.server";
import { isAtTheDoor } from "../rules";
import { standingOf } from "../standing";
import { waitingText, zoneText } from "../texts";
import { recordWords, viewingWords } from "../words";
import { SlotChoice, SlotLine } from "./slot-choice";
import { ViewingShell } from "./viewing-shell";

export type BookingPageProps = {
  locale: PageLocale;
  title: string;
  /** Of the home; shown to whoever has a place. */
  address: string;
  /** The home's (IANA). */
  zone: string;
  here: string;
  urlId: string;
  formAt: string;
  /** Where other times are asked for. */
  askAt: string;
  booking: Omit<Booking, "id" | "formId">;
  /** Other slots that it can be changed to. */
  others: OfferedSlot[];
  now: number;
  said: "changed" | "not-changed" | null;
  doorError: "wrong-code" | "too-many" | null;
};

/** One booking, by its mailed link: what became of it, and what can be done. Looking changes nothing. */
export function BookingPage(props: BookingPageProps) {
  const { locale, title, booking, said, now } = props;
  const words = viewingWords[locale];
  const [heading, text] = headOf(props);
  const isOpen = booking.endedAt === null && booking.seenAt === null && booking.startsAt > now;
  const canErase = booking.endedAt !== null || booking.startsAt > now;
  return (
    <ViewingShell locale={locale} title={title} heading={heading}>
      {said ? (
        <div className={said === "changed" ? "box good" : "box warn"} role="status">
          <p>{said === "changed" ? words.changed : words.notChanged}</p>
        </div>
      ) : null}
      {text ? <p>{text}</p> : null}
      <Facts {...props} />
      <Door {...props} />
      <Onward {...props} />
      {isOpen ? <Change {...props} /> : null}
      {isOpen ? (
        <details className="box">
          <summary>{words.cancel}</summary>
          <form method="post" action={props.here}>
            <p>{booking.place === null ? words.cancelWaiting : words.cancelText}</p>
            <button type="submit" className="sec" name="intent" value="cancel">
              {words.cancelButton}
            </button>
          </form>
        </details>
      ) : null}
      {canErase ? (
        <details className="box">
          <summary>{isOpen ? words.erase : words.eraseEnded}</summary>
          <form method="post" action={props.here}>
            {isOpen ? <p>{booking.place === null ? words.cancelWaiting : words.cancelText}</p> : null}
            <p>{words.eraseText}</p>
            <button type="submit" className="sec" name="intent" value="erase">
              {isOpen ? words.erase : words.eraseEnded}
            </button>
          </form>
        </details>
      ) : null}
    </ViewingShell>
  );
}

function headOf({ locale, booking, zone, now }: BookingPageProps): [string, string] {
  const words = viewingWords[locale];
  const { endedAt, seenAt, letThroughAt, endsAt } = booking;
  const pair = ([heading = "", text = ""]: readonly string[]): [string, string] => [heading, text];
  if (seenAt !== null) return booking.stage === "before" ? pair(words.seen) : [words.seen[0] ?? "", ""];
  if (endedAt !== null) return pair(words.over);
  if (letThroughAt !== null && booking.stage === "before") return pair(words.letThrough);
  if (booking.place !== null && endsAt < now && !isAtTheDoor(booking, now)) return pair(words.past);
  const standing = standingOf(booking);
  return [
    { place: words.given, waiting: words.waiting, lot: words.inLot }[standing],
    waitingText(booking, locale, zone),
  ];
}

function Facts({ locale, booking, address, zone, here, urlId }: BookingPageProps) {
  const words = viewingWords[locale];
  const record = recordWords[locale];
  const hasPlace = booking.place !== null && booking.endedAt === null;
  return (
    <div className="box num">
      <dl>
        <Fact label={words.whenLabel}>
          <SlotLine slot={booking} locale={locale} zone={zone} />
          <span className="hint">{zoneText(booking.startsAt, locale, zone)}</span>
        </Fact>
        {hasPlace ? (
          <Fact label={words.whereLabel}>
            <span dir="auto">{address}</span>
          </Fact>
        ) : null}
        {booking.people > 0 ? <Fact label={words.peopleLabel}>{formatNumber(booking.people, locale)}</Fact> : null}
      </dl>
      {hasPlace ? (
        <p>
          <a href={`${here.split("?")[0]}/viewing.ics`}>{words.calendar}</a>
        </p>
      ) : null}
      <p>
        {record.yours({ n: formatNumber(booking.number, locale) })}{" "}
        <a href={`/apply/${urlId}/viewing/record?lang=${locale}#number-${booking.number}`}>{record.link}</a>
      </p>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The code of the landlord's phone, from shortly before the slot until shortly after it. */
function Door({ locale, booking, now, here, doorError }: BookingPageProps) {
  const words = viewingWords[locale];
  const { place, endedAt, seenAt } = booking;
  if (place === null || endedAt !== null || seenAt !== null || !isAtTheDoor(booking, now)) return null;
  return (
    <form method="post" action={here} className="box" noValidate>
      <h2>{words.door}</h2>
      <p>{words.doorText}</p>
      <div className={doorError ? "f bad" : "f"}>
        <label htmlFor="code">{words.code}</label>
        {doorError ? (
          <p className="err" id="code-e">
            {doorError === "too-many" ? words.tooMany : words.wrongCode}
          </p>
        ) : null}
        <input
          id="code"
          name="code"
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={40}
          aria-describedby={doorError ? "code-e" : undefined}
          aria-invalid={doorError ? true : undefined}
        />
      </div>
      <p className="end">
        <button type="submit" className="go" name="intent" value="door">
          {words.doorButton}
        </button>
      </p>
    </form>
  );
}

/** Where it goes on: to applying, once the home was seen or is let go unseen; to other times, once it is over. */
function Onward({ locale, booking, formAt, askAt, now }: BookingPageProps) {
  const words = viewingWords[locale];
  const { seenAt, letThroughAt, endedAt, endsAt, stage } = booking;
  // Who has applied finds other times on the status page.
  if (stage === "after") return null;
  if (seenAt !== null || (letThroughAt !== null && endedAt === null)) {
    return (
      <p className="end">
        <a className="go" href={formAt}>
          {words.apply}
        </a>
      </p>
    );
  }
  if (endedAt === null && endsAt > now) return null;
  return (
    <p className="end">
      <a className="sec" href={askAt}>
        {words.askAgain}
      </a>
    </p>
  );
}

function Change({ locale, booking, others, zone, here }: BookingPageProps) {
  if (others.length === 0) return null;
  const words = viewingWords[locale];
  const standing = standingOf(booking);
  return (
    <details className="box">
      <summary>{words.change}</summary>
      <form method="post" action={here}>
        <p>{{ place: words.changeText, waiting: words.changeWaiting, lot: words.changeLot }[standing]}</p>
        <SlotChoice
          slots={others}
          locale={locale}
          zone={zone}
          isBeforeDraw={standing === "lot"}
          chosen=""
          legend={words.when}
        />
        <button type="submit" className="sec" name="intent" value="change">
          {words.changeButton}
        </button>
      </form>
    </details>
  );
}
