import { describe, expect, it } from "vitest";
import type { ReviewAnswer } from "../../../app/features/deciding/decision/commands/post-review.server";
import type { ReviewIntent } from "../../../app/features/deciding/decision/schema";
import { failureText, outcomeText } from "../../../app/features/deciding/decision/words/outcome-words";

const answer = (intent: ReviewIntent, change: { changed?: number; refused?: number; isTold?: boolean } = {}) => {
  const plain: ReviewAnswer & { ok: true } = { ok: true, intent, changed: 1, refused: 0, moveIds: [], isTold: false };
  return { ...plain, ...change };
};

describe("what a landlord is told of a move", () => {
  it("names how many, and that the mails can still be stopped", () => {
    expect(outcomeText(answer("decline", { isTold: true }))).toBe("Declined. The email waits two minutes.");
    expect(outcomeText(answer("decline", { changed: 4, isTold: true }))).toBe(
      "Declined: 4 applications. The emails wait two minutes.",
    );
  });

  it("says that another tab was first, and that nothing was sent twice", () => {
    expect(outcomeText(answer("decline", { changed: 0 }))).toBe("Declined already. Nothing was changed or sent now.");
    expect(failureText({ ok: false, intent: "approve", code: "refused" })).toContain("has changed in the meantime");
  });

  it("counts what was left as it was", () => {
    expect(outcomeText(answer("shortlist", { changed: 2, refused: 1 }))).toBe(
      "On the shortlist: 2 applications. 1 application left as they were: their state or their turn does not allow it.",
    );
  });

  it("stays silent where the page shows it by itself", () => {
    expect(outcomeText(answer("note"))).toBeNull();
  });
});
