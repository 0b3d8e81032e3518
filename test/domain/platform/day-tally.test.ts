import { describe, expect, it } from "vitest";
import { createDayTally } from "../../../app/kernel/day-tally";

describe("what happened on a day", () => {
  const limits = { events: 3, ageMs: 10_000, names: 2 };
  const noon = Date.UTC(2026, 10, 21, 12);

  it("gathers by day and name, and is due by number or by age", () => {
    const tally = createDayTally(limits);
    tally.take(noon);
    expect(tally.add("one", noon + 1)).toBe(false);
    expect(tally.add("one", noon + 2)).toBe(false);
    expect(tally.add("two", noon + 3)).toBe(true);
    expect(tally.take(noon + 4)).toEqual([
      { day: "2026-11-21", name: "one", count: 2 },
      { day: "2026-11-21", name: "two", count: 1 },
    ]);
    expect(tally.take(noon + 5)).toEqual([]);
    expect(tally.add("one", noon + 9_000)).toBe(false);
    expect(tally.add("one", noon + 10_005)).toBe(true);
  });

  it("begins a new count with the UTC day, and loses nothing that could not be written", () => {
    const tally = createDayTally({ ...limits, names: 10 });
    tally.add("one", Date.UTC(2026, 10, 21, 23, 59, 59));
    tally.add("one", Date.UTC(2026, 10, 22));
    const taken = tally.take(noon);
    expect(taken.map(({ day, count }) => [day, count])).toEqual([
      ["2026-11-21", 1],
      ["2026-11-22", 1],
    ]);
    tally.giveBack(taken);
    expect(tally.take(noon)).toEqual(taken);
  });

  it("stays bounded whatever is counted, and is due when the clock has gone back", () => {
    const tally = createDayTally(limits);
    for (let index = 0; index < 100; index += 1) tally.add(`form-${index}`, noon);
    expect(tally.take(noon)).toHaveLength(2);
    expect(tally.add("one", noon - 1)).toBe(true);
  });
});
