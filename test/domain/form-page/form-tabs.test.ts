import { describe, expect, it } from "vitest";
import { formEndWords } from "../../../app/features/deciding/form-page/rules/form-end";
import { formTabs } from "../../../app/features/deciding/form-page/rules/form-tabs";
import { formWords } from "../../../app/features/deciding/form-page/words/form-words";

const day = 86_400_000;
const now = Date.UTC(2026, 10, 23, 12);
const counts = { received: 40, unread: 9, held: 0, limit: null };

describe("the tabs of a form's page", () => {
  const shown = (state: Parameters<typeof formTabs>[1]["state"], publishedVersion: number | null) =>
    formTabs(formWords.en, { state, publishedVersion, counts }, "/f").map(({ label, to, count }) => [label, to, count]);

  // Red when isReadable forgets publishedVersion: a draft would show numbers that it cannot have.
  it("are shown only when they contain something", () => {
    expect(shown("open", 3)).toEqual([
      ["Applications", "/f", 40],
      ["Share", "/f/share", undefined],
      ["Numbers", "/f/numbers", undefined],
      ["Versions", "/f/versions", 3],
      ["Viewings", "/f/viewings", undefined],
      ["Settings", "/f/settings", undefined],
    ]);
    const names = (rows: ReturnType<typeof shown>) => rows.map(([label]) => label);
    expect(names(shown("draft", null))).toEqual(["Applications", "Settings"]);
    expect(names(shown("closed", 1))).toEqual(["Applications", "Numbers", "Versions", "Viewings", "Settings"]);
    expect(names(shown("deleted", 1))).toEqual(["Applications", "Settings"]);
  });
});

describe("the time a form is open, beside its state", () => {
  const base = { state: "open" as const, opensUntil: null, closedAt: null, erasedAt: null, country: "US" };
  const say = (facts: Partial<Parameters<typeof formEndWords>[1]>) =>
    formEndWords(formWords.en, { ...base, ...facts }, { now, zone: "America/Los_Angeles", locale: "en-US" });

  // Red when the day is written in UTC: it would be the one after.
  it("is the day in the home's time zone, and the number of days left", () => {
    expect(say({ opensUntil: now + 21 * day - 5 * 3_600_000 })).toBe("until Dec 13, 2026, 20 days left");
    expect(say({ opensUntil: now + day + 1 })).toBe("on Nov 24, 2026, 1 day left");
    expect(say({ opensUntil: now + 1000 })).toBe("on Nov 23, 2026");
    expect(say({})).toBe("without a closing date");
    expect(say({ state: "draft" })).toBe("Not published yet");
    expect(say({ state: "closed", closedAt: now - day })).toBe("since Nov 22, 2026");
    expect(say({ state: "deleted", erasedAt: now + 30 * day })).toBe("deleted on Dec 23, 2026");
  });
});
