import { expect, it } from "vitest";
import { type Askable, offeredQuestions } from "../../../app/features/applying/info-requests/offered";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import { createIdMaker } from "../../../app/kernel/ids";
import { everyKind } from "../../support/apply-form";

// Red while a landlord read "Your income" when asking an applicant for more.
it("ready questions kept for later are offered to the landlord in words about the applicant", () => {
  const ids = createIdMaker();
  const income = { ...fieldFromCatalogue("income", ids, "en").field, stage: "offer" as const };
  const form = everyKind();
  const section = { id: ids.nodeId(), title: { en: "Later" }, stage: "offer" as const, fields: [income] };
  const person = {
    name: "Ada",
    definition: { ...form, sections: [...form.sections, section] },
    sent: { answers: {} },
    pending: new Set(),
  } as unknown as Askable;
  const offered = offeredQuestions([person], "offer", "en-US").map(({ text }) => text);
  expect(offered).toContain("Income");
  expect(offered).not.toContain("Your income");
});
