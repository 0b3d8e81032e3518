import { afterEach, describe, expect, it, vi } from "vitest";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import { asked, typedSteps } from "../support/apply-form";
import { Applicant, bindings, errorLines, type StoredForm, storeForm } from "../support/apply-visitor";
import { testServices } from "../support/forms";

const newId = "fieldnewer";

/** The landlord publishes another version while somebody is filling in this one. */
async function publish(form: StoredForm, change: (definition: FormDefinition) => FormDefinition): Promise<void> {
  const versionId = crypto.randomUUID();
  await bindings.DB.batch([
    bindings.DB.prepare(
      "INSERT INTO rent_form_version (id, form_id, number, definition, hash, published_at) VALUES (?, ?, 2, ?, 'other', ?)",
    ).bind(versionId, form.formId, JSON.stringify(change(form.definition)), Date.now()),
    bindings.DB.prepare("UPDATE rent_form SET published_version_id = ? WHERE id = ?").bind(versionId, form.formId),
  ]);
  await testServices().publishedForms.refresh(form.formId);
  // The isolate that the tenant talks to remembers the form for some seconds more.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15_000 });
}

afterEach(() => {
  vi.useRealTimers();
});

/** Asks one more thing on the first page, and no longer for the phone there. */
function changed(definition: FormDefinition): FormDefinition {
  const [first, ...rest] = definition.sections;
  if (!first) throw new Error("No section");
  const fields = first.fields.filter(({ id }) => id !== asked.phone);
  const added = {
    id: newId,
    kind: "text",
    label: { en: "Name for the doorbell" },
    required: true,
    stage: "apply",
  } as const;
  return { ...definition, sections: [{ ...first, fields: [...fields, added] }, ...rest] };
}

const firstPage = typedSteps[0] ?? [];

describe("a tenant filling in an older version", () => {
  it("is sent to the new questions with a message, keeps every answer and then continues", async () => {
    const form = await storeForm();
    const tenant = new Applicant(form.urlId);
    await tenant.start();
    for (const [at, pairs] of typedSteps.slice(0, 3).entries()) await tenant.post(at + 1, pairs);
    await publish(form, changed);
    const ahead = await tenant.get(4);
    expect([ahead.status, ahead.headers.get("location")]).toEqual([302, `/apply/${form.urlId}?step=1`]);
    const page = await (await tenant.get(1)).text();
    expect(page).toContain("The landlord has changed this form");
    expect(page).toContain("<li>Name for the doorbell</li>");
    expect(page).toContain('value="Ada"');
    expect(page).not.toContain(asked.phone);
    // A page that was open all the while saves, and tells nothing away: the next one still says what is new.
    await tenant.post(1, [...firstPage, ["v", "1"]]);
    expect(await (await tenant.get(1)).text()).toContain("The landlord has changed this form");
    const kept = firstPage.filter(([name]) => name !== asked.phone);
    expect((await tenant.post(1, [...kept, [newId, "Lovelace"], ["v", "2"]])).headers.get("location")).toBe(
      `/apply/${form.urlId}?step=2`,
    );
    const next = await tenant.get(4);
    expect(next.status).toBe(200);
    expect(await next.text()).not.toContain("The landlord has changed this form");
  });

  it("who presses send at that moment loses nothing and is asked the new questions", async () => {
    const form = await storeForm();
    const tenant = new Applicant(form.urlId);
    await tenant.fillAll();
    await publish(form, changed);
    const page = await tenant.refused(tenant.send());
    expect(page).toContain("Name for the doorbell");
    expect(await stored(form)).toBe(0);
    const kept = firstPage.filter(([name]) => name !== asked.phone);
    await tenant.post(1, [...kept, [newId, "Lovelace"]]);
    const sent = await tenant.send();
    expect([sent.status, errorLines(await sent.text())]).toEqual([303, []]);
    expect(await stored(form)).toBe(1);
  });

  it("continues at once when only wording changed", async () => {
    const form = await storeForm();
    const tenant = new Applicant(form.urlId);
    await tenant.fillAll();
    await publish(form, (definition) => ({ ...definition, title: { en: "The same home" } }));
    const sent = await tenant.send();
    expect([sent.status, errorLines(await sent.text())]).toEqual([303, []]);
  });
});

async function stored(form: StoredForm): Promise<number> {
  const row = await bindings.DB.prepare("SELECT count(*) AS n FROM application WHERE form_id = ?")
    .bind(form.formId)
    .first<{ n: number }>();
  return row?.n ?? 0;
}
