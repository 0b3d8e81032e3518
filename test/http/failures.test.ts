import { afterEach, describe, expect, it } from "vitest";
import { readFailure } from "../../app/kernel/failure";
import { signContactPage } from "../../app/platform/support-messages.server";
import { aBrowser, aMember, aPassword, origin } from "../support/accounts";
import { testServices } from "../support/forms";
import { bringBack, takeAway } from "../support/missing-table";

/** Names of tables and columns, placeholders, names of errors: what no answer may hold. */
const inside =
  /sqlite|select |insert into|update "|delete from|D1_ERROR|no such table|drizzle|params:|\bat \w+ \(|index\.js/i;
const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const reference = /Reference: (?:<[^>]*>|<!-- -->)*([0-9a-f]{16})/;

afterEach(bringBack);

async function expectUnavailable(response: Response): Promise<string> {
  const text = await response.text();
  expect([response.status, text.match(inside)?.[0]]).toEqual([503, undefined]);
  expect(response.headers.get("retry-after")).toBe("30");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  return text;
}

// Red when guardRoutes is left out of workers/pages.ts, or answerFailures out of workers/app.ts.
describe("a failing database", () => {
  it.each(["/app/dashboard", "/app/forms", "/app/settings/profile"])(
    "makes %s answer 503 with a reference",
    async (path) => {
      const { browser } = await aMember();
      await takeAway("session");
      browser.jar.cookies.delete("rf.session_data");
      const html = await expectUnavailable(await browser.call(path));
      expect(html).toContain("Something went wrong!");
      expect(html).toMatch(reference);
    },
  );

  it("makes a page's data answer 503, too", async () => {
    const { browser } = await aMember();
    await takeAway("rent_form");
    const response = await browser.call("/app/forms.data");
    const text = await expectUnavailable(response);
    expect(text).toContain("unavailable");
  });

  it("does not look like being signed out", async () => {
    const { browser } = await aMember();
    await takeAway("session");
    browser.jar.cookies.delete("rf.session_data");
    expect((await browser.call("/app/dashboard")).headers.get("location")).toBeNull();
  });

  it.each([
    ["/api/auth/get-session?disableCookieCache=true", undefined],
    ["/api/auth/list-sessions", undefined],
    ["/api/auth/update-user", { name: "Maya" }],
    ["/api/auth/sign-in/email", { email: "maya@accounts.example", password: aPassword }],
  ])("makes %s answer 503 without SQL", async (path, body) => {
    const { browser } = await aMember();
    await takeAway(path.includes("sign-in") ? "user" : "session");
    const text = await expectUnavailable(await browser.call(path, body));
    expect(JSON.parse(text)).toEqual({
      code: "UNAVAILABLE",
      message: "This did not work just now. Wait a minute, then try again.",
      reference: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
  });

  // Red without `mustNotFailQuietly`: the library says 200 while the row lives.
  it("never reports a sign-out as done, and keeps the cookie for another try", async () => {
    const { browser } = await aMember();
    await takeAway("session");
    const response = await browser.call("/api/auth/sign-out", {});
    await expectUnavailable(response);
    expect([response.headers.getSetCookie(), response.headers.has("X-Failure-Told")]).toEqual([[], false]);
    const page = await browser.call("/sign-out", form({}));
    await expectUnavailable(page);
    await bringBack();
    expect((await browser.call("/app/settings/profile")).status).toBe(200);
    expect((await browser.call("/sign-out", form({}))).status).toBe(302);
    expect((await browser.call("/app/settings/profile")).status).toBe(302);
  });

  it("keeps what was typed into an account form, except passwords", async () => {
    await takeAway("user");
    const response = await aBrowser().call("/sign-in", form({ email: "maya@typed.example", password: aPassword }));
    const html = await expectUnavailable(response);
    expect([html.includes("maya@typed.example"), html.includes(aPassword)]).toEqual([true, false]);
  });

  // Red when the guard keeps no copy of the post.
  it("keeps what was posted to any other page, and one press sends it again", async () => {
    await takeAway("contact_message");
    const typed = {
      rendered: await signContactPage(testServices(new Date(Date.now() - 60_000))),
      name: 'Maya "M" <Okafor>',
      email: "maya@typed.example",
      subject: "A question",
      message: "The words that were typed.\nTwo lines.",
    };
    const html = await expectUnavailable(await aBrowser().call("/contact", form({ ...typed, password: aPassword })));
    const again = /<form[^>]* action="\/contact"[^>]*>.*?<\/form>/s.exec(html)?.[0] ?? "no form";
    expect(again).toContain('method="post"');
    expect(again).toContain("The words that were typed.");
    expect(again).toContain("Maya &quot;M&quot; &lt;Okafor&gt;");
    expect(html.includes(aPassword)).toBe(false);
  });

  it("makes a file's address answer in plain text", async () => {
    const { browser } = await aMember();
    await takeAway("document");
    const response = await browser.call(`/files/${crypto.randomUUID()}`);
    const text = await expectUnavailable(response);
    expect(text).toMatch(/^Something went wrong! Reference: [0-9a-f]{16}$/);
  });

  it("shows Cloudflare's ray id as the reference", async () => {
    await takeAway("contact_message");
    const headers = { "cf-ray": "8f1c2d3e4a5b6c7d-ZRH" };
    const rendered = await signContactPage(testServices(new Date(Date.now() - 60_000)));
    const response = await aBrowser().call(
      "/contact",
      form({ rendered, name: "a", email: "a@b.example", subject: "A question", message: "Hello there, you." }),
      { headers },
    );
    expect((await response.text()).includes("Reference: 8f1c2d3e4a5b6c7d-ZRH")).toBe(true);
  });
});

describe("the error boundary's check", () => {
  it("recognises server failures only", () => {
    const failure = { failure: "unavailable", reference: "8f1c2d3e4a5b6c7d", kept: null };
    expect(readFailure({ status: 503, data: failure })).toEqual(failure);
    for (const other of [
      null,
      undefined,
      new Error("x"),
      { data: "x" },
      { data: { failure: "other", reference: "x" } },
    ])
      expect(readFailure(other)).toBeNull();
    expect(origin).toContain("localhost");
  });
});
