import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { AppPage } from "../../../../ui/app-page";
import { ButtonLink } from "../../../../ui/button-link";
import { Formatted } from "../../../../ui/formatted";
import { Notice } from "../../../../ui/notice";
import { usePageLocale, useWords } from "../../../../ui/use-words";
import { dayWords } from "../landlord-words";
import type { DoorPage } from "../queries/find-door.server";
import { slotDay, slotTimes } from "../slot-clock";
import { DoorGuests } from "./door-guests";

/** Between two looks at who has been seen. */
const lookEveryMs = 15_000;

type Props = { door: DoorPage; zone: string; now: number /** Of the form's viewings. */; at: string };

/** At the door: who has a place, each with a code of this minute, and who has been seen. */
export function DoorScreen({ door: { slot, isOpen, nextAt, guests }, zone, now, at }: Props) {
  const words = useWords(dayWords).door;
  const locale = usePageLocale();
  useFresh(nextAt - now);
  const seen = guests.filter(({ seenAt }) => seenAt !== null).length;
  return (
    <AppPage
      title={words.title}
      back={{ to: at, label: words.back }}
      lead={
        <>
          <Formatted text={slotDay(slot.startsAt, locale, zone)} />{" "}
          <Formatted className="tabular" text={slotTimes(slot, locale, zone)} />
        </>
      }
    >
      <div className="mt-5 flex flex-col gap-6">
        {isOpen ? (
          <div className="flex max-w-xl flex-col items-start gap-2">
            <p>{words.text}</p>
            <p className="text-ink-muted text-sm">{words.renewed}</p>
            <noscript>
              <ButtonLink to="" reloadDocument variant="outline" preload="none">
                {words.next}
              </ButtonLink>
            </noscript>
          </div>
        ) : (
          <Notice>{slot.cancelledAt === null ? words.notNow : words.calledOff}</Notice>
        )}
        <section aria-labelledby="who">
          <h2 id="who" className="mb-2 border-line-strong border-b pb-2 font-semibold text-lg">
            {words.who}
            {guests.length > 0 ? (
              <span className="tabular ms-3 font-normal text-base text-ink-muted">
                {words.seen({ seen, booked: guests.length })}
              </span>
            ) : null}
          </h2>
          {guests.length > 0 ? (
            <DoorGuests guests={guests} hasBegun={slot.startsAt <= now} />
          ) : (
            <p className="text-ink-muted">{words.nobody}</p>
          )}
        </section>
      </div>
    </AppPage>
  );
}

/** Reads the page anew when the next codes come, and in between for who was seen; at once when the phone is taken up again. */
function useFresh(untilNextMs: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const timer = setTimeout(revalidate, Math.max(250, Math.min(lookEveryMs, untilNextMs)));
    const onShown = () => {
      if (document.visibilityState === "visible") void revalidate();
    };
    document.addEventListener("visibilitychange", onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onShown);
    };
  }, [revalidate, state, untilNextMs]);
}
