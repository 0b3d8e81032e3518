import { expect, it } from "vitest";
import { countsOfDays, shownDays } from "~/features/forms/rent-forms/month-counts";

// Red when a day is looked for in the month of `now`, or another event is counted.
it("an event on each of thirty days across a month's end is counted", () => {
  const days = shownDays(Date.parse("2026-03-05T23:59:59.999Z"));
  expect([days.length, days[0], days.at(-1)]).toEqual([30, "2026-02-04", "2026-03-05"]);
  const counts = countsOfDays(
    [
      ["2026-02", JSON.stringify({ "03 sent": 9, "04 sent": 2, "28 sent": 1, "28 opened": 7 })],
      ["2026-03", JSON.stringify({ "05 sent": 3, "04 opened": 4 })],
    ],
    "sent",
    days,
  );
  expect(days.flatMap((day, at) => (counts[at] ? [[day, counts[at]]] : []))).toEqual([
    ["2026-02-04", 2],
    ["2026-02-28", 1],
    ["2026-03-05", 3],
  ]);
});
