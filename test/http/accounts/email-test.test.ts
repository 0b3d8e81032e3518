import { env } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { recipientHash } from "../../../app/platform/mail-block.server";
import { aBrowser, aMember, count, db, type Member } from "../../support/accounts";

const { ADMIN_EMAIL, SECRET } = env as unknown as { ADMIN_EMAIL: string; SECRET: string };
const path = "/admin/email-test";
let admin: Member;
beforeAll(async () => {
  admin = await aMember({ email: ADMIN_EMAIL, name: "Admin" });
});

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const tests = () => count("SELECT count(*) AS n FROM mail_test");

describe("/admin/email-test", () => {
  it("shows an example mail and its score, and is not indexed", async () => {
    const page = await admin.browser.call(`${path}?kind=account.reset&locale=en&part=text`);
    const html = await page.text();
    expect([page.status, page.headers.get("x-robots-tag")]).toEqual([200, "noindex"]);
    expect(html).toContain("Choose a new password with this link.");
    expect(html).toContain("found no problems");
    const broken = await admin.browser.call(`${path}?kind=nonsense&locale=xx&part=1&width=&scheme=9`);
    expect([broken.status, (await broken.text()).includes("<iframe")]).toEqual([200, true]);
  });

  it("frames a mail in which no script runs and nothing is loaded", async () => {
    const frame = await admin.browser.call(`${path}/mail?kind=mail.application-receipt&locale=es&scheme=dark`);
    const html = await frame.text();
    expect(frame.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
    );
    expect([html.includes('<html lang="es"'), html.includes("@media all")]).toEqual([true, true]);
  });

  it("sends the mail to the admin's own address and shows its delivery, through the real queues", async () => {
    const posted = await admin.browser.call(path, form({ intent: "send", kind: "account.reset", locale: "en" }));
    expect([posted.status, posted.headers.get("location")]).toEqual([303, `${path}?said=sent#sent`]);
    await expect
      .poll(() => count("SELECT count(*) AS n FROM mail_test WHERE kind = 'account.reset' AND state = 'delivered'"))
      .toBe(1);
    expect(await (await admin.browser.call(path)).text()).toContain("Delivered");
    const others = "SELECT count(*) AS n FROM dev_mail WHERE subject LIKE '[TEST]%' AND to_address <> ?";
    expect(await count(others, ADMIN_EMAIL)).toBe(0);
  });

  it.each([
    { intent: "send", kind: "account.reset", locale: "en", to: "victim@tenant.test" },
    { intent: "send", kind: "account.nonsense", locale: "en" },
    { intent: "send", kind: "account.reset", locale: "pl" },
    { intent: "delete" },
  ])("answers 400 to %j and sends nothing", async (fields) => {
    const before = await tests();
    expect((await admin.browser.call(path, form(fields as Record<string, string>))).status).toBe(400);
    expect(await tests()).toBe(before);
  });

  it.each(["GET", "POST"])("is refused to everybody but the admin: %s", async (method) => {
    const body = method === "POST" ? form({ intent: "send", kind: "account.reset", locale: "en" }) : undefined;
    const member = await aMember();
    await db.prepare("UPDATE user SET role = 'admin' WHERE id = ?").bind(member.userId).run();
    const before = await tests();
    for (const address of [path, `${path}/mail`]) {
      if (address !== path && body) continue;
      const visitor = await aBrowser().call(address, body);
      expect([visitor.status, visitor.headers.get("location")?.split("?")[0]]).toEqual([302, "/sign-in"]);
      const other = await member.browser.call(address, body);
      expect([other.status, other.headers.get("location")]).toEqual([302, "/app/dashboard"]);
    }
    expect(await tests()).toBe(before);
  });

  // Red when liftBlock writes no audit row, or leaves the block; the address stands in no address of a page.
  it("looks one address up and removes its block, with a reason, once", async () => {
    const address = `complain-${crypto.randomUUID()}@tenant.test`;
    const hash = await recipientHash(SECRET, address);
    await db
      .prepare("INSERT INTO mail_block (recipient_hash, reason, until, created_at) VALUES (?, 'complaint', NULL, 1)")
      .bind(hash)
      .run();
    const press = async (fields: Record<string, string>) => {
      const answer = await admin.browser.call(path, form(fields));
      return { status: answer.status, html: await answer.text() };
    };
    const wrong = await press({ intent: "look-up", address: "no address" });
    expect([wrong.status, wrong.html.includes("Write a whole email address.")]).toEqual([400, true]);
    const found = await press({ intent: "look-up", address });
    expect(found.html).toContain("no email goes to it.");
    expect((await press({ intent: "lift", address, reason: "because" })).status).toBe(400);
    expect((await press({ intent: "lift", address, reason: "asked" })).html).toContain(
      "Email goes to this address again.",
    );
    expect((await press({ intent: "lift", address, reason: "asked" })).html).toContain("Nothing was changed");
    const traces =
      "SELECT count(*) AS n FROM audit WHERE action = 'admin.lift-mail-block' AND target_id = ? AND detail = 'asked'";
    expect(await count(traces, hash)).toBe(1);
    expect(await count("SELECT count(*) AS n FROM mail_block WHERE recipient_hash = ?", hash)).toBe(0);
  });

  it("shows how mail is sent, and on a press the DNS checks of its domain", async () => {
    const page = await (await admin.browser.call(path)).text();
    expect(page).toContain("The local inbox: nothing leaves this machine");
    expect(page).not.toContain("There is no record");
    const checked = await (await admin.browser.call(`${path}?domain=check`)).text();
    expect(checked).toContain("Policy quarantine, with reports");
    expect(checked).toContain("Set MAIL_DKIM_SELECTOR");
  });
});
