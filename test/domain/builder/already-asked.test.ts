import { expect, it } from "vitest";
import type { Edited } from "../../../app/features/forms/builder/edits";
import type { AskingAgain } from "../../../app/features/forms/builder/palette-actions";
import { createQuestionActions, type StepUi } from "../../../app/features/forms/builder/question-actions";
import type { Builder } from "../../../app/features/forms/builder/use-builder";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { templateByKey } from "../../../app/features/forms/form-model/templates";
import { createIdMaker } from "../../../app/kernel/ids";
import { aDefinition } from "../../support/definition";

const ids = createIdMaker();
const { property } = aDefinition();

/** The actions of step 2 on a form of a template; `again` holds what the landlord was asked. */
function open(template: string) {
  let definition = templateByKey(template)?.build({ ids, property, locale: "en" }) as FormDefinition;
  const again: AskingAgain[] = [];
  const apply = (edit: (form: FormDefinition) => Edited) => {
    const edited = edit(definition);
    definition = edited.definition;
    return edited.dropped;
  };
  const builder = {
    ids,
    apply,
    get definition() {
      return definition;
    },
  } as unknown as Builder;
  const nothing = () => undefined;
  const ui = { setOpen: nothing, setEditing: nothing, setPalette: nothing, setAsking: nothing, announce: nothing };
  const step: StepUi = { ...ui, setAskingAgain: (asked) => again.push(asked), focusNext: { current: null } };
  const actions = createQuestionActions({ current: builder }, step, "en");
  const fields = () => definition.sections.flatMap((section) => section.fields);
  const timesAsked = (key: string) => fields().filter(({ catalogueKey }) => catalogueKey === key).length;
  const place = { sectionId: definition.sections[0]?.id ?? "", index: 0 };
  return { actions, again, place, fields, timesAsked };
}

it("a ready question that the form asks already is added a second time only once the landlord says so", () => {
  const { actions, again, place, timesAsked } = open("standard");
  actions.choose({ kind: "ready", key: "income" }, place);
  expect([timesAsked("income"), again.length]).toEqual([1, 1]);
  again[0]?.add();
  expect(timesAsked("income")).toBe(2);
  actions.choose({ kind: "ready", key: "dateOfBirth" }, place);
  expect([timesAsked("dateOfBirth"), again.length]).toEqual([1, 1]);
});

it("a ready section that the form asks already is added a second time only once the landlord says so", () => {
  const { actions, again, place, timesAsked } = open("standard");
  actions.choose({ kind: "section", key: "household" }, place);
  expect([timesAsked("moveIn"), again.length]).toEqual([1, 1]);
  again[0]?.add();
  expect(timesAsked("moveIn")).toBe(2);
});

it("of a ready section that the form asks in part only the rest is added, shown depending on the question that is there", () => {
  const { actions, again, place, fields, timesAsked } = open("blank");
  actions.choose({ kind: "ready", key: "pets" }, place);
  actions.choose({ kind: "section", key: "household" }, place);
  expect([timesAsked("moveIn"), again.length]).toEqual([0, 1]);
  again[0]?.add();
  expect(["moveIn", "pets", "petDetails"].map(timesAsked)).toEqual([1, 1, 1]);
  const pets = fields().find(({ catalogueKey }) => catalogueKey === "pets");
  const details = fields().find(({ catalogueKey }) => catalogueKey === "petDetails");
  expect(JSON.stringify(details?.showWhen)).toContain(pets?.id);
});
