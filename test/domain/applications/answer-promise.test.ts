import { describe, expect, it } from "vitest";
import { answerPromise } from "../../../app/features/applying/applications/answer-promise";

const sent = {
  state: "submitted",
  submittedAt: Date.UTC(2027, 2, 1, 23, 30),
  householdCompletedAt: null,
  isWaiting: false,
} as const;
const at = (day: number, hour = 12) => Date.UTC(2027, 2, day, hour);

describe("the promised response date", () => {
  it("is over after the last promised day, and near two days before", () => {
    expect(answerPromise(sent, 7, at(5))).toEqual({ day: "2027-03-08", isOverdue: false, isNear: false });
    expect(answerPromise(sent, 7, at(6))).toMatchObject({ isOverdue: false, isNear: true });
    expect(answerPromise(sent, 7, at(8, 23))).toMatchObject({ isOverdue: false, isNear: true });
    expect(answerPromise(sent, 7, at(9, 0))).toMatchObject({ isOverdue: true, isNear: false });
  });

  it("counts from when the whole household had sent its parts", () => {
    expect(answerPromise({ ...sent, isWaiting: true }, 7, at(20))).toBeNull();
    const complete = { ...sent, householdCompletedAt: at(10) };
    expect(answerPromise(complete, 7, at(16))).toMatchObject({ day: "2027-03-17", isOverdue: false });
  });

  // Red while a question of the landlord's took the day off both pages.
  it("is owed where it was made until the decision, also while the landlord waits for more", () => {
    expect(answerPromise(sent, undefined, at(20))).toBeNull();
    for (const state of ["in_review", "shortlisted", "info_requested"] as const)
      expect(answerPromise({ ...sent, state }, 7, at(20)), state).toMatchObject({ isOverdue: true });
    for (const state of ["approved", "declined", "withdrawn", "expired"] as const)
      expect(answerPromise({ ...sent, state }, 7, at(20)), state).toBeNull();
  });
});
