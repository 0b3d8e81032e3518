import { describe, expect, it } from "vitest";
import { type ApplicationState, applicationStates } from "../../../app/db/schema/applications";
import {
  type ApplicationAction,
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
const landlordTable: Record<ApplicationAction, string> = {
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

describe("the state table of applications", () => {
  it.each(Object.entries(landlordTable))("allows %s by the landlord from the expected states only", (action, row) => {
    const expected = row.split(" ").map((word) => states[word]);
    expect(applicationStates.map((state) => stateAfter(state, action as ApplicationAction))).toEqual(expected);
  });

  it("gives each move the end state that its command writes", () => {
    for (const move of landlordMoves)
      for (const from of statesBefore(move)) expect(stateAfter(from, move)).toBe(endOfMove[move]);
  });

  it("never leads out of withdrawn or expired", () => {
    for (const action of Object.keys(landlordTable) as ApplicationAction[])
      for (const state of ["withdrawn", "expired"] as const) expect(statesBefore(action)).not.toContain(state);
  });
});
