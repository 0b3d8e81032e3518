import { describe, expect, it } from "vitest";
import { mailLinks } from "../../../app/kernel/links";
import {
  aDefinition,
  aPublishedForm,
  aStartedForm,
  bindings,
  countRows,
  formRow,
  ids,
  mintToken,
  testServices,
} from "../../support/forms";
import { get, origin, post } from "./visit";

const addressOf = (token: string) => `/verify-form?token=${token}`;

describe("GET /verify-form", () => {
  it("shows the form and one button, and changes nothing", async () => {
    const form = await aStartedForm(testServices());
    const before = await formRow(form.formId);
    const response = await get(addressOf(form.verifyToken));
    expect(response.status).toBe(200);
    expect(response.headers.get("referrer-policy")).toBe("strict-origin");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const html = await response.text();
    expect(html).toContain("<title>Verify Your Form | Rentform</title>");
    expect(html).toContain("Flat 2, 14 Maple Street");
    expect(html.match(/<main[\s\S]*<\/main>/)?.[0].match(/<button/g)).toHaveLength(1);
    expect(await formRow(form.formId)).toEqual(before);
    const unused = "SELECT count(*) AS n FROM link_token WHERE ref = ? AND used_at IS NULL";
    expect(await countRows(unused, form.guestRentFormId)).toBe(1);
  });

  it.each(["/verify-form", "/verify-form?token="])("answers 400 with the error screen to %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Something went wrong!");
  });

  it("distinguishes unknown, expired and used links, each with the next step", async () => {
    const services = testServices(new Date(Date.now() - 8 * 24 * 3_600_000));
    const expired = await get(addressOf((await aStartedForm(services)).verifyToken));
    expect([expired.status, await expired.text()]).toEqual([410, expect.stringContaining("Email me a new link")]);
    const unknown = await get(addressOf(ids.token()));
    expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("This link is not valid")]);
    const form = await aPublishedForm(testServices());
    const used = await get(addressOf(form.verifyToken));
    const html = await used.text();
    expect([used.status, html]).toEqual([410, expect.stringContaining("This form is published already")]);
    expect(html).toContain(`${origin}/apply/${form.urlId}`);
  });

  it("shows a hostile title as text", async () => {
    const services = testServices();
    const title = `<img src=x onerror=alert(1)></script>{{7*7}}`;
    const form = await aStartedForm(services, { definition: aDefinition({ title }) });
    const html = await (await get(addressOf(form.verifyToken))).text();
    expect(html).not.toContain("<img src=x");
    expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  });
});

