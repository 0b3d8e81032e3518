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
import { GuestList } from "./guest-list";

/** Between two looks at who has been seen. */
const lookEveryMs = 15_000;

type Props = { door: DoorPage; zone: string; now: number /** Of the form's viewings. */; at: string };

/** At the door: the code of this minute, and who has been seen. */
export function DoorScreen({ door: { slot, code, nextAt, guests }, zone, now, at }: Props) {
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
        {code ? (
          <div className="flex flex-col items-center gap-3 border-line border-y py-8 text-center">
            <output
              dir="ltr"
              translate="no"
              className="tabular flex flex-wrap justify-center gap-x-6 font-semibold text-[min(19vw,7rem)] leading-none tracking-wider"
            >
              <span>{code.slice(0, 4)}</span> <span>{code.slice(4)}</span>
            </output>
            <p className="max-w-xl">{words.text}</p>
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
            <GuestList guests={guests} hasBegun={slot.startsAt <= now} />
          ) : (
            <p className="text-ink-muted">{words.nobody}</p>
          )}
        </section>
      </div>
    </AppPage>
  );
}

/** Reads the page anew when the next code comes, and in between for who was seen; at once when the phone is taken up again. */
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
