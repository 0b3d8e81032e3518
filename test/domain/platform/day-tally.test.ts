import { describe, expect, it } from "vitest";
import { createDayTally, type DayCount, type DayTally } from "../../../app/platform/day-tally";

const silentLog = { info() {}, warn() {}, error() {} };

async function written(tally: DayTally, now: number): Promise<DayCount[]> {
  let counts: DayCount[] = [];
  await tally.write(silentLog, now, async (gathered) => {
    counts = gathered;
  });
  return counts;
}

describe("the daily counters", () => {
  const limits = { events: 3, ageMs: 10_000, names: 2 };
  const noon = Date.UTC(2026, 10, 21, 12);

  it("are collected by day and name, and written by number or by age", async () => {
    const tally = createDayTally("not-written", limits);
    await written(tally, noon);
    expect(tally.add("one", noon + 1)).toBe(false);
    expect(tally.add("one", noon + 2)).toBe(false);
    expect(tally.add("two", noon + 3)).toBe(true);
    expect(await written(tally, noon + 4)).toEqual([
      { day: "2026-11-21", name: "one", count: 2 },
      { day: "2026-11-21", name: "two", count: 1 },
    ]);
    expect(await written(tally, noon + 5)).toEqual([]);
    expect(tally.add("one", noon + 9_000)).toBe(false);
    expect(tally.add("one", noon + 10_005)).toBe(true);
  });

  it("start again with the UTC day, and keep counts that could not be written", async () => {
    const tally = createDayTally("not-written", { ...limits, names: 10 });
    tally.add("one", Date.UTC(2026, 10, 21, 23, 59, 59));
    tally.add("one", Date.UTC(2026, 10, 22));
    await tally.write(silentLog, noon, () => Promise.reject(Error()));
    expect((await written(tally, noon)).map(({ day, count }) => [day, count])).toEqual([
      ["2026-11-21", 1],
      ["2026-11-22", 1],
    ]);
  });

  it("stay bounded whatever is counted, and are written when the clock went back", async () => {
    const tally = createDayTally("not-written", limits);
    for (let index = 0; index < 100; index += 1) tally.add(`form-${index}`, noon);
    expect(await written(tally, noon)).toHaveLength(2);
    expect(tally.add("one", noon - 1)).toBe(true);
  });
});
