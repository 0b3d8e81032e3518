import { describe, expect, it } from "vitest";
import { buildSections } from "../../../app/features/forms/form-model/build-sections";
import { compile } from "../../../app/features/forms/form-model/compile";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import * as plans from "../../../app/features/forms/form-model/section-plans";
import { createIdMaker } from "../../../app/kernel/ids";
import { CONTEXT, definitionOf } from "./support";

const { guarantor, otherAdults, pets, vehicles, references, earlierJobs, otherIncomes, previousHomes } = plans;

function check(plan: typeof guarantor, answersOf: (idOf: (key: string) => string) => Record<string, string[]>) {
  const [section] = buildSections([plan], createIdMaker(), "en");
  if (!section) throw new Error("No section");
  const idOf = (key: string) => section.fields.find(({ catalogueKey }) => catalogueKey === key)?.id ?? "";
  const compiled = compile(definitionOf([section]));
  const { errors } = evaluate(compiled, answersOf(idOf), { mode: "step", sectionId: section.id }, CONTEXT);
  return errors.map(({ path, code }) => [section.fields.find(({ id }) => id === path)?.catalogueKey, code]);
}

describe("a ready section about something that not everybody has", () => {
  // Red when the guarantor's consent is asked of who names no guarantor: the step could not be left without a false answer.
  it.each(
    Object.entries({ guarantor, otherAdults, pets, vehicles, references, earlierJobs, otherIncomes, previousHomes }),
  )("%s can be left empty", (_name, plan) => expect(check(plan, () => ({}))).toEqual([]));

  it("requires the guarantor's consent once there is an address to write to", () => {
    const named = (idOf: (key: string) => string) => ({ [idOf("guarantor.email")]: ["gus@surety.example"] });
    expect(check(guarantor, named)).toEqual([["guarantor.consent", "required"]]);
  });
});
