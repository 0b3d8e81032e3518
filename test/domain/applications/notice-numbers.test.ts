import { describe, expect, it } from "vitest";
import { privacyNotice, spokenTime } from "../../../app/features/applying/answering/privacy-words";
import { statusWords } from "../../../app/features/applying/answering/status-words";
import { undecided } from "../../../app/features/applying/applications/retention";
import { draftLifeMs } from "../../../app/features/applying/applications/rules";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { retentionOf } from "../../../app/features/forms/law/retention";
import { guestKeptMs } from "../../../app/features/forms/rent-forms/rules";
import { faqTopicsIn } from "../../../app/features/site/marketing/faq";
import { retentionRows } from "../../../app/features/site/marketing/queries/retention-rows.server";
import { pageLocales } from "../../../app/kernel/page-locale";

const dayMs = 24 * 60 * 60 * 1000;
const homes = [
  { country: "US", region: "OR" },
  { country: "US", region: "NY" },
  { country: "AU", region: "VIC" },
  { country: "AU", region: "SA" },
  { country: "NZ" },
  { country: "CA", region: "QC" },
  { country: "CA", region: "ON" },
  { country: "FR" },
  { country: "GB" },
  { country: "IS" },
].map((home) => ({ line1: "1 Main Street", city: "Town", ...home }));
/** As the place's rule says it, by the code of the pack. */
const rules: Record<string, [days: number, months: number]> = {
  OR: [60, 24],
  NY: [60, 36],
  VIC: [30, 1],
  SA: [30, 1],
  NZ: [30, 3],
  QC: [30, 12],
  ON: [60, 12],
  FR: [60, 3],
  GB: [60, 6],
  IS: [60, 6],
};
const numbersIn = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
const cases = homes.flatMap((address) =>
  pageLocales.map((locale) => ({ address, locale, name: `${address.region ?? address.country}, ${locale}` })),
);

// Red when a notice has a number of its own, or the rule of another place.
describe.each(cases)("the privacy notice for a home in $name", ({ address, locale }) => {
  const [days = 0, months = 0] = rules[address.region ?? address.country] ?? [];

  it("states the retention times of its place, for an account's form", () => {
    const text = privacyNotice({ property: { address }, hasAccount: true }, locale)
      .lines.map(([, line]) => line)
      .join(" ");
    const { closedDays, sentMonths } = undecided;
    // Arabic says one and two by the noun alone.
    const spans = [
      [draftLifeMs / dayMs, "day"],
      [days, "day"],
      [months, "month"],
      [closedDays, "day"],
      [sentMonths, "month"],
    ] as const;
    expect(numbersIn(text)).toEqual(spans.flatMap(([span, unit]) => numbersIn(spokenTime(span, unit, locale))));
    expect(text).toContain(spokenTime(days, "day", locale));
    expect(text).toContain(spokenTime(months, "month", locale));
  });

  it("promises no decision for a guest's form", () => {
    const lines = privacyNotice({ property: { address }, hasAccount: false }, locale).lines.map(([, line]) => line);
    const kept = lines.find((line) => line.includes(spokenTime(guestKeptMs / dayMs, "day", locale))) ?? "";
    expect(numbersIn(kept)[0]).toBe(guestKeptMs / dayMs);
  });
});

it.each(pageLocales)("the status page in %s contains no retention number of its own", (locale) => {
  expect(numbersIn(JSON.stringify(statusWords[locale].retention))).toEqual([]);
});

it("the public pages state the range of retention over all places", () => {
  const all = [...packPlaces, null].map(retentionOf);
  const days = all.map(({ documentsDays }) => documentsDays);
  const range = `${Math.min(...days)} to ${Math.max(...days)} days`;
  expect(JSON.stringify(faqTopicsIn("en"))).toContain(`${range} after the decision`);
  const rows = retentionRows("en").map(({ what, howLong }) => `${what}: ${howLong}`);
  expect(rows.find((row) => row.startsWith("Documents of a sent application"))).toContain(range);
  expect(rows.find((row) => row.includes("does not decide"))).toContain(
    `${undecided.closedDays} days after its form closed, or ${undecided.sentMonths} months after it was sent`,
  );
});

// Red without `readers` in the first line, and with it on a page that does not know the number.
it.each(pageLocales)(
  "the notice in %s says how many colleagues of the landlord may read, where it is known",
  (locale) => {
    const subject = { property: { address: homes[0] as never }, hasAccount: true };
    const readers = (colleagues?: number) => privacyNotice({ ...subject, colleagues }, locale).lines[0]?.[1] ?? "";
    expect([numbersIn(readers()), numbersIn(readers(0)), numbersIn(readers(3))]).toEqual([[], [], [3]]);
  },
);
