import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { publishedFormKey } from "../../../app/features/forms/rent-forms/queries/published-form-cache.server";
import {
  aBrowser,
  aMember,
  aNewMember,
  anAddress,
  aPassword,
  count,
  db,
  pressConfirm,
  takeOverForms,
} from "../../support/accounts";
import { sendApplication } from "../../support/applications";
import { aPublishedForm, aStartedForm, testServices } from "../../support/forms";

const { PUBLISHED_FORMS, DOCUMENTS } = env as unknown as { PUBLISHED_FORMS: KVNamespace; DOCUMENTS: R2Bucket };

async function anApplication(formId: string, email: string): Promise<string> {
  return (await sendApplication(testServices(), formId, { person: { first: "Tom", last: "Applicant", email } })).id;
}

const ownerOf = async (formId: string) =>
  (await db.prepare("SELECT landlord_id AS id FROM rent_form WHERE id = ?").bind(formId).first<{ id: string }>())?.id;

describe("forms made as a guest, at an account of the same address", () => {
  it("belong to the account once its address is confirmed, with applications and notices", async () => {
    const services = testServices();
    const email = anAddress();
    const form = await aPublishedForm(services, { email });
    const waiting = await aStartedForm(services, { email });
    const other = await aPublishedForm(services);
    const applicationId = await anApplication(form.formId, anAddress());
    const { browser, userId } = await aNewMember({ email });
    expect(await ownerOf(form.formId)).toBe(userId);
    // Anybody may type an address at /start: what was not confirmed from it is nobody's yet.
    expect(await ownerOf(waiting.formId)).toBeNull();
    expect(await ownerOf(other.formId)).toBeNull();
    for (const table of ["application", "notification"])
      expect(
        await count(`SELECT count(*) AS n FROM ${table} WHERE form_id = ? AND landlord_id = ?`, form.formId, userId),
      ).toBe(1);
    const dashboard = await (await browser.call("/app/dashboard")).text();
    expect(dashboard).toContain("no one has read yet");
    expect(dashboard).toContain("Tom Applicant");
    // The link of the old mail leads to the signed-in page, which asks to sign in first.
    const page = `/app/forms/${form.formId}`;
    expect((await aBrowser().call(`/manage/${form.manageToken}`)).headers.get("location")).toBe(page);
    expect((await aBrowser().call(page)).headers.get("location")).toContain("/sign-in?redirect=");
    const shown = await browser.call(page);
    expect([shown.status, (await shown.text()).includes("Tom Applicant")]).toEqual([200, true]);
    expect(applicationId).not.toBe("");
    // What opens it is the session row: gone with it, at once.
    await db.prepare("DELETE FROM session WHERE user_id = ?").bind(userId).run();
    expect((await browser.call(page)).status).toBe(404);
    expect((await browser.call("/app/dashboard")).headers.get("location")).toContain("/sign-in");
  });

  it("cannot be claimed with an unconfirmed address", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const { client } = aBrowser();
    await client.signUp.email({ name: "Mallory", email, password: aPassword });
    await client.signIn.email({ email, password: aPassword });
    expect(await ownerOf(form.formId)).toBeNull();
  });

  it("stay with the account when its address changes", async () => {
    const email = anAddress();
    const form = await aPublishedForm(testServices(), { email });
    const { browser } = await aMember({ email });
    await takeOverForms({ browser, email });
    const next = anAddress();
    await browser.client.changeEmail({ newEmail: next });
    await pressConfirm(browser, next);
    expect(await count("SELECT count(*) AS n FROM guest_rent_form WHERE email = ?", email)).toBe(0);
    expect(
      await count("SELECT count(*) AS n FROM guest_rent_form WHERE id = ? AND email = ?", form.guestRentFormId, next),
    ).toBe(1);
  });
});

