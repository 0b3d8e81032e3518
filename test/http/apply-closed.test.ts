import { afterEach, describe, expect, it, vi } from "vitest";
import { typedSteps } from "../support/apply-form";
import { Applicant, bindings, get, type StoredForm, storeForm } from "../support/apply-visitor";
import { countRows, testServices } from "../support/forms";

const landlord = "Dana Hartley-Quist";

async function set({ formId }: StoredForm, assignment: string): Promise<void> {
  await bindings.DB.prepare(`UPDATE rent_form SET ${assignment} WHERE id = ?`).bind(formId).run();
  await testServices().publishedForms.refresh(formId);
  // The isolate that the tenant talks to remembers the form for some seconds more.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15_000 });
}

afterEach(() => {
  vi.useRealTimers();
});

/** Somebody who answered the first page before the form was closed. */
async function begunAndThen(assignment: string) {
  const form = await storeForm();
  const applicant = new Applicant(form.urlId);
  await applicant.start();
  await applicant.post(1, typedSteps[0] ?? []);
  await set(form, assignment);
  return { form, applicant };
}

describe("the link of a form that accepts no applications", () => {
  // Red when closedView names no home.
  it.each([
    ["closed", 410, "This form is closed", "only if the landlord decides to"],
    ["full", 200, "This form has reached its limit", "decides to take more"],
    ["paused", 200, "Not taking applications right now", "The landlord may reopen it, until"],
  ])(
    "when %s names the home and the landlord, and says what is still possible",
    async (state, status, title, again) => {
      const form = await storeForm({ state });
      const answer = await get(`/apply/${form.urlId}`);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([status, "private, no-store"]);
      const page = await answer.text();
      for (const text of [title, again, "Flat 2, 14 Maple Street", "Portland, OR", landlord])
        expect(page).toContain(text);
      expect(page).toContain("the link in your email leads to it from any device");
      expect(page).toContain("write to the person who gave you this link");
      // The street is for those whom the landlord still wants to come.
      expect(page).not.toContain("97201");
    },
  );

  it("of a suspended form repeats nothing of the form's content", async () => {
    const form = await storeForm({ state: "suspended" });
    const page = await (await get(`/apply/${form.urlId}`)).text();
    expect(page).not.toMatch(/Maple|Dana|Portland/);
    expect(page).toContain("the link in your email leads to it from any device");
  });

  it("that is cut off explains that it is incomplete", async () => {
    const form = await storeForm();
    for (const path of [form.urlId.slice(0, -2), `${form.urlId}/status/abc`]) {
      const answer = await get(`/apply/${path}`);
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining("Links sometimes get cut off"),
      ]);
    }
  });

  it.each([
    ["es", "Lo que todavía puede hacer"],
    ["fr", "Ce que vous pouvez encore faire"],
  ])("is shown in %s", async (lang, words) => {
    const form = await storeForm({ state: "closed" });
    expect(await (await get(`/apply/${form.urlId}?lang=${lang}`)).text()).toContain(words);
  });
});

describe("the link of a form that accepts no applications, on a device with an application", () => {
  it("leads to the receipt of an application sent there", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.fillAll();
    await applicant.send();
    await set(form, "state = 'closed'");
    const page = await (await applicant.get("")).text();
    expect(page).toContain("An application was sent from this device.");
    expect(page).toContain(`href="/apply/${form.urlId}/success"`);
    expect(page).not.toMatch(/ada@|RF-|Lovelace/);
  });

  it.each([
    ["paused", "state = 'paused'"],
    ["full, in the hours of grace", "state = 'full', closed_at = unixepoch() * 1000 + 1000"],
  ])("continues a draft: %s", async (_, assignment) => {
    const { form, applicant } = await begunAndThen(assignment);
    const page = await (await applicant.get("")).text();
    expect(page).toContain("You began on this device. Your answers are kept.");
    expect(page).toContain(`href="/apply/${form.urlId}?step=2"`);
    expect((await applicant.get(2)).status).toBe(200);
  });

  // Red when deviceOf leaves out what was typed, or the page its way to erase it.
  it.each([
    ["the link", ""],
    ["a step", "?step=2"],
  ])("of a closed form shows a draft by %s, to be read or erased", async (_, path) => {
    const { form, applicant } = await begunAndThen("state = 'closed'");
    const answer = await applicant.get(path);
    const page = await answer.text();
    expect([answer.status, answer.headers.get("cache-control")]).toEqual([410, "private, no-store"]);
    for (const text of ["What you typed on this device", "Ada Lovelace", "ada@applicant.example"]) {
      expect(page).toContain(text);
    }
    expect(page).toMatch(/It is kept until \w+ \d+, \d{4};/);
    expect(page).toContain(`action="/apply/${form.urlId}?step=1"`);
    expect(await (await get(`/apply/${form.urlId}`)).text()).not.toMatch(/ada@|Lovelace/);
    const erased = await applicant.post(1, [["later", "erase"]]);
    expect(erased.headers.get("set-cookie")).toContain("Max-Age=0");
    expect(await (await applicant.get("")).text()).not.toMatch(/ada@|Lovelace/);
    const open = "SELECT count(*) AS n FROM application_draft WHERE form_id = ? AND expires_at > ?";
    expect(await countRows(open, form.formId, Date.now())).toBe(0);
  });

  it("of a closed form does not mention an empty draft", async () => {
    const form = await storeForm();
    const applicant = new Applicant(form.urlId);
    await applicant.start();
    await set(form, "state = 'closed'");
    expect(await (await applicant.get("")).text()).not.toContain("What you typed on this device");
  });
});
