import { describe, expect, it } from "vitest";
import { biggestLoss, funnelRows } from "~/features/deciding/form-page/rules/funnel";

const steps = (...counts: number[]) => counts.map((count, index) => ({ title: `Page ${index + 1}`, count }));

describe("the funnel of applicants", () => {
  it("says how many were lost in each step, and never fewer than none", () => {
    const rows = funnelRows({ views: 30, starts: 20, steps: steps(18, 19), sent: 12 });
    expect(rows.map(({ name, count, lost }) => [name, count, lost])).toEqual([
      ["Looked at the form", 30, 0],
      ["Began", 20, 10],
      ["Page 1", 18, 2],
      ["Page 2", 19, 0],
      ["Sent", 12, 7],
    ]);
    expect(rows.every(({ before, count }) => before >= count)).toBe(true);
  });

  // Red when biggestLoss looks at all rows: those who only looked are always the most.
  it("finds the step in which most applicants stop", () => {
    const rows = funnelRows({ views: 300, starts: 20, steps: steps(18, 11), sent: 9 });
    expect(biggestLoss(rows)).toMatchObject({ name: "Page 2", lost: 7 });
  });

  it("draws no conclusion from nine people, or when nobody stopped", () => {
    expect(biggestLoss(funnelRows({ views: 9, starts: 9, steps: steps(2), sent: 2 }))).toBe(null);
    expect(biggestLoss(funnelRows({ views: 10, starts: 10, steps: steps(10), sent: 10 }))).toBe(null);
  });
});
