import { expect, it } from "vitest";
import { criteriaHints, ruleRemarks } from "../../../app/features/applying/answering/criteria-hints";
import { describeApplication } from "../../../app/features/applying/applications/describe-application";
import { asked, everyKind } from "../../support/apply-form";

// Red while the landlord's page said nothing of a rule that its applicant had read.
it("a rule that an applicant reads beside an answer stands beside the same answer for the landlord", () => {
  const definition = everyKind();
  Object.assign(definition.property, { maxOccupants: 2 });
  const answers = { [asked.adults]: 3, [asked.moveIn]: "2026-12" };
  const told = criteriaHints(definition, { answers, locale: "en" });
  const remarks = ruleRemarks(definition, answers);
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
