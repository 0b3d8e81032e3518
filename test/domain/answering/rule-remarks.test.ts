import { expect, it } from "vitest";
import { criteriaHints, ruleRemarks } from "../../../app/features/applying/answering/criteria-hints";
import { reportHints } from "../../../app/features/applying/answering/report-hints";
import { describeApplication } from "../../../app/features/applying/applications/describe-application";
import { asked, everyKind } from "../../support/apply-form";

// Red while the landlord's page said nothing of a rule that its applicant had read.
it("a rule that an applicant reads beside an answer stands beside the same answer for the landlord", () => {
  const definition = everyKind();
  Object.assign(definition.property, { maxOccupants: 2 });
  const answers = { [asked.adults]: 3, [asked.moveIn]: "2026-12" };
  const told = criteriaHints(definition, { answers, locale: "en" });
  const remarks = ruleRemarks(definition, { answers, sentAt: "2026-11-21T10:44:12.345Z", locale: "en-US" });
  expect(told.length).toBeGreaterThan(0);
  expect([...remarks.keys()]).toEqual(told.map(({ path }) => path));
  const stored = {
    ...{ v: 1 as const, answers, consents: [], locale: "en", signed: { at: "2026-11-21T10:44:12.345Z", hash: "" } },
    visibleSections: definition.sections.map(({ id }) => id),
  };
  const rowsOf = (unlawful: ReadonlySet<string>) =>
    describeApplication(definition, stored, "en", { unlawful, remarks })
      .sections.flatMap(({ groups }) => groups.flatMap(({ rows }) => rows))
      .flatMap(({ remark }) => (remark ? [remark] : []));
  expect(rowsOf(new Set())).toEqual([...remarks.values()]);
  expect(rowsOf(new Set([asked.adults])).length).toBe(remarks.size - 1);
});

const report = { id: "fieldmade1", kind: "date", label: { en: "Day" }, required: false, stage: "apply" } as const;
const reportIn = (region: string) => {
  const definition = everyKind();
  Object.assign(definition.property.address, { region, city: "", postcode: "" });
  definition.sections[0]?.fields.push({ ...report, catalogueKey: "portableReport.madeOn" });
  return definition;
};

// Red while a report was a file alone: nobody was told that the law's thirty days were over.
it.each([
  ["CO", "2026-10-29", 30, false],
  ["CO", "2026-10-28", 30, true],
  ["RI", "2026-10-28", 90, false],
  ["RI", "2026-08-29", 90, true],
])("a report in %s of %s is held to %s days on 28 November, and both sides read so: too old is %s", (...row) => {
  const [region, madeOn, days, isOld] = row;
  const definition = reportIn(region);
  const answers = { [report.id]: madeOn };
  const told = reportHints(definition, { answers, locale: "en", today: "2026-11-28" });
  expect(told.map(({ path }) => path)).toEqual(isOld ? [report.id] : []);
  const remark = ruleRemarks(definition, { answers, sentAt: "2026-11-28T18:00:00.000Z", locale: "en-US" }).get(
    report.id,
  );
  expect(remark).toMatch(isOld ? new RegExp(`older than the ${days} days of`) : /valid until/);
});

it("a report of a place that sets no age for it is remarked on by nobody", () => {
  const definition = reportIn("TX");
  const answers = { [report.id]: "2020-01-31" };
  expect(reportHints(definition, { answers, locale: "fr", today: "2026-11-28" })).toEqual([]);
  expect(ruleRemarks(definition, { answers, sentAt: "2026-11-28T18:00:00.000Z", locale: "en-US" }).has(report.id)).toBe(
    false,
  );
});

it("a report that is a day old by the clocks of the home is a day old for the landlord", () => {
  const remarks = ruleRemarks(reportIn("CO"), {
    answers: { [report.id]: "2026-11-26" },
    sentAt: "2026-11-28T05:00:00.000Z",
    locale: "en-US",
  });
  expect(remarks.get(report.id)).toMatch(/^Made 1 day before .* valid until December 26, 2026\.$/);
});
