import { expect, it } from "vitest";
import { publishViewingRule } from "../../../app/features/applying/viewings/commands/plan-viewings.server";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { Field, FormDefinition, Stage } from "../../../app/features/forms/form-model/schema";
import { createForm } from "../../../app/features/forms/rent-forms/commands/create-form.server";
import { publishForm } from "../../../app/features/forms/rent-forms/commands/publish-form.server";
import { saveDraft } from "../../../app/features/forms/rent-forms/commands/save-draft.server";
import { aDefinition, anAccount, ids, testServices } from "../../support/forms";

/** A home in Paris, where the law has the employer's name once somebody wants the home, and not before a viewing. */
function inParis(stage: Stage): FormDefinition {
  const form = aDefinition();
  const [section, ...rest] = form.sections;
  if (!section) throw new Error("No section");
  const employer = { ...fieldFromCatalogue("employer", ids, "en").field, stage } as Field;
  const address = { line1: "1 rue de Rivoli", city: "Paris", postcode: "75001", country: "FR" };
  return {
    ...form,
    property: { ...form.property, address },
    sections: [{ ...section, fields: [...section.fields, employer] }, ...rest],
  };
}

async function published(stage: Stage) {
  const services = testServices();
  const { actor } = await anAccount(services);
  const made = await createForm(services, actor, { definition: inParis(stage) });
  if (!made.ok) throw new Error(made.code);
  const { formId } = made.value;
  expect(await publishForm(services, actor, { formId, rev: 1 })).toMatchObject({ ok: true });
  return { services, actor, formId };
}

// Red when publishViewingRule asks no law, or findViewingLaw takes no heed of what the form asks early.
it("a form that asks what its law bars before a viewing can be viewed before applying, not after", async () => {
  const { services, actor, formId } = await published("apply");
  const rule = { formId, rule: "order" } as const;
  expect(await publishViewingRule(services, actor, { ...rule, stage: "after" })).toMatchObject({ code: "unlawful" });
  expect(await publishViewingRule(services, actor, { ...rule, stage: "before" })).toMatchObject({ ok: true });
});

// Red when publishForm leaves out the stage of viewings.
it("a form with viewings after applying is not published with such a question, which its refusal names", async () => {
  const { services, actor, formId } = await published("viewed");
  const rule = { formId, rule: "order", stage: "after" } as const;
  expect(await publishViewingRule(services, actor, rule)).toMatchObject({ ok: true });
  const saved = await saveDraft(services, actor, { formId, definition: inParis("apply"), rev: 1 });
  expect(saved).toMatchObject({ ok: true });
  const label = fieldFromCatalogue("employer", ids, "en").field.label.en;
  expect(await publishForm(services, actor, { formId, rev: 2 })).toMatchObject({
    code: "refused",
    detail: { refusals: [{ code: "before-viewing", questions: [label] }] },
  });
});
