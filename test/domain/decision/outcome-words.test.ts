import { describe, expect, it } from "vitest";
import { countedText, moveText, rentedText } from "../../../app/features/deciding/decision/words/outcome-words";

describe("the message after a move", () => {
  it("says how many were moved, and that their mails can still be stopped", () => {
    expect(moveText("decline", { changed: 1, isTold: true }, "en")).toBe("Declined. The email waits two minutes.");
    expect(moveText("decline", { changed: 4, isTold: true }, "en")).toBe(
      "Declined: 4 applications. The emails wait two minutes.",
    );
  });

  it("says that another tab was first, and that nothing was sent twice", () => {
    expect(moveText("decline", { changed: 0 }, "en")).toBe("Declined already. Nothing was changed or sent now.");
    expect(countedText("star", { changed: 0 }, "en")).toBe("Starred.");
  });

  it("counts the applications that were left unchanged", () => {
    expect(moveText("shortlist", { changed: 2, refused: 1 }, "en")).toBe(
      "On the shortlist: 2 applications. 1 application left as it was: its state or its turn does not allow it.",
    );
  });

  it("counts those declined because the home is rented", () => {
    expect(rentedText({ changed: 2, leftOut: [{ id: "one" as never, unsupported: [] }] }, "en")).toBe(
      "The home is rented. 2 applications declined. 1 application left out: what you say is not true of it.",
    );
  });
});
