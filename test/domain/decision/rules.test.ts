import { describe, expect, it } from "vitest";
import { type ApplicationState, applicationStates } from "../../../app/db/schema/applications";
import {
  type ApplicationAction,
  type ApplicationMover,
  applicationTransitions,
  endOfMove,
  landlordMoves,
  stateAfter,
  statesBefore,
} from "../../../app/features/applying/applications/states";

const states: Record<string, ApplicationState | "before" | null> = {
  submitted: "submitted",
  review: "in_review",
  info: "info_requested",
  short: "shortlisted",
  yes: "approved",
  no: "declined",
  left: "withdrawn",
  over: "expired",
  back: "before",
  "-": null,
};

/** Rows: the state before; columns in the order of the states. Written out apart from the code's own table. */
const landlordTable: Record<Exclude<ApplicationAction, "withdraw" | "expire">, string> = {
  open: "review - - - - - - -",
  "request-info": "info info - info - - - -",
  "settle-info": "- - back - - - - -",
  shortlist: "short short - - - - - -",
  unshortlist: "- - - review - - - -",
  approve: "yes yes yes yes - - - -",
  decline: "no no no no - - - -",
  reopen: "- - - - review review - -",
  let: "- - - - yes - - -",
  undo: "- back - back back back - -",
};

describe("the life of an application", () => {
  it.each(Object.entries(landlordTable))("%s, by the landlord, from every state", (action, row) => {
    const expected = row.split(" ").map((word) => states[word]);
    expect(applicationStates.map((state) => stateAfter(state, action as ApplicationAction))).toEqual(expected);
  });

  it("leaves withdrawing to the applicant and ending to the clock", () => {
    const of = (action: ApplicationAction, mover: ApplicationMover) =>
      applicationStates.filter((state) => stateAfter(state, action, mover) !== null);
    const undecided = ["submitted", "in_review", "info_requested", "shortlisted"];
    expect(of("withdraw", "applicant")).toEqual(undecided);
    expect(of("expire", "system")).toEqual(undecided);
    for (const action of ["withdraw", "expire"] as const) expect(of(action, "landlord")).toEqual([]);
    for (const action of landlordMoves) expect(of(action, "applicant")).toEqual([]);
    expect(of("settle-info", "applicant")).toEqual(["info_requested"]);
  });

  it("gives no action two ends from one state", () => {
    for (const { action, by } of applicationTransitions)
      for (const mover of by) {
        const from = statesBefore(action, mover);
        expect(new Set(from).size, action).toBe(from.length);
      }
    for (const move of landlordMoves)
      for (const from of statesBefore(move)) expect(stateAfter(from, move)).toBe(endOfMove[move]);
  });

  it("never leads out of what the applicant took back or time ended", () => {
    for (const { action, from } of applicationTransitions)
      for (const state of ["withdrawn", "expired"] as const) expect(from, action).not.toContain(state);
  });
});
