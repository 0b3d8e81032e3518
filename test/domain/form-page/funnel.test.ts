import { describe, expect, it } from "vitest";
import { biggestLoss, funnelRows, isEnoughToSay } from "~/features/deciding/form-page/rules/funnel";
import { numbersWords } from "~/features/deciding/form-page/words/numbers-words";

const words = numbersWords.en;
const steps = (...counts: number[]) => counts.map((count, index) => ({ title: `Page ${index + 1}`, count }));

describe("the funnel of applicants", () => {
  it("says how many were lost in each step, and never fewer than none", () => {
    const rows = funnelRows(words, { views: 30, starts: 20, steps: steps(18, 19), sent: 12 });
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
    const rows = funnelRows(words, { views: 300, starts: 20, steps: steps(18, 11), sent: 9 });
    expect(biggestLoss(rows)).toMatchObject({ name: "Page 2", lost: 7 });
  });

  // Red when the first of several steps that lost as many is named.
  it("names no step where several lost as many, nor for one person", () => {
    const tied = funnelRows(words, { views: 30, starts: 20, steps: steps(18, 16, 14, 12), sent: 10 });
    expect(biggestLoss(tied)).toBe(null);
    expect(biggestLoss(funnelRows(words, { views: 30, starts: 20, steps: steps(20, 19), sent: 19 }))).toBe(null);
  });

  // Red when "12 of the 11 who began" is said: who sends is counted without a browser, too.
  it("says how many of those who began have sent only where no more sent than began", () => {
    expect([10, 11, 12].map((sent) => isEnoughToSay({ starts: 11, sent }))).toEqual([true, true, false]);
    expect(isEnoughToSay({ starts: 9, sent: 2 })).toBe(false);
  });

  it("draws no conclusion from nine people, or when nobody stopped", () => {
    expect(biggestLoss(funnelRows(words, { views: 9, starts: 9, steps: steps(2), sent: 2 }))).toBe(null);
    expect(biggestLoss(funnelRows(words, { views: 10, starts: 10, steps: steps(10), sent: 10 }))).toBe(null);
  });
});
