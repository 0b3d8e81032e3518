import { describe, expect, it } from "vitest";
import {
  announcedMs,
  announcedParts,
  erasureClock,
  erasureDates,
  isAnnounced,
  keepingRule,
  undecidedEndsAt,
} from "../../../app/features/applying/applications/retention";
import { sayParts } from "../../../app/features/applying/applications/say-parts";
import type { Address } from "../../../app/features/forms/form-model/schema";
import { packPlaces } from "../../../app/features/forms/law/place-of";
import { retentionOf } from "../../../app/features/forms/law/retention";
import { dayMs } from "../../../app/kernel/durations";
import { mailLinks } from "../../../app/kernel/links";

const newYork: Address = { line1: "14 Maple Street", city: "Albany", region: "NY", country: "US" };
const zurich: Address = { line1: "Langstrasse 1", city: "Z\u00fcrich", postcode: "8004", country: "CH" };
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

describe("an application without a decision", () => {
  it("expires six months after it was sent, or ninety days after its form closed, whichever comes first", () => {
    const submittedAt = at("2026-01-15");
    expect(undecidedEndsAt({ submittedAt, closedAt: null })).toBe(at("2026-07-15"));
    expect(undecidedEndsAt({ submittedAt, closedAt: at("2026-02-01") })).toBe(at("2026-05-02"));
    expect(undecidedEndsAt({ submittedAt, closedAt: at("2026-06-01") })).toBe(at("2026-07-15"));
  });

  it("expires on the last day of a month that has no such day", () => {
    expect(undecidedEndsAt({ submittedAt: at("2026-08-31"), closedAt: null })).toBe(at("2027-02-28"));
    expect(undecidedEndsAt({ submittedAt: at("2027-08-31"), closedAt: null })).toBe(at("2028-02-29"));
  });
});

// Red when the link of the receipt ends while answers are still kept: in New York for three years after the decision.
it("the status link is valid longer than the answers of the application decided last are kept", () => {
  const longest = Math.max(...packPlaces.map((place) => retentionOf(place).unsuccessfulMonths));
  const decidedLast = undecidedEndsAt({ submittedAt: 0, closedAt: null }) + announcedMs;
  const kept = new Date(decidedLast);
  kept.setUTCMonth(kept.getUTCMonth() + longest);
  expect(mailLinks.applicationStatus.lifetimeMs).toBeGreaterThan(kept.getTime() + announcedMs);
});

describe("the planned erasure of an application", () => {
  it("is due as the home's place says: documents after days, answers after months, documents never later", () => {
    expect(erasureClock(at("2026-01-31"), newYork)).toEqual({
      papersAt: at("2026-04-01"),
      answersAt: at("2029-01-31"),
    });
    expect(erasureClock(at("2026-11-30"), zurich)).toEqual({ papersAt: at("2027-01-29"), answersAt: at("2027-02-28") });
    const sydney = { ...zurich, region: "NSW", country: "AU" };
    expect(erasureClock(at("2026-02-01"), sydney)).toEqual({ papersAt: at("2026-03-01"), answersAt: at("2026-03-01") });
    expect(keepingRule({ property: { address: newYork } }, true)).toEqual({
      hasAccount: true,
      documentsDays: 60,
      answersMonths: 36,
    });
  });

  // Red when the notice of a decision before this one counts.
  it("happens a week after its announcement, and not before it is due", () => {
    const decidedAt = at("2026-01-01");
    const clock = erasureClock(decidedAt, zurich);
    expect(erasureDates({ decidedAt, announcedAt: null, address: zurich })).toEqual(clock);
    expect(erasureDates({ decidedAt, announcedAt: decidedAt - 1, address: zurich })).toEqual(clock);
    expect(erasureDates({ decidedAt, announcedAt: decidedAt, address: zurich })).toEqual(clock);
    const late = at("2026-06-01");
    expect(erasureDates({ decidedAt, announcedAt: late, address: zurich })).toEqual({
      papersAt: late + 7 * dayMs,
      answersAt: late + 7 * dayMs,
    });
    expect([decidedAt - 1, decidedAt, null].map((announcedAt) => isAnnounced({ decidedAt, announcedAt }))).toEqual([
      false,
      true,
      false,
    ]);
  });

  it("is announced for what is due within a week, and documents are announced with answers due four days later", () => {
    const now = at("2026-05-01");
    const week = now + 7 * dayMs;
    const far = now + 90 * dayMs;
    expect(announcedParts({ papersAt: week, answersAt: far }, 1, now)).toEqual({ papers: true, answers: false });
    expect(announcedParts({ papersAt: week + 1, answersAt: far }, 1, now)).toEqual({ papers: false, answers: false });
    expect(announcedParts({ papersAt: week, answersAt: far }, 0, now)).toEqual({ papers: false, answers: false });
    const later = week + 4 * dayMs;
    expect(announcedParts({ papersAt: week, answersAt: later }, 2, now)).toEqual({ papers: true, answers: true });
    expect(announcedParts({ papersAt: week, answersAt: later + 1 }, 2, now)).toEqual({ papers: true, answers: false });
  });

  it("is announced in the words for its parts", () => {
    expect(sayParts({ papers: true, answers: true }, "en")).toBe("answers and documents");
    expect(sayParts({ papers: false, answers: true }, "en")).toBe("answers");
    expect(sayParts({ papers: true, answers: false }, "en")).toBe("papers");
  });
});
