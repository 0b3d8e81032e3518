import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { AskPage, type AskPageProps } from "../../../app/features/applying/viewings/ui/ask-page";
import { formatNumber } from "../../../app/kernel/formatters";
import { keptDays } from "../../../app/kernel/kept-days";
import { type PageLocale, pageLocales } from "../../../app/kernel/page-locale";

const startsAt = Date.parse("2027-05-10T16:30:00Z");

const ada = { name: "Ada Bell", email: "ada@tenant.example", phone: null, statusAt: "/apply/flat/status/token" };

function askPageIn(locale: PageLocale, applied: AskPageProps["applied"] = null): string {
  const slot = { id: "slot", startsAt, endsAt: startsAt + 3_600_000, free: 1, waiting: 0 };
  const page = (
    <AskPage
      locale={locale}
      title="Flat"
      here="/apply/flat/viewing"
      formAt="/apply/flat"
      applied={applied}
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

const keptLine = (html: string) => /<p class="end">([^<]+)<\/p>\s*<p><button/.exec(html)?.[1] ?? "";

// Red when the page says a number of its own.
it.each(pageLocales)("where a viewing is asked for it is said how long contact data is kept: %s", (locale) => {
  const days = formatNumber(keptDays.viewingPeople, locale);
  for (const applied of [null, ada]) {
    const said = keptLine(askPageIn(locale, applied));
    expect(said.split(/[^\p{Nd}]+/u).filter(Boolean)).toEqual([days]);
  }
});

// Red when who has applied is asked as anybody is.
it("who has applied reads the contact of the application, and of no telephone that it does not have", () => {
  const html = askPageIn("en", ada);
  expect(html).toContain("ada@tenant.example");
  expect(html).not.toMatch(/name="(name|email|phone)"|phone/i);
  expect(askPageIn("en", { ...ada, phone: "+14155552671" })).toContain("+14155552671");
  expect(html).toContain('href="/apply/flat/status/token"');
  expect(html).not.toContain('href="/apply/flat"');
});

it("whoever asks reads that a telephone number is kept if it is given", () => {
  expect(keptLine(askPageIn("en"))).toContain("if you give it, your phone number");
});
