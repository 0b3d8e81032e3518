import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { movePostSchema } from "../../../app/features/deciding/decision/schema";
import { LetterFields, type LetterState, letterPost } from "../../../app/features/deciding/decision/ui/letter-fields";
import { dayMs } from "../../../app/kernel/durations";

const letter: LetterState = {
  ...{ tell: "later", text: "Hello", later: "2026-12-01T10:00", withReport: false },
  report: {} as LetterState["report"],
};

describe("a letter for later", () => {
  // Red without `max`: Chromium then takes years of six digits, of which no Date can be made.
  it("has a time within sixty days, so that its year has four digits", () => {
    const page = renderToStaticMarkup(<LetterFields letter={letter} count={1} onChange={() => undefined} />);
    const [, max = ""] = / max="([^"]+)"/.exec(page) ?? [];
    expect(max).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
    expect(Math.abs(Date.parse(max) - Date.now() - 60 * dayMs)).toBeLessThan(dayMs);
    expect(new Date("12026-12-01T10:00").getTime()).toBeNaN();
  });

  // Red where the field's own text is posted: it has no seconds.
  it("is posted as a time that the schema takes", () => {
    const isTime = (text: unknown) => movePostSchema.shape.sendAt.safeParse(text).success;
    expect([isTime(letter.later), isTime(letterPost(letter, "Hello").sendAt)]).toEqual([false, true]);
  });
});
