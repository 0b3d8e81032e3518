import { describe, expect, it } from "vitest";
import { type Agency, agencySchema, reportNotice } from "../../../app/features/applying/applications/report-notice";
import { factorsFault, readFactors } from "../../../app/features/deciding/decision/rules/letter-text";

const agency: Agency = agencySchema.parse({
  name: "Acme Reports",
  contact: "PO Box 1, Dover\n+1 302 555 0100",
  score: "612",
  scoreFacts: {
    date: "2026-11-12",
    range: "300 to 850",
    source: "Example Score Company",
    factors: ["Payments were late", "Many new accounts"],
  },
});
const noticeIn = (country: string, locale: "en" | "es" | "fr" = "en", of: Agency = agency) =>
  reportNotice(of, { locale, country }).join("\n\n");

// Red when the page counts another way than the server: a sixth line is then refused without a word beside it.
it("browser and server parse the factors against a credit score in the same way", () => {
  const isTaken = (typed: string) =>
    agencySchema.safeParse({ ...agency, scoreFacts: { ...agency.scoreFacts, factors: readFactors(typed) } }).success;
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `Reason ${index}`).join("\n");
  const long = "x".repeat(301);
  for (const typed of [lines(1), lines(5), `${lines(5)}\n\n  \n`, lines(6), long, `${lines(2)}\n${long}`])
    expect(factorsFault(typed) === null).toBe(isTaken(typed));
  expect(factorsFault(lines(6))).toBe("too-many");
  expect(factorsFault(long)).toBe("too-long");
});

describe("the adverse action notice of a report", () => {
  // Red when sayScore leaves out one of what 15 USC 1681m(a)(2) lists.
  it("states the score, its range, date, source and the factors that lowered it", () => {
    for (const said of [
      "612, on a scale of 300 to 850",
      "Example Score Company made it on November 12, 2026",
      "- Payments were late\n- Many new accounts",
      "Acme Reports\nPO Box 1, Dover",
    ])
      expect(noticeIn("US")).toContain(said);
    expect(noticeIn("US", "es")).toContain("612, en una escala de 300 to 850. La calculó Example Score Company el 12");
    expect(noticeIn("US", "fr")).toContain("Example Score Company l’a établi le 12 novembre 2026");
  });

  it("states what the law of the home's place requires, and nothing of another place", () => {
    expect(noticeIn("US")).toContain("within 60 days");
    expect(noticeIn("US")).toContain("consumer reporting agency");
    for (const country of ["GB", "FR", "DE", "CA", "NO"]) {
      expect(noticeIn(country)).toContain("a free copy of what it holds about you");
      expect(noticeIn(country)).not.toMatch(/60 days|consumer report/);
    }
    for (const country of ["AU", "NZ", "IN", "BR", "ZZ"]) {
      expect(noticeIn(country)).toContain("Local law says how");
      expect(noticeIn(country)).not.toMatch(/60 days|free copy|consumer report/);
    }
  });

  it("reads letters stored before scores had details, and accepts no incomplete details", () => {
    const { scoreFacts: _, ...old } = { ...agency, score: "612 of 850, 12 November" };
    expect(noticeIn("US", "en", agencySchema.parse(old))).toContain("in the decision: 612 of 850, 12 November");
    for (const half of ["date", "range", "source", "factors"])
      expect(
        agencySchema.safeParse({ ...agency, scoreFacts: { ...agency.scoreFacts, [half]: undefined } }).success,
      ).toBe(false);
    expect(noticeIn("US", "en", { ...agency, score: "" })).not.toContain("score");
  });

  it("never treats a landlord's text as a pattern", () => {
    const tricky = { ...agency, score: "$& {date}", scoreFacts: undefined };
    expect(noticeIn("US", "en", tricky)).toContain("in the decision: $& {date}");
  });
});
