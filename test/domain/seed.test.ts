import { expect, it } from "vitest";
import { checkDefinition } from "../../app/features/forms/form-model/check-definition";
import { createIdMaker } from "../../app/kernel/ids";
import { demoDefinition, draftDefinition, pastDefinition } from "../../scripts/seed/forms";
import { emailOf, people } from "../../scripts/seed/people";

it("the demo form asks 25 questions in 5 sections and may be published", () => {
  const definition = demoDefinition(createIdMaker(), new Date("2026-11-21"));
  expect(definition.sections).toHaveLength(5);
  expect(definition.sections.flatMap((section) => section.fields)).toHaveLength(25);
  const others = [draftDefinition, pastDefinition].map((make) => make(createIdMaker(), new Date("2026-11-21")));
  for (const form of [definition, ...others]) {
    expect(checkDefinition(form).filter((problem) => problem.severity === "error")).toEqual([]);
  }
});

it("the demo has forty applicants of many countries, each with an address of their own", () => {
  expect(people).toHaveLength(40);
  expect(new Set(people.map(emailOf)).size).toBe(40);
  expect(new Set(people.map((person) => person.country)).size).toBeGreaterThan(25);
});
