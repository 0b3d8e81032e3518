import { expect, it } from "vitest";
import { figuresOf } from "../../../app/features/operator/admin/figures";

const now = Date.UTC(2026, 10, 22, 12);

it("daily figures are summed by week and by 28 days, older ones are left out, and sums by name prefix are right", () => {
  const { days, series, refusals } = figuresOf(
    [
      { day: "2026-11-22", name: "refused:contact-address", count: 2 },
      { day: "2026-11-15", name: "refused:contact-address", count: 3 },
      { day: "2026-11-16", name: "refused:guest-start", count: 7 },
      { day: "2026-10-20", name: "refused:guest-start", count: 99 },
    ],
    now,
  );
  expect([days.length, days[0], days.at(-1)]).toEqual([28, "2026-10-26", "2026-11-22"]);
  const refused = series.find(({ name }) => name === "refused");
  expect([refused?.week, refused?.total, refused?.days.at(-1)]).toEqual([9, 12, 2]);
  expect(refusals).toEqual([
    { action: "guest-start", week: 7, total: 7 },
    { action: "contact-address", week: 2, total: 5 },
  ]);
});

// Red when `share > wrongShare` is `share >= 1`.
it("a sign turns amber when over 30 % of what it held was released, once it held five", () => {
  const day = "2026-11-22";
  const figures = [
    { day, name: "held:application:markup", count: 10 },
    { day, name: "released:application:markup", count: 4 },
    { day, name: "held:application:honeypot", count: 2 },
    { day, name: "released:application:honeypot", count: 2 },
    { day, name: "held:form:selfie", count: 10 },
    { day, name: "released:form:selfie", count: 3 },
    { day, name: "held:application", count: 12 },
  ];
  const { signs } = figuresOf(figures, now);
  expect(signs.map(({ code, share, isAmber }) => [code, share, isAmber])).toEqual([
    ["application:honeypot", 1, false],
    ["application:markup", 0.4, true],
    ["form:selfie", 0.3, false],
  ]);
});
