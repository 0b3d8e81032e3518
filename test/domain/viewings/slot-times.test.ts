import { describe, expect, it } from "vitest";
import { doOverlap, momentAt, slotRow } from "../../../app/features/applying/viewings/slot-times";
import { momentFor } from "../../../app/kernel/moments";

const berlin = "Europe/Berlin";
const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

describe("the time of a slot", () => {
  it.each([
    ["a summer's day", "2027-07-01T10:00", berlin, "2027-07-01T08:00:00.000Z"],
    ["the hour before clocks go forward", "2027-03-28T01:30", berlin, "2027-03-28T00:30:00.000Z"],
    ["an hour that clocks skip", "2027-03-28T02:30", berlin, null],
    ["the hour after it", "2027-03-28T03:00", berlin, "2027-03-28T01:00:00.000Z"],
    ["an hour that comes twice is its first", "2026-10-25T02:30", berlin, "2026-10-25T00:30:00.000Z"],
    ["the hour after both", "2026-10-25T03:00", berlin, "2026-10-25T02:00:00.000Z"],
    [
      "an hour that comes twice west of UTC is its first",
      "2026-11-01T01:30",
      "America/New_York",
      "2026-11-01T05:30:00.000Z",
    ],
    ["a change of half an hour", "2027-04-04T01:45", "Australia/Lord_Howe", "2027-04-03T14:45:00.000Z"],
    ["a day that is none", "2027-02-30T10:00", berlin, null],
    ["words", "tomorrow", berlin, null],
  ])("is right for %s", (_case, local, zone, expected) => {
    expect(iso(momentAt(local, zone))).toBe(expected);
  });

  it("goes on by time that passes while clocks change", () => {
    const startsAt = momentAt("2026-10-25T02:30", berlin) ?? 0;
    const row = slotRow({ startsAt, minutes: 20, pauseMinutes: 10, count: 4 });
    expect(row.map((slot) => slot.startsAt - startsAt)).toEqual([0, 30, 60, 90].map((minutes) => minutes * 60_000));
    expect(row.every(({ startsAt: from, endsAt }) => endsAt - from === 20 * 60_000)).toBe(true);
    expect(doOverlap(row)).toBe(false);
    expect(doOverlap([...row, ...row])).toBe(true);
  });

  it("is the same moment on phones in two zones", () => {
    const at = momentAt("2027-03-28T03:00", berlin) ?? 0;
    expect(momentFor(at, "en-GB", { reader: berlin, home: berlin })).toContain("03:00");
    const abroad = momentFor(at, "en-GB", { reader: "America/New_York", home: berlin });
    expect(abroad).toContain("27 March 2027 at 21:00");
    expect(abroad).toContain("03:00");
  });
});
