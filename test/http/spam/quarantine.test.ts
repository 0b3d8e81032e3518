import { describe, expect, it } from "vitest";
import type { FormDefinition } from "../../../app/features/forms/form-model/schema";
import { aSentApplication } from "../../support/applications";
import { aDefinition, aPublishedForm, bindings, formRow, testServices } from "../../support/forms";
import { aFormOf, aLandlord } from "../forms/landlord";
import { get, manageCookie, post } from "../guests/visit";

const services = testServices();

async function aSuspected(form: { formId: string }, _definition: FormDefinition, name: string) {
  const formKey = form as Parameters<typeof aSentApplication>[1];
  const sent = await aSentApplication(services, formKey, { isSpam: true, person: { last: name } });
  const reasons = JSON.stringify([{ code: "markup", points: 40 }]);
  await bindings.DB.batch([
    bindings.DB.prepare("UPDATE application SET spam_score = 40, spam_reasons = ? WHERE id = ?").bind(reasons, sent.id),
    bindings.DB.prepare("UPDATE rent_form SET application_count = 0, new_count = 0 WHERE id = ?").bind(form.formId),
  ]);
  return sent;
}

const isThere = async (id: string) =>
  (await bindings.DB.prepare("SELECT is_spam FROM application WHERE id = ?").bind(id).first<{ is_spam: number }>())
    ?.is_spam ?? null;

describe("suspected spam of a guest's form", () => {
  it("is seen, read, released and deleted with the manage link, and by nobody else", async () => {
    const definition = aDefinition({ withFile: true });
    const form = await aPublishedForm(services, { definition });
    const [good, bad] = [await aSuspected(form, definition, "Hopper"), await aSuspected(form, definition, "Mallory")];
    const base = `/manage/form/${form.guestRentFormId}`;
    const cookie = manageCookie(form.manageToken);
    const stranger = manageCookie((await aPublishedForm(services)).manageToken);
    const manage = await (await get(base, { cookie })).text();
    expect(manage).toMatch(/Kept back \((<!-- -->)?2/);
    expect(manage).toContain("No applications yet");

    const list = await get(`${base}/spam`, { cookie });
    const html = await list.text();
    expect([list.status, list.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(html).toContain("There is code for links in the answers.");
    const one = await (await get(`${base}/spam?applicationId=${good.id}`, { cookie })).text();
    expect(one).toContain("Hopper");
    expect(one).toContain("payslip.pdf");
    expect(one).not.toContain(`/files/${good.documentId}`);
    expect((await get(`/files/${good.documentId}`, { cookie })).status).toBe(404);
    expect((await get(`${base}/applications/${good.id}`, { cookie })).status).toBe(404);

    for (const path of [`${base}/spam`, `${base}/spam?applicationId=${good.id}`]) {
      expect((await get(path)).status).toBe(404);
      expect((await get(path, { cookie: stranger })).status).toBe(404);
    }
    for (const intent of ["release", "discard"]) {
      const fields = { intent, applicationId: good.id };
      expect((await post(`${base}/spam`, fields)).status).toBe(404);
      expect((await post(`${base}/spam`, fields, { cookie: stranger })).status).toBe(404);
      expect((await post(`${base}/spam`, fields, { cookie, origin: "https://evil.example" })).status).toBe(403);
    }
    expect(await isThere(good.id)).toBe(1);
    expect((await post(`${base}/spam`, { intent: "else", applicationId: good.id }, { cookie })).status).toBe(400);

    const released = await post(`${base}/spam`, { intent: "release", applicationId: good.id }, { cookie });
    expect([released.status, released.headers.get("location")]).toEqual([303, `${base}/spam?done=released`]);
    expect((await post(`${base}/spam`, { intent: "release", applicationId: good.id }, { cookie })).status).toBe(303);
    expect(await formRow(form.formId)).toMatchObject({ application_count: 1, new_count: 1 });
    expect(await (await get(base, { cookie })).text()).toContain("Ada Hopper");
    expect((await get(`/files/${good.documentId}`, { cookie })).status).toBe(200);
    expect((await get(`${base}/spam?applicationId=${good.id}`, { cookie })).status).toBe(404);

    const deleted = await post(`${base}/spam`, { intent: "discard", applicationId: bad.id }, { cookie });
    expect(deleted.headers.get("location")).toBe(`${base}/spam?done=deleted`);
    expect(await isThere(bad.id)).toBeNull();
    expect(await (await get(base, { cookie })).text()).not.toContain("Kept back");
    expect(await (await get(`${base}/spam?done=deleted`, { cookie })).text()).toContain("Nothing is kept back");
  });
});

describe("suspected spam of an account's form", () => {
  it("is shown to its account, and not found by other accounts and visitors", async () => {
    const [owner, other] = [await aLandlord(), await aLandlord()];
    const definition = aDefinition({ withFile: true });
    const form = await aFormOf(services, owner.actor, { definition });
    const { id } = await aSuspected(form, definition, "Hopper");
    const base = `/app/forms/${form.formId}`;
    const page = async (path: string) => (await owner.browser.call(path)).text();
    expect(await page(base)).toMatch(/Kept back \((<!-- -->)?1/);
    expect(await page(`${base}/spam?applicationId=${id}`)).toContain("Hopper");
    expect((await owner.browser.call(`${base}?applicationId=${id}`)).status).toBe(404);
    const [release, discard] = ["release", "discard"].map((intent) => ({ intent, applicationId: id }));
    expect((await other.browser.call(`${base}/spam`)).status).toBe(404);
    expect((await other.browser.call(`${base}/spam?applicationId=${id}`)).status).toBe(404);
    expect((await other.browser.call(`${base}/spam`, new URLSearchParams(release))).status).toBe(404);
    expect((await other.browser.call(`${base}/spam`, new URLSearchParams(discard))).status).toBe(404);
    expect((await post(`${base}/spam`, release ?? {})).status).toBe(302);
    expect(await isThere(id)).toBe(1);
    expect((await owner.browser.call(`${base}/spam`, new URLSearchParams(release))).status).toBe(303);
    expect(await isThere(id)).toBe(0);
    expect(await page(base)).toContain("Ada Hopper");
  });
});
