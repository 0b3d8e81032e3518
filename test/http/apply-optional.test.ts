import { describe, expect, it } from "vitest";
import { everyKind, typedSteps } from "../support/apply-form";
import { Applicant, storeForm } from "../support/apply-visitor";

/** The form of every kind, with one doubtful question of the landlord's own on its first page. */
function withDoubtful() {
  const definition = everyKind();
  definition.sections[0]?.fields.push({
    id: "fieldborn1",
    kind: "text",
    label: { en: "Where were you born?" },
    required: true,
    stage: "apply",
    lawReason: { code: "other", text: "Between us" },
  });
  return definition;
}

describe("a question that needed the landlord's reason", () => {
  it("is optional for applicants, states its purpose, and does not show the landlord's own words", async () => {
    const form = await storeForm({ definition: withDoubtful() });
    const tenant = new Applicant(form.urlId);
    await tenant.start();
    const page = (await (await tenant.get(1)).text()).replaceAll("<!-- -->", "");
    const question = page.slice(page.indexOf("Where were you born?"));
    expect(question).toMatch(/^Where were you born\?.{0,60}\(optional\)/);
    expect(question).toContain("Asked for a purpose of the landlord’s own. You may leave it empty.");
    expect(page).not.toContain("Between us");
    expect(page).not.toContain("lawReason");
    // What the small script goes by says the same.
    const data = /<script[^>]*application\/json[^>]*>(.*?)<\/script>/s.exec(page)?.[1] ?? "{}";
    const { definition } = JSON.parse(data) as { definition: ReturnType<typeof everyKind> };
    const field = definition.sections.flatMap(({ fields }) => fields).find(({ id }) => id === "fieldborn1");
    expect(field?.required).toBe(false);
    const next = await tenant.post(1, typedSteps[0] ?? []);
    expect([next.status, next.headers.get("location")]).toEqual([303, `/apply/${form.urlId}?step=2`]);
  });
});
