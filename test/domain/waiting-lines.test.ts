import { describe, expect, it } from "vitest";
import type { FormFacts } from "~/features/people/account-data/rules";
import { dashboardNews, waitingLines } from "~/features/people/account-data/waiting-lines";

const now = Date.parse("2026-11-21T09:00:00Z");
const day = 24 * 60 * 60 * 1000;
const counts = { submitted: 0, in_review: 0, info_requested: 0, shortlisted: 0 };
const form = (change: Partial<FormFacts> = {}) => ({
  ...{ id: "f", title: "14 Maple Street" },
  ...{ state: "open" as const, opensUntil: now + 20 * day, newCount: 0, applicationCount: 4 },
  ...change,
});

const late = (count: number) => ({
  count,
  ids: Array.from({ length: Math.min(count, 20) }, (_, index) => `late-${index}`),
});

describe("the dashboard's list of what needs attention", () => {
  it("has the most urgent first, in at most six lines", () => {
    const forms = [form({ opensUntil: now + 2 * day }), form({ applicationCount: 0 })];
    const lines = waitingLines(
      {
        forms,
        overdue: late(1000),
        awaiting: [],
        counts: { submitted: 3, in_review: 999, info_requested: 1, shortlisted: 1 },
      },
      now,
      "en",
    );
    expect(lines.map(({ count, what }) => `${count} ${what}`)).toEqual([
      "99+ Answers overdue",
      "3 New",
      "1 Shortlisted",
      "999 In review",
      "2 Days until 14 Maple Street closes",
      "1 Asked for more",
    ]);
    expect(lines.filter(({ isLate }) => isLate).map(({ key }) => key)).toEqual(["overdue", "closes-f"]);
  });

  // Red when sayWho counts the named twice, or names who is not in that state.
  it("names applicants, the oldest first, where names may be shown", () => {
    const someone = (id: string, state: string, name: string) => ({ id, state, name });
    const awaiting = [
      someone("a", "in_review", "Maya Chen"),
      someone("b", "submitted", "Ravi Patel"),
      someone("c", "submitted", "Ana Popescu"),
    ];
    const whoOf = (overdue: string[], some: Partial<typeof counts>) =>
      waitingLines(
        { forms: [], overdue: { count: overdue.length, ids: overdue }, awaiting, counts: { ...counts, ...some } },
        now,
        "en",
      ).map(({ more }) => more);
    expect(whoOf(["a", "b"], { submitted: 8, in_review: 412, shortlisted: 1 })).toEqual([
      "Maya Chen and Ravi Patel",
      "Ravi Patel, Ana Popescu and 6 more",
      "One step away from a decision",
      "Maya Chen and 411 more",
    ]);
    expect(whoOf(["x", "c", "y"], { submitted: 2, in_review: 1 })).toEqual([
      "Ana Popescu and 2 more",
      "Ravi Patel and Ana Popescu",
      "Maya Chen",
    ]);
    const alone = { forms: [form()], counts: { ...counts, in_review: 1 }, awaiting };
    expect(dashboardNews({ ...alone, overdue: { count: 1, ids: ["b"] } }, "en")).toBe(
      "Ravi Patel is waiting for an answer you promised.",
    );
    expect(dashboardNews({ ...alone, overdue: late(0) }, "en")).toBe("Maya Chen is waiting for your decision.");
  });

  it.each([
    ["a link nobody has used", form({ applicationCount: 0 }), ["share-f"]],
    ["nothing of a paused form", form({ state: "paused", applicationCount: 0 }), []],
    ["nothing of a date that is past or far", form({ opensUntil: now - 1 }), []],
  ])("contains %s", (_what, one, keys) => {
    expect(
      waitingLines({ forms: [one], counts, overdue: late(0), awaiting: [] }, now, "en").map(({ key }) => key),
    ).toEqual(keys);
  });
});

describe("the dashboard's summary of the day", () => {
  it.each([
    ["Your first form takes about eight minutes.", [], {}, 0],
    ["One applicant is waiting for an answer you promised.", [form()], { submitted: 9 }, 1],
    ["Nine applications no one has read yet.", [form()], { submitted: 9, in_review: 2 }, 0],
    ["412 applicants are waiting for your decision.", [form()], { in_review: 412 }, 0],
    ["You’re all caught up.", [form()], { info_requested: 3 }, 0],
  ] as const)('is "%s"', (words, forms, some, overdue) => {
    expect(dashboardNews({ forms, counts: { ...counts, ...some }, overdue: late(overdue), awaiting: [] }, "en")).toBe(
      words,
    );
  });
});