describe("a deleted account", () => {
  it("leaves nothing that names the person", async () => {
    const services = testServices();
    const email = anAddress();
    const form = await aPublishedForm(services, { email });
    await services.publishedForms.refresh(form.formId);
    const waiting = await aStartedForm(services, { email });
    const applicationId = await anApplication(form.formId, anAddress());
    const objectKey = `documents/${crypto.randomUUID()}`;
    await DOCUMENTS.put(objectKey, "sealed");
    await db
      .prepare(
        `INSERT INTO document (id, application_id, path, object_key, name, kind, size_bytes, content_hash, created_at)
         VALUES (?, ?, 'f', ?, 'sealed', 'pdf', 6, 'x', 1)`,
      )
      .bind(crypto.randomUUID(), applicationId, objectKey)
      .run();
    const [own, shared] = [`${form.urlId}-own`, `${form.urlId}-shared`];
    for (const hash of [own, shared]) await DOCUMENTS.put(`media/${hash}`, "picture");
    const other = await aPublishedForm(services);
    const picture = db.prepare(
      "INSERT INTO rent_form_media (form_id, hash, size_bytes, created_at) VALUES (?, ?, 7, 1)",
    );
    await db.batch([
      picture.bind(form.formId, own),
      picture.bind(form.formId, shared),
      picture.bind(other.formId, shared),
      db.prepare("INSERT OR IGNORE INTO rent_form_month VALUES (?, '2026-11', '{}')").bind(form.formId),
    ]);
    const { browser, userId } = await aMember({ email });
    await takeOverForms({ browser, email });
    const unnamed = await aStartedForm(services, { email });
    const profile = await (await browser.call("/app/settings/profile")).text();
    for (const id of [waiting.formId, unnamed.formId]) expect(profile).toContain(`name="formId" value="${id}"`);
    const fields = { intent: "delete-account", password: aPassword, formId: waiting.formId, alsoErase: "on" };
    const wrong = await browser.call("/app/settings/profile", new URLSearchParams({ ...fields, password: "not it" }));
    expect(wrong.status).toBe(400);
    const gone = await browser.call("/app/settings/profile", new URLSearchParams(fields));
    expect(gone.headers.get("location")).toBe("/account-deleted");
    expect(browser.jar.cookies.has("rf.session_token")).toBe(false);

    for (const [table, column, value] of [
      ["user", "id", userId],
      ["session", "user_id", userId],
      ["account", "user_id", userId],
      ["rent_form", "id", form.formId],
      ["rent_form", "id", waiting.formId],
      ["rent_form_version", "form_id", form.formId],
      ["guest_rent_form", "form_id", form.formId],
      ["guest_rent_form", "form_id", waiting.formId],
      ["form_claim", "user_id", userId],
      ["pending_sign_up", "email", email],
      ["application", "id", applicationId],
      ["application_data", "application_id", applicationId],
      ["application_key", "application_id", applicationId],
      ["document", "application_id", applicationId],
      ["notification", "form_id", form.formId],
      ["link_token", "ref", form.guestRentFormId],
      ["rent_form_month", "form_id", form.formId],
      ["rent_form_media", "form_id", form.formId],
    ] as const)
      expect([table, await count(`SELECT count(*) AS n FROM ${table} WHERE ${column} = ?`, value)]).toEqual([table, 0]);
    expect(await count("SELECT count(*) AS n FROM rent_form WHERE id = ?", unnamed.formId)).toBe(1);
    // The local mailbox stands for the person's own: the last letter is all that is in it.
    expect(
      await count("SELECT count(*) AS n FROM dev_mail WHERE to_address = ? AND subject NOT LIKE '%was deleted'", email),
    ).toBe(0);

    const { sweepErasures } = await import("../../../workers/jobs/sweeps/erasures");
    await sweepErasures(services);
    expect(await PUBLISHED_FORMS.get(publishedFormKey(form.urlId))).toBeNull();
    expect(await DOCUMENTS.get(objectKey)).toBeNull();
    expect(await DOCUMENTS.head(`media/${own}`)).toBeNull();
    expect(await DOCUMENTS.head(`media/${shared}`)).not.toBeNull();
    expect(await count("SELECT count(*) AS n FROM erasure_task WHERE key IN (?, ?)", form.urlId, objectKey)).toBe(0);
  });
});

describe("the profile page", () => {
  const page = "/app/settings/profile";
  const post = (browser: ReturnType<typeof aBrowser>, fields: Record<string, string>) =>
    browser.call(page, new URLSearchParams(fields));

  it("changes the name, and confirms it", async () => {
    const { browser } = await aMember();
    const saved = await (await post(browser, { intent: "rename", name: "Maya of Maple Street" })).text();
    expect(saved).toContain("Your name is saved.");
    expect(await (await browser.call(page)).text()).toContain('value="Maya of Maple Street"');
  });

  it("changes the password, which signs out the other browser", async () => {
    const { browser, email } = await aMember();
    const second = aBrowser();
    await second.client.signIn.email({ email, password: aPassword });
    const wrong = await post(browser, { intent: "change-password", current: "not it", password: "nine red foxes" });
    expect([wrong.status, (await wrong.text()).includes("The password is wrong.")]).toEqual([400, true]);
    const done = await post(browser, { intent: "change-password", current: aPassword, password: "nine red foxes" });
    expect(await (await browser.call(done.headers.get("location") ?? "")).text()).toContain("Your password is changed");
    expect((await second.client.updateUser({ name: "x" })).error?.status).toBe(401);
    expect((await browser.call(page)).status).toBe(200);
  });

  it("lists the sessions, and ends one by its id, never another user's", async () => {
    const { browser, email } = await aMember();
    const second = aBrowser({ userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1" });
    await second.client.signIn.email({ email, password: aPassword });
    const shown = await (await browser.call(page)).text();
    for (const words of ["Safari, iPhone", "Firefox, Linux", "This device", "Place unknown"])
      expect(shown).toContain(words);
    const id = /name="sessionId" value="([^"]+)"/.exec(shown)?.[1] ?? "";
    await post((await aMember()).browser, { intent: "end-session", sessionId: id });
    expect((await second.client.updateUser({ name: "Still" })).error).toBeNull();
    await post(browser, { intent: "end-session", sessionId: id });
    expect((await second.client.updateUser({ name: "Gone" })).error?.status).toBe(401);
  });

  it("signs out everywhere", async () => {
    const { browser } = await aMember();
    const out = await post(browser, { intent: "end-all-sessions" });
    expect(out.headers.get("location")).toBe("/sign-in");
    expect((await browser.call("/app/dashboard")).status).toBe(302);
  });
});
