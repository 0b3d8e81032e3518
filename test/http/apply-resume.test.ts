import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import type { ApplicationId } from "../../app/kernel/ids";
import { mailLinks } from "../../app/kernel/links";
import { choicesIn } from "../support/address-choices";
import { typedSteps } from "../support/apply-form";
import { Applicant, bindings, get, origin, post, storeForm } from "../support/apply-visitor";
import { ids, mintToken, testServices } from "../support/forms";

type DraftRow = { id: ApplicationId; remind_at: number | null };

async function draftOf(formId: string): Promise<DraftRow> {
  const row = await bindings.DB.prepare("SELECT * FROM application_draft WHERE form_id = ?")
    .bind(formId)
    .first<DraftRow>();
  if (!row) throw new Error("No draft");
  return row;
}

/** Somebody who answered the first page and asked for the link on the second, half filled in. */
async function begun(options: { email?: string } = {}) {
  const email = options.email ?? `${ids.nodeId()}@tenant.example`;
  const form = await storeForm();
  const tenant = new Applicant(form.urlId);
  await tenant.start();
  await tenant.post(1, typedSteps[0] ?? []);
  const half = (typedSteps[1] ?? []).slice(0, 1);
  const page = await tenant.refused(tenant.post(2, [...half, ["later-email", email], ["later", "mail"]]));
  const draft = await draftOf(form.formId);
  const link = `/apply/${form.urlId}/resume/${await mintToken(testServices(), mailLinks.resumeDraft, draft.id)}`;
  return { form, tenant, email, page, draft, link };
}

const halfTyped = `value="${typedSteps[1]?.[0]?.[1]}"`;

