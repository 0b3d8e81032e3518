import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { fieldFromCatalogue } from "../../../app/features/forms/form-model/catalogue";
import type { Field, FormDefinition, Stage } from "../../../app/features/forms/form-model/schema";
import { createIdMaker } from "../../../app/kernel/ids";
import { aMember, anAddress, type Browser, db, takeOverForms } from "../../support/accounts";
import { aDefinition, aPublishedForm, formRow, testServices } from "../../support/forms";
import { get, manageCookie, origin } from "../guests/visit";

const ids = createIdMaker();
const [sectionId, fieldId] = [ids.nodeId(), ids.nodeId()];

type Saving = { rev: number; definition: FormDefinition } | object;

function save(formId: string, body: Saving | string, options: { cookie?: string; from?: string | null } = {}) {
  const from = options.from === null ? undefined : { Origin: options.from ?? origin };
  const cookie = options.cookie ? { Cookie: options.cookie } : undefined;
  return SELF.fetch(`${origin}/drafts/${formId}`, {
    method: "POST",
    redirect: "manual",
    headers: { "Content-Type": "application/json", ...from, ...cookie },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

const titled = (title: string) => aDefinition({ title });
const titleStored = async (formId: string) =>
  (JSON.parse(String((await formRow(formId)).draft)) as FormDefinition).title.en;

/** A form that the account owns, made as a guest of the same address. */
async function ownForm(): Promise<{ browser: Browser; formId: string; userId: string }> {
  const email = anAddress();
  const form = await aPublishedForm(testServices(), { email });
  const { browser, userId } = await aMember({ email });
  await takeOverForms({ browser, email });
  return { browser, formId: form.formId, userId };
}

describe("the draft of a form", () => {
  it("is saved with its manage link under its revision, and tenants see no change", async () => {
    const form = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    const saved = await save(form.formId, { rev: 1, definition: titled("Ahead") }, { cookie });
    expect([saved.status, saved.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(await saved.json()).toMatchObject({ rev: 2 });
    expect(await titleStored(form.formId)).toBe("Ahead");
    expect(await (await get(`/apply/${form.urlId}`)).text()).not.toContain("Ahead");
  });

  it("is saved by the account that owns it", async () => {
    const { browser, formId } = await ownForm();
    expect((await browser.call(`/drafts/${formId}`, { rev: 1, definition: titled("Mine") })).status).toBe(200);
    expect(await titleStored(formId)).toBe("Mine");
  });

  it("is refused by name where a question is put before the law's stage, and saved where it came too early already", async () => {
    const form = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    const asked = (stage: Stage, region: string): FormDefinition => {
      const base = aDefinition({ title: region });
      const { field } = fieldFromCatalogue("criminalRecord", ids, "en");
      const section = { id: sectionId, title: { en: "More" }, stage: "apply" as const };
      const address = { ...base.property.address, country: "US", region, city: "Town", postcode: undefined };
      const sections = [...base.sections, { ...section, fields: [{ ...field, id: fieldId, stage } as Field] }];
      return { ...base, property: { ...base.property, address }, sections };
    };
    const status = async (rev: number, stage: Stage, region: string) =>
      (await save(form.formId, { rev, definition: asked(stage, region) }, { cookie })).status;
    const early = await save(form.formId, { rev: 1, definition: asked("shortlist", "NJ") }, { cookie });
    expect(early.status).toBe(422);
    expect((await early.json<{ message: string }>()).message).toMatch(/may not be asked before an offer in New Jersey/);
    expect(await status(1, "offer", "NJ")).toBe(200);
    expect(await status(2, "apply", "NJ")).toBe(422);
    expect(await status(2, "apply", "ME")).toBe(200);
    // Another address made it early: nothing typed is lost.
    expect(await status(3, "apply", "NJ")).toBe(200);
  });

  it("is not overwritten from an older revision: 409 with the present draft", async () => {
    const form = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    await save(form.formId, { rev: 1, definition: titled("First") }, { cookie });
    const late = await save(form.formId, { rev: 1, definition: titled("Late") }, { cookie });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ rev: 2, definition: { title: { en: "First" } } });
    expect(await titleStored(form.formId)).toBe("First");
  });

  it("is returned when it is newer than the editor's, and to its owner only", async () => {
    const form = await aPublishedForm(testServices());
    const other = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    await save(form.formId, { rev: 1, definition: titled("Newer") }, { cookie });
    const newer = await get(`/drafts/${form.formId}?rev=1`, { cookie });
    expect(await newer.json()).toMatchObject({ rev: 2, definition: { title: { en: "Newer" } } });
    expect((await get(`/drafts/${form.formId}?rev=2`, { cookie })).status).toBe(204);
    const theirs = await get(`/drafts/${form.formId}?rev=1`, { cookie: manageCookie(other.manageToken) });
    expect([theirs.status, await theirs.text()]).toEqual([401, ""]);
  });

  it("is refused to others: 404 for accounts, 401 for visitors and other guests, and nothing changes", async () => {
    const { formId } = await ownForm();
    const stranger = (await aMember()).browser;
    const guest = await aPublishedForm(testServices());
    const edit = { rev: 1, definition: titled("Taken") };
    expect((await stranger.call(`/drafts/${formId}`, edit)).status).toBe(404);
    expect((await save(formId, edit)).status).toBe(401);
    expect((await save(formId, edit, { cookie: manageCookie(guest.manageToken) })).status).toBe(401);
    expect((await save("not-a-form", edit)).status).toBe(401);
    expect(await titleStored(formId)).not.toBe("Taken");
  });

  it("is refused after the session ended, whatever the cookie says, until the next sign-in", async () => {
    const { browser, formId, userId } = await ownForm();
    await db.prepare("DELETE FROM session WHERE user_id = ?").bind(userId).run();
    expect((await browser.call(`/drafts/${formId}`, { rev: 1, definition: titled("Late") })).status).toBe(401);
    expect(await titleStored(formId)).not.toBe("Late");
  });

  it("is refused when malformed (400), too large (413) or when the form is closed for editing (423)", async () => {
    const form = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    for (const body of ["{", "null", "{}", JSON.stringify({ rev: 0, definition: titled("x") })]) {
      expect((await save(form.formId, body, { cookie })).status).toBe(400);
    }
    const huge = { rev: 1, definition: titled("x"), more: "x".repeat(300_000) };
    expect((await save(form.formId, huge, { cookie })).status).toBe(413);
    const options = Array.from({ length: 100 }, (_, index) => ({
      id: `o${String(index).padStart(9, "0")}`,
      label: { en: "x".repeat(290) },
    }));
    const large = titled("x");
    for (let index = 0; index < 6; index += 1) {
      large.sections[0]?.fields.push({
        ...{ id: `f${String(index).padStart(9, "0")}`, label: { en: "x" }, required: false },
        ...{ stage: "apply", kind: "dropdown", options },
      });
    }
    expect((await save(form.formId, { rev: 1, definition: large }, { cookie })).status).toBe(413);
    await db.prepare("UPDATE rent_form SET state = 'suspended' WHERE id = ?").bind(form.formId).run();
    expect((await save(form.formId, { rev: 1, definition: titled("x") }, { cookie })).status).toBe(423);
  });

  // Red without refuseForeignPosts in workers/app.ts.
  it("is not saved from another site's page or without an Origin", async () => {
    const form = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    const edit = { rev: 1, definition: titled("Foreign") };
    for (const from of ["https://evil.example", "null", null]) {
      expect((await save(form.formId, edit, { cookie, from })).status).toBe(403);
    }
    expect(await titleStored(form.formId)).not.toBe("Foreign");
  });
});

describe("the page of the editor", () => {
  it("opens for a guest with the manage cookie only, and publishing changes ends at /form-success", async () => {
    const form = await aPublishedForm(testServices());
    const other = await aPublishedForm(testServices());
    const cookie = manageCookie(form.manageToken);
    const path = `/manage/form/${form.guestRentFormId}/edit`;
    expect((await get(path, { cookie })).status).toBe(200);
    expect((await get(path)).status).toBe(404);
    expect((await get(path, { cookie: manageCookie(other.manageToken) })).status).toBe(404);
    expect(await (await get(path.replace("/edit", ""), { cookie })).text()).toContain(`href="${path}"`);

    await save(form.formId, { rev: 1, definition: titled("Second version") }, { cookie });
    const publish = (rev: number, from = cookie) =>
      SELF.fetch(origin + path, {
        method: "POST",
        redirect: "manual",
        headers: { Origin: origin, Cookie: from },
        body: new URLSearchParams({ intent: "publish", rev: String(rev) }),
      });
    expect((await publish(1)).status).toBe(409);
    expect((await publish(2, manageCookie(other.manageToken))).status).toBe(404);
    const done = await publish(2);
    const to = new URL(done.headers.get("location") ?? "", origin);
    expect([done.status, to.pathname]).toEqual([303, "/form-success"]);
    expect(Object.fromEntries(to.searchParams)).toEqual({
      fUrl: `${origin}/apply/${form.urlId}`,
      isUser: "false",
      isEdit: "true",
    });
    expect(await (await get(`/apply/${form.urlId}`)).text()).toContain("Second version");
  });

  it("opens for its owner's account, drops an unknown step, and is not found by others", async () => {
    const { browser, formId } = await ownForm();
    const path = `/app/forms/${formId}/edit`;
    expect((await browser.call(`${path}?step=9`)).status).toBe(200);
    expect((await (await aMember()).browser.call(path)).status).toBe(404);
    expect((await browser.call("/app/forms/x/edit")).status).toBe(404);
    const away = await get(`${path}?step=3`);
    expect(away.headers.get("location")).toBe(`/sign-in?${new URLSearchParams({ redirect: `${path}?step=3` })}`);
    await browser.call(`/drafts/${formId}`, { rev: 1, definition: titled("By the account") });
    const done = await browser.call(path, new URLSearchParams({ intent: "publish", rev: "2" }));
    const to = new URL(done.headers.get("location") ?? "", origin);
    expect([to.searchParams.get("isUser"), to.searchParams.get("isEdit")]).toEqual(["true", "true"]);
  });
});

describe("creating a form", () => {
  const post = (browser: Browser, definition: unknown, more: Record<string, string> = {}) =>
    browser.call(
      "/app/forms/new",
      new URLSearchParams({ from: "template", definition: JSON.stringify(definition), ...more }),
    );

  it("from posted content makes a draft that opens in its owner's editor only", async () => {
    const { browser } = await aMember();
    expect((await browser.call("/app/forms/new")).status).toBe(200);
    const made = await post(browser, titled("Brand new"));
    const path = made.headers.get("location") ?? "";
    expect([made.status, path]).toEqual([303, expect.stringMatching(/^\/app\/forms\/[0-9a-f-]{36}\/edit\?step=1$/)]);
    expect(await (await browser.call(path)).text()).toContain("Brand new");
    expect((await (await aMember()).browser.call(path)).status).toBe(404);
    const published = await browser.call(path, new URLSearchParams({ intent: "publish", rev: "1" }));
    const to = new URL(published.headers.get("location") ?? "", origin);
    expect([to.pathname, to.searchParams.get("isUser"), to.searchParams.get("isEdit")]).toEqual([
      "/form-success",
      "true",
      "false",
    ]);
  });

  // Red with an id of the server's own for every post.
  it("happens once, however often one page posts it", async () => {
    const { browser } = await aMember();
    const made = async (postId: string) =>
      (await post(browser, titled("Once"), { postId })).headers.get("location") ?? "";
    const [postId, another] = [crypto.randomUUID(), crypto.randomUUID()];
    const first = await made(postId);
    expect(first).toMatch(/^\/app\/forms\/[0-9a-f-]{36}\/edit/);
    expect(await made(postId)).toBe(first);
    const second = await made(another);
    expect(second).toMatch(/^\/app\/forms\/[0-9a-f-]{36}\/edit/);
    expect(second).not.toBe(first);
    const stranger = (await aMember()).browser;
    const theirs = await post(stranger, titled("Theirs"), { postId });
    expect(theirs.headers.get("location")).not.toBe(first);
    expect((await post(browser, titled("Bad"), { postId: "1" })).status).toBe(400);
  });

  it("is refused for malformed content and without a session", async () => {
    const { browser } = await aMember();
    expect((await post(browser, { v: 1 })).status).toBe(400);
    const away = await SELF.fetch(`${origin}/app/forms/new`, {
      method: "POST",
      redirect: "manual",
      headers: { Origin: origin },
      body: new URLSearchParams({ from: "template", definition: JSON.stringify(titled("x")) }),
    });
    expect([away.status, away.headers.get("location")]).toEqual([302, "/sign-in?redirect=%2Fapp%2Fforms%2Fnew"]);
  });
});

describe("closing date and maximum in the editor", () => {
  const limits = (browser: Browser, formId: string, fields: Record<string, string>) =>
    browser.call(`/app/forms/${formId}/edit`, new URLSearchParams({ intent: "limits", ...fields }));

  it("apply at once for the owner, show errors beside the field, and are not found by others", async () => {
    const { browser, formId } = await ownForm();
    expect((await limits(browser, formId, { maxApplications: "7" })).status).toBe(200);
    expect((await formRow(formId)).max_applications).toBe(7);
    const wrong = await limits(browser, formId, { maxApplications: "0" });
    expect([wrong.status, (await formRow(formId)).max_applications]).toEqual([400, 7]);
    expect(await wrong.text()).toContain("Enter a number from 1 to 500");
    expect((await limits(browser, formId, { opensUntil: "2020-01-01", maxApplications: "" })).status).toBe(400);
    const stranger = (await aMember()).browser;
    expect((await limits(stranger, formId, { maxApplications: "9" })).status).toBe(404);
    expect((await formRow(formId)).max_applications).toBe(7);
  });
});
