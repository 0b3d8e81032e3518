import { describe, expect, it } from "vitest";
import { asked, typedSteps } from "../../support/apply-form";
import { bindings, post, storeForm } from "../../support/apply-visitor";
import { countRows } from "../../support/forms";
import { sent } from "../../support/sent-application";
import { aLandlord } from "../forms/landlord";

const checkStep = typedSteps.length + 1;

/** A sent application of an account's form, read once, and a way to correct its employer. */
async function made() {
  const landlord = await aLandlord();
  const form = await storeForm();
  await bindings.DB.prepare("UPDATE rent_form SET landlord_id = ? WHERE id = ?")
    .bind(landlord.userId, form.formId)
    .run();
  const application = await sent({ form });
  const list = `/app/forms/${form.formId}`;
  const page = `${list}?applicationId=${application.id}`;
  const read = (rev: number) =>
    landlord.browser.call(page, new URLSearchParams({ intent: "viewed", rev: String(rev) }));
  const correct = async (employer: string) => {
    const fields = (typedSteps[2] ?? []).map(([name, value]) => [name, name === asked.employer ? employer : value]);
    await post(`${application.link}/correct?step=3`, new URLSearchParams(fields));
    await post(`${application.link}/correct?step=${checkStep}`, new URLSearchParams({ intent: "send" }));
  };
  const htmlOf = async (path: string) => (await landlord.browser.call(path)).text();
  return { ...application, landlord, list, page, read, correct, htmlOf };
}

const seen = (id: string) => countRows("SELECT coalesce(seen_rev, 0) AS n FROM application WHERE id = ?", id);

describe("a corrected application on its landlord's page", () => {
  it("shows old answers struck out with the time, unread until seen, and every former version complete", async () => {
    const { id, page, list, read, correct, htmlOf } = await made();
    await read(1);
    expect(await htmlOf(page)).not.toContain("Changed by the applicant");
    await correct("<img src=x onerror=alert(1)>");
    await correct("Difference Works");
    const html = await htmlOf(page);
    expect(html).toMatch(/<del[^>]*>Analytical Engines<\/del>/);
    expect(html).toMatch(/<ins[^>]*>&lt;img src=x onerror=alert\(1\)&gt;<\/ins>/);
    expect(html).toMatch(/<ins[^>]*>Difference Works<\/ins>/);
    expect(html).not.toContain("<img src=x");
    expect(html.match(/Changed since you read it<\/span>/g)).toHaveLength(2);
    expect(html.match(/The whole application before this change/g)?.length).toBeGreaterThanOrEqual(2);
    expect(await htmlOf(list)).toMatch(/>Changed<\/span>/);
    // A page that showed the first correction alone has not read the second.
    await read(2);
    expect(await seen(id)).toBe(2);
    expect((await htmlOf(page)).match(/Changed since you read it<\/span>/g)).toHaveLength(1);
    await read(99);
    expect(await seen(id)).toBe(3);
    expect(await htmlOf(list)).not.toMatch(/>Changed<\/span>/);
    expect(await htmlOf(page)).toContain("Changed by the applicant");
  });
});
