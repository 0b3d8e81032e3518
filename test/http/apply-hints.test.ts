import { describe, expect, it } from "vitest";
import { asked, everyKind, typedSteps } from "../support/apply-form";
import { Applicant, storeForm } from "../support/apply-visitor";

/** A form with every rule that can be published. */
function withRules() {
  const definition = everyKind();
  Object.assign(definition.property, { maxOccupants: 2, pets: "no", moveInWithinDays: 30 });
  return definition;
}

const unlike = {
  [asked.adults]: "3",
  [`${asked.moveIn}.month`]: "3",
  [`${asked.income}.amount`]: "4000",
};

describe("answers that differ from the published rules", () => {
  // Red when draftView leaves out criteriaHints.
  it("are pointed out beside the question and before sending, and do not prevent sending", async () => {
    const { urlId } = await storeForm({ definition: withRules() });
    const applicant = new Applicant(urlId);
    await applicant.fillAll(unlike);
    const [work, move, check] = await Promise.all([3, 4, 6].map(async (step) => (await applicant.get(step)).text()));
    const income = "The landlord’s rule: A household income of 3 times the rent: $5,550 a month.";
    expect(work).toMatch(new RegExp(`id="${asked.income}-n"[^>]*><strong>${income.replace("$", "\\$")}`));
    for (const rule of ["Up to 2 people can live here.", "Move in by January 31, 2027", "No pets."]) {
      expect(move).toContain(`The landlord’s rule: ${rule}`);
      expect(check).toContain(`The landlord’s rule: ${rule}`);
    }
    expect(check).toContain(income);
    expect((await applicant.send()).headers.get("location")).toBe(`/apply/${urlId}/success`);
  });

  it("are not pointed out where they fit, or where no rule was published", async () => {
    const fits = new Applicant((await storeForm({ definition: everyKind() })).urlId);
    await fits.fillAll();
    expect(await (await fits.get(6)).text()).not.toContain("The landlord’s rule");
    const definition = everyKind();
    const { incomeMultiple: _, availableFrom: __, pets: ___, ...property } = definition.property;
    const free = new Applicant((await storeForm({ definition: { ...definition, property } })).urlId);
    await free.fillAll(unlike);
    expect(await (await free.get(6)).text()).not.toContain("The landlord’s rule");
  });
});

// Red when draftView leaves out readingHints, or a save tells nothing.
it("an amount with two readings is pointed out after saving, beside its question and before sending", async () => {
  const applicant = new Applicant((await storeForm({ definition: everyKind() })).urlId);
  await applicant.fillAll();
  const amount = `${asked.income}.amount`;
  const step3 = (typedSteps[2] ?? []).map(([name, value]): [string, string] => [
    name,
    name === amount ? "5.200" : value,
  ]);
  const next = await applicant.refused(applicant.post(3, step3));
  expect(next).toContain("Is the amount right?");
  const pages = await Promise.all([3, 6].map(async (step) => (await applicant.get(step)).text()));
  for (const html of [next, ...pages]) expect(html).toContain("”: we read $5,200.00 a month.");
});
