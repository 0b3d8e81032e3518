import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { AskPage } from "../../../app/features/applying/viewings/ui/ask-page";
import { formatNumber } from "../../../app/kernel/formatters";
import { keptDays } from "../../../app/kernel/kept-days";
import { type PageLocale, pageLocales } from "../../../app/kernel/page-locale";

const startsAt = Date.parse("2027-05-10T16:30:00Z");

function askPageIn(locale: PageLocale): string {
  const slot = { id: "slot", startsAt, endsAt: startsAt + 3_600_000, free: 1, waiting: 0 };
  const page = (
    <AskPage
      locale={locale}
      title="Flat"
      here="/apply/flat/viewing"
      formAt={null}
      recordAt="/apply/flat/viewing/record"
      zone="Europe/Berlin"
      isContactOnly={false}
      viewings={{ stage: "before", rule: "order", drawAt: null, drawnAt: null, slots: [slot] }}
      state="ask"
      typed={{ slot: "", people: "", name: "", email: "", phone: "" }}
      errors={{}}
    />
  );
  const router = createMemoryRouter([{ path: "/", element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

// Red when the page says a number of its own.
it.each(pageLocales)("where a viewing is asked for it is said how long contact data is kept: %s", (locale) => {
  const days = formatNumber(keptDays.viewingPeople, locale);
  const said = /<p class="end">([^<]+)<\/p>\s*<p><button/.exec(askPageIn(locale))?.[1] ?? "";
  expect(said.split(/[^\p{Nd}]+/u).filter(Boolean)).toEqual([days]);
});