describe("saving a draft for later", () => {
  it("saves the unfinished page and confirms it, and the address is stored encrypted", async () => {
    const { tenant, email, page, draft } = await begun();
    expect(page).toContain("The link is on its way");
    expect(page).toContain("Step 2 of 6");
    expect(await (await tenant.get(2)).text()).toContain(halfTyped);
    expect(JSON.stringify(draft)).not.toContain(email);
    expect(draft.remind_at).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    expect(await countJobs(draft.id)).toBe(1);
  });

  it("opens on another device by a press, not by a link, and the first device can go on, too", async () => {
    const { form, tenant, link } = await begun();
    const looked = await get(link);
    expect([looked.status, looked.headers.get("set-cookie")]).toEqual([200, null]);
    expect(looked.headers.get("referrer-policy")).toBe("strict-origin");
    expect(await looked.text()).not.toMatch(/Ada|Maple/);
    const opened = await post(link, new URLSearchParams({ intent: "open" }));
    expect(opened.status).toBe(303);
    const other = new Applicant(form.urlId);
    other.cookie = opened.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const led = await other.get("?step=100");
    expect(led.headers.get("location")).toBe(`/apply/${form.urlId}?step=2`);
    expect(await (await other.get(1)).text()).toContain('value="Ada"');
    expect((await tenant.get(1)).status).toBe(200);
  });

  it("shows an error beside an invalid address, with everything kept", async () => {
    const { page } = await begun({ email: "not an address" });
    expect(page).toContain('id="later-email-e"');
    expect(page).toContain('value="not an address"');
    expect(page).toContain('<details class="box" open');
    expect(page).toContain(halfTyped);
  });

  // Red when finishLater mails the link to whatever address could be read.
  it("asks about an address that looks like a slip, and mails the link once that is answered", async () => {
    const { tenant, page, draft } = await begun({ email: "ada@gmial.com" });
    expect(page).toContain("Did you mean <bdi>ada@gmail.com</bdi>?");
    expect(page).toContain('value="ada@gmial.com"');
    expect(page).toContain(halfTyped);
    expect(choicesIn(page).map(({ value }) => value)).toEqual(["meant:ada@gmial.com", "right:ada@gmial.com"]);
    expect(await countJobs(draft.id)).toBe(0);
    const answered = [...(typedSteps[1] ?? []).slice(0, 1), ["later-email", "ada@gmial.com"], ["later", "mail"]];
    const choice = ["address-answer", "meant:ada@gmial.com"];
    const sent = await tenant.refused(tenant.post(2, [...answered, choice] as [string, string][]));
    expect(sent).toContain("The link is on its way");
    expect(await countJobs(draft.id)).toBe(1);
  });

  it("is limited to five links an hour", async () => {
    const { tenant, email } = await begun();
    const again = () =>
      tenant.refused(
        tenant.post(2, [
          ["later-email", email],
          ["later", "mail"],
        ]),
      );
    for (let sent = 1; sent < 5; sent += 1) expect(await again()).toContain("The link is on its way");
    expect(await again()).toContain("Several links were sent a short time ago");
  });

  it("is forgotten on a shared device and still opens by the link", async () => {
    const { form, tenant, link } = await begun();
    const left = await tenant.post(2, [["later", "forget"]]);
    expect(left.headers.get("location")).toBe(`/apply/${form.urlId}#forgotten`);
    expect(left.headers.get("set-cookie")).toMatch(/^rf-draft-[^=]+=; .*Max-Age=0/);
    expect((await get(link)).status).toBe(200);
  });

  it("ends when it is sent; other tokens and other forms open nothing", async () => {
    const { form, draft, link } = await begun();
    expect((await get(link.replace(form.urlId, (await storeForm()).urlId))).status).toBe(410);
    expect((await get(`/apply/${form.urlId}/resume/${"x".repeat(43)}`)).status).toBe(410);
    expect((await get(`/apply/${form.urlId}/resume/short`)).status).toBe(410);
    const manage = await mintToken(testServices(), mailLinks.manageForm, draft.id);
    expect((await get(`/apply/${form.urlId}/resume/${manage}`)).status).toBe(410);
    await bindings.DB.prepare("UPDATE application_draft SET submitted_at = 1 WHERE id = ?").bind(draft.id).run();
    expect((await get(link)).status).toBe(410);
    expect((await post(link, new URLSearchParams({ intent: "open" }))).status).toBe(410);
  });

  it("what stops the reminders opens nothing, and what continues stops nothing", async () => {
    const { link } = await begun();
    const offered = async (at: string) =>
      [...(await (await get(at)).text()).matchAll(/<button [^>]*>/g)].map(([tag]) => /value="(\w+)"/.exec(tag)?.[1]);
    expect(await offered(link)).toEqual(["open"]);
    expect(await offered(`${link}?stop=1`)).toEqual(["stop"]);
  });

  it("stops its reminders by one press, or one click of a mail program, which can do nothing else", async () => {
    const { draft, link } = await begun();
    const oneClick = { "List-Unsubscribe": "One-Click" };
    const from = (fields: Record<string, string>, headers: Record<string, string>) =>
      SELF.fetch(origin + link, { method: "POST", redirect: "manual", headers, body: new URLSearchParams(fields) });
    for (const fields of [{ intent: "open" }, { intent: "stop" }]) expect((await from(fields, {})).status).toBe(403);
    expect((await from(oneClick, { Origin: "https://evil.example" })).status).toBe(403);
    const clicked = await SELF.fetch(`${origin}${link}?stop=1`, {
      method: "POST",
      body: new URLSearchParams(oneClick),
    });
    expect([clicked.status, clicked.headers.get("set-cookie")]).toEqual([200, null]);
    expect((await draftOf(await formOf(draft.id))).remind_at).toBeNull();
    expect((await get(link)).status).toBe(200);
  });
});

async function countJobs(draftId: string): Promise<number> {
  const row = await bindings.DB.prepare(
    "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.resume-draft' AND ref LIKE ?",
  )
    .bind(`%${draftId}%`)
    .first<{ n: number }>();
  return row?.n ?? -1;
}

async function formOf(draftId: string): Promise<string> {
  const row = await bindings.DB.prepare("SELECT form_id FROM application_draft WHERE id = ?")
    .bind(draftId)
    .first<{ form_id: string }>();
  return row?.form_id ?? "";
}
