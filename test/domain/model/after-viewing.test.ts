import { expect, it } from "vitest";
import { askAfterViewing, keptAfterViewing } from "../../../app/features/forms/builder/after-viewing-edits";
import { askReadyPaper } from "../../../app/features/forms/builder/ask-paper";
import { paperPurposes } from "../../../app/features/forms/builder/paper-purposes";
import { isAfterViewing, personalAt } from "../../../app/features/forms/form-model/after-viewing";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { compile } from "../../../app/features/forms/form-model/compile";
import { evaluate } from "../../../app/features/forms/form-model/evaluate";
import { laterQuestions } from "../../../app/features/forms/form-model/later-questions";
import type { Field, FormDefinition } from "../../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../../app/kernel/ids";
import { aDefinition } from "../../support/definition";

const ids = createIdMaker();

function aForm(): FormDefinition {
  const form = aDefinition();
  const own = (key: string, stage: Field["stage"]) => ({ ...fieldFromCatalogue(key, ids, "en").field, stage }) as Field;
  const fields = [
    own("photoId", "apply"),
    own("dateOfBirth", "apply"),
    own("proofOfIncome", "offer"),
    own("pets", "apply"),
  ];
  return {
    ...form,
    sections: [...form.sections, { id: ids.nodeId(), title: { en: "Documents" }, stage: "apply", fields }],
  };
}

const stagesOf = ({ sections }: FormDefinition) =>
  sections.flatMap(({ fields }) => fields).flatMap(({ catalogueKey, stage }) => [[catalogueKey, stage]]);
const keysOf = (fields: readonly Field[]) => fields.map(({ catalogueKey }) => catalogueKey);

it("a form keeps documents and identity for those who have seen the home, and asks all else as before", () => {
  const form = aForm();
  expect([isAfterViewing(form), keysOf(personalAt(form, "apply"))]).toEqual([false, ["photoId", "dateOfBirth"]]);
  const { definition } = askAfterViewing(form, true);
  expect([isAfterViewing(definition), keysOf(personalAt(definition, "viewed"))]).toEqual([
    true,
    ["photoId", "dateOfBirth"],
  ]);
  expect(stagesOf(definition)).toEqual([
    ["legalName", "apply"],
    ["email", "apply"],
    ["photoId", "viewed"],
    ["dateOfBirth", "viewed"],
    ["proofOfIncome", "offer"],
    ["pets", "apply"],
  ]);
  expect(askAfterViewing(definition, false).definition).toEqual(form);
});

it("a paper that is added to such a form waits for the viewing, too", () => {
  const paper = paperPurposes.find(({ key }) => key === "rentalLedger");
  if (!paper) throw new Error("No such paper");
  const stageIn = (form: FormDefinition) =>
    stagesOf(keptAfterViewing(form, askReadyPaper(form, paper, ids)).definition).find(
      ([key]) => key === "rentalLedger",
    )?.[1];
  expect([stageIn(aForm()), stageIn(askAfterViewing(aForm(), true).definition)]).toEqual(["apply", "viewed"]);
});

// Red when `order` has "viewed" behind "shortlist".
it("what waits for the viewing is not asked with the application, and is asked from the viewing on", () => {
  const { definition } = askAfterViewing(aForm(), true);
  const personal = keysOf(personalAt(definition, "viewed"));
  const asked = evaluate(compile(definition), {}, { mode: "draft" }, { today: "2027-01-01", locale: "en" });
  const isAsked = (key: string) =>
    definition.sections
      .flatMap(({ fields }) => fields)
      .some((field) => field.catalogueKey === key && asked.visibleFields.includes(field.id));
  expect([isAsked("photoId"), isAsked("dateOfBirth"), isAsked("pets")]).toEqual([false, false, true]);
  const askedAt = (stage: "viewed" | "shortlist" | "offer") =>
    keysOf(laterQuestions(definition, { answers: {} }, stage).map(({ field }) => field));
  expect([askedAt("viewed"), askedAt("shortlist")]).toEqual([personal, personal]);
  expect(askedAt("offer")).toEqual([...personal, "proofOfIncome"]);
});
