import { expect, it } from "vitest";
import { lastDecision } from "../../../app/features/deciding/application/rules/last-decision";

type Recorded = Parameters<typeof lastDecision>[0];

const letter = (change: Partial<Recorded["letters"][number]> = {}): Recorded["letters"][number] => ({
  ...{ kind: "approved", text: "Good news", withNotice: false, sendAt: 120, state: "sent", ...change },
});
const trace = (action: string, at: number, who: "you" | "applicant" = "you") => ({
  action: `application.${action}`,
  at,
  detail: null,
  by: null,
  assignee: null,
  who,
  name: null,
});
const approved = [trace("star", 110), trace("approve", 100), trace("shortlist", 50)];

it("the last decision is the newest trace that decides, with who made it and its letter", () => {
  const waiting = letter({ state: "waiting" });
  expect(lastDecision({ history: approved, letters: [waiting] })).toEqual({ made: approved[1], letter: waiting });
  expect(lastDecision({ history: [trace("first-view", 10)], letters: [] })).toBeNull();
});

it("the last decision takes no letter of an earlier one or of another kind", () => {
  const others = [letter({ sendAt: 90 }), letter({ kind: "shortlisted" })];
  expect(lastDecision({ history: approved, letters: others })?.letter).toBe("untold");
});

it("an undone decision and a withdrawal are the last decision, and have no letter", () => {
  const undone = trace("undo", 105);
  const stopped = letter({ state: "stopped" });
  expect(lastDecision({ history: [undone, ...approved], letters: [stopped] })).toEqual({
    made: undone,
    letter: "none",
  });
  const withdrawn = trace("withdraw", 130, "applicant");
  expect(lastDecision({ history: [withdrawn, ...approved], letters: [letter()] })).toEqual({
    made: withdrawn,
    letter: "none",
  });
});

it("a decline that the home's letting told has that letter", () => {
  const told = letter({ kind: "home-let" });
  expect(lastDecision({ history: [trace("decline", 100)], letters: [told] })?.letter).toBe(told);
});
