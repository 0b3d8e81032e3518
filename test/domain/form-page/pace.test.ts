import { describe, expect, it } from "vitest";
import { finishTimes, paceOf, sayPace } from "~/features/deciding/form-page/rules/pace";
import { numbersWords } from "~/features/deciding/form-page/words/numbers-words";

const minute = 60_000;
const hour = 60 * minute;
const sent = Date.UTC(2026, 10, 1);
const dealt = (openedAfter: number | null, decidedAfter: number | null = null) => ({
  submittedAt: sent,
  firstViewedAt: openedAfter === null ? null : sent + openedAfter,
  decidedAt: decidedAfter === null ? null : sent + decidedAfter,
});

describe("a landlord's response time", () => {
  it("is the median of sent and of decided applications", () => {
    const rows = [1, 2, 3, 4, 90].map((hours) => dealt(hours * hour, hours * 2 * hour));
    expect(paceOf(rows)).toEqual({ looked: 5, openedWithin: 3 * hour, decided: 5, decidedWithin: 6 * hour });
  });

  // Red when paceOf leaves out those that nobody opened: three opened at once would say that all are.
  it("counts unread ones as slower than any, and is empty while half are unread", () => {
    expect(paceOf([dealt(hour), dealt(hour), dealt(2 * hour), dealt(null), dealt(null)]).openedWithin).toBe(2 * hour);
    expect(paceOf([dealt(hour), dealt(hour), dealt(null), dealt(null), dealt(null)]).openedWithin).toBe(null);
    expect(paceOf([1, 1, 1, null, null, null].map((one) => dealt(one))).openedWithin).toBe(null);
  });

  it("is empty for four applications", () => {
    const four = Array.from({ length: 4 }, () => dealt(hour, hour));
    expect(paceOf(four)).toEqual({ looked: 4, openedWithin: null, decided: 4, decidedWithin: null });
    expect(paceOf([...four, dealt(hour)])).toMatchObject({ openedWithin: hour, decided: 4, decidedWithin: null });
    expect(paceOf([])).toEqual({ looked: 0, openedWithin: null, decided: 0, decidedWithin: null });
  });

  it.each([
    [0, "1 minute"],
    [12 * minute, "12 minutes"],
    [59.7 * minute, "1 hour"],
    [23.2 * hour, "23 hours"],
    [23.6 * hour, "1 day"],
    [33.6 * hour, "1.4 days"],
    [48 * hour, "2 days"],
  ])("of %d ms is printed as %s", (milliseconds, words) => expect(sayPace(numbersWords.en, milliseconds)).toBe(words));
});

describe("the minutes that applicants need", () => {
  it("are shown in seven bars, each application in one, with the median marked", () => {
    const { middle, bars } = finishTimes([2, 3, 4, 9, 9, 10, 11, 17, 60].map((minutes) => minutes * minute));
    expect(middle).toBe(9);
    expect(bars.map(({ to }) => to)).toEqual([3, 6, 9, 12, 15, 18, null]);
    expect(bars.map(({ count }) => count)).toEqual([2, 1, 2, 2, 0, 1, 1]);
    expect(bars.findIndex(({ hasMiddle }) => hasMiddle)).toBe(2);
    expect(bars.filter(({ hasMiddle }) => hasMiddle)).toHaveLength(1);
  });

  it("are not shown for fewer than five, and have no median for none", () => {
    expect(finishTimes([4, 5, 6, 7].map((minutes) => minutes * minute))).toEqual({ middle: 6, bars: [] });
    expect(finishTimes([])).toEqual({ middle: null, bars: [] });
  });

  it("are never less than one", () => {
    const { middle, bars } = finishTimes([100, 200, 300, 400, 5 * minute]);
    expect([middle, bars[0]?.count]).toEqual([1, 4]);
  });

  it("are not shown when a single bar would contain all", () => {
    expect(finishTimes([100, 200, 300, 400, 500])).toEqual({ middle: 1, bars: [] });
  });
});