describe("POST /verify-form", () => {
  it("publishes, sets the manage cookie and redirects to /form-success", async () => {
    const form = await aStartedForm(testServices());
    const response = await post(addressOf(form.verifyToken), { intent: "publish" });
    expect(response.status).toBe(303);
    const { url_id: urlId, state } = await formRow(form.formId);
    expect(state).toBe("open");
    const location = new URL(response.headers.get("location") ?? "", origin);
    expect(Object.fromEntries(location.searchParams)).toEqual({
      fUrl: `${origin}/apply/${urlId}`,
      isUser: "false",
      isEdit: "false",
    });
    const cookie = response.headers.get("set-cookie") ?? "";
    expect(cookie).toMatch(/^rf-manage=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/);
    const success = await get(location.pathname + location.search, { cookie: cookie.split(";")[0] });
    expect(success.status).toBe(200);
    expect(await success.text()).toContain(`/manage/form/${form.guestRentFormId}`);
  });

  it("publishes once for ten parallel posts", async () => {
    const form = await aStartedForm(testServices());
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(addressOf(form.verifyToken), { intent: "publish" })),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([303, ...Array(9).fill(410)]);
  });

  it("changes nothing with an unknown, expired or foreign token, or from another site", async () => {
    const services = testServices();
    const form = await aStartedForm(services);
    const manage = await mintToken(services, mailLinks.manageForm, form.guestRentFormId);
    for (const token of [ids.token(), manage, "x"]) {
      expect((await post(addressOf(token), { intent: "publish" })).status).toBe(404);
    }
    for (const from of ["https://evil.test", "null", null]) {
      expect((await post(addressOf(form.verifyToken), { intent: "publish" }, { origin: from })).status).toBe(403);
    }
    expect((await post(addressOf(form.verifyToken), { intent: "else" })).status).toBe(400);
    expect((await post("/verify-form", { intent: "publish" })).status).toBe(400);
    expect((await formRow(form.formId)).state).toBe("pending_verification");
  });

  it("offers to close the first form of the same address, and does so when confirmed", async () => {
    const services = testServices();
    const first = await aPublishedForm(services);
    const second = await aStartedForm(services, { email: first.email });
    const page = await (await get(addressOf(second.verifyToken))).text();
    expect(page).toContain("You have an open form already");
    expect((await post(addressOf(second.verifyToken), { intent: "publish" })).status).toBe(409);
    const closing = { intent: "publish", closeOther: first.formId };
    expect((await post(addressOf(second.verifyToken), closing)).status).toBe(303);
    expect((await formRow(first.formId)).state).toBe("closed");
  });

  it("mails a new link for an expired one, answers an unknown one alike, and 429 after three", async () => {
    const services = testServices(new Date(Date.now() - 8 * 24 * 3_600_000));
    const form = await aStartedForm(services);
    const ask = (token: string) => post(addressOf(token), { intent: "resend" });
    const known = await ask(form.verifyToken);
    const unknown = await ask(ids.token());
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.text()).toContain("A new link is on its way");
    expect(await unknown.text()).toContain("A new link is on its way");
    await ask(form.verifyToken);
    await ask(form.verifyToken);
    const fourth = await ask(form.verifyToken);
    expect(fourth.status).toBe(429);
    expect(Number(fourth.headers.get("retry-after"))).toBeGreaterThan(0);
    const jobs = await bindings.DB.prepare(
      "SELECT count(*) AS n FROM outbox WHERE kind = 'mail.guest-confirm' AND ref LIKE ?",
    )
      .bind(`%${form.guestRentFormId}%`)
      .first<{ n: number }>();
    expect(jobs?.n).toBe(4);
  });
});

describe("/form-success", () => {
  const success = (search: Record<string, string>) => get(`/form-success?${new URLSearchParams(search)}`);

  it("shows link and QR code of a published form for every pair of flags", async () => {
    const { urlId } = await aPublishedForm(testServices());
    const fUrl = `${origin}/apply/${urlId}`;
    for (const isUser of ["true", "false"]) {
      for (const isEdit of ["true", "false"]) {
        const response = await success({ fUrl, isUser, isEdit });
        expect(response.status).toBe(200);
        const html = await response.text();
        expect(html).toContain(`value="${fUrl}"`);
        expect(html).toContain(`aria-label="QR code that opens ${fUrl}"`);
        expect(html).toContain(isEdit === "true" ? "Your changes are live" : "Your form is live");
        expect(html.includes("Keep your private link")).toBe(isUser === "false");
      }
    }
  });

  it("shows the error screen for any other URL and flag", async () => {
    const { urlId } = await aPublishedForm(testServices());
    const good = { fUrl: `${origin}/apply/${urlId}`, isUser: "false", isEdit: "false" };
    const evil = [
      "https://evil.test/apply/demo-maple-street",
      `https://evil.test/${origin}/apply/${urlId}`,
      `${origin}.evil.test/apply/${urlId}`,
      `${origin}@evil.test/apply/${urlId}`,
      `//evil.test/apply/${urlId}`,
      "javascript:alert(1)",
      `/apply/${urlId}`,
      `${origin}/apply/${urlId}/../../x`,
      `${origin}/apply/${urlId}?x=<script>`,
      `${origin}/apply/`,
      `${origin}/manage/${urlId}`,
      "",
    ];
    const wrong = [
      ...evil.map((fUrl) => ({ ...good, fUrl })),
      { ...good, isUser: "yes" },
      { ...good, isEdit: "1" },
      { ...good, isUser: "" },
      { fUrl: good.fUrl, isUser: "true" },
      { fUrl: good.fUrl, isEdit: "true" },
      { isUser: "true", isEdit: "true" },
    ];
    for (const search of wrong) {
      const response = await success(search as Record<string, string>);
      expect([search, response.status]).toEqual([search, 400]);
      expect(await response.text()).toContain("Something went wrong!");
    }
  });
});
