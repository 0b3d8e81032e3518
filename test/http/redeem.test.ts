import { describe, expect, it } from "vitest";
import { revokeVoucher } from "../../app/features/money/vouchers/commands/revoke-voucher.server";
import { solveChallenge } from "../../app/platform/proof-of-work/solve-challenge";
import { aBrowser, aMember, anAddress, aPassword, count, db, linkFor } from "../support/accounts";
import { testServices } from "../support/forms";
import { aVoucher, theAdmin } from "../support/vouchers";

const services = testServices();
const press = new URLSearchParams({ intent: "send" });
const dayMs = 24 * 60 * 60 * 1000;

const redemptions = (id: string) => count("SELECT count(*) AS n FROM voucher_redemption WHERE voucher_id = ?", id);

type Said = Parameters<typeof aVoucher>[1];

/** React parts texts by comments. */
const wordsOf = (html: string) => html.replaceAll("<!-- -->", "");

/** A voucher, and what its page says to somebody. */
async function opened(said: Said, browser: { call: ReturnType<typeof aBrowser>["call"] } = aBrowser()) {
  const voucher = await aVoucher(services, said);
  const response = await browser.call(`/redeem/${voucher.secret}`);
  return { voucher, response, text: wordsOf(await response.text()) };
}

describe("the page of a voucher", () => {
  it("is shown to a visitor, and the browser remembers the code for a day", async () => {
    const browser = aBrowser();
    const { voucher, response, text } = await opened({}, browser);
    expect([response.status, response.headers.get("referrer-policy")]).toEqual([200, "strict-origin"]);
    expect(text).toContain("Add 3 credits to your account");
    expect(text).toContain("Portland Landlords’ Association");
    expect(text).toContain(`/sign-in?redirect=%2Fredeem%2F${voucher.secret}`);
    expect(response.headers.getSetCookie().find((line) => line.startsWith("rf-voucher="))).toBe(
      `rf-voucher=${voucher.secret}; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(await redemptions(voucher.id)).toBe(0);
  });

  it("is shown to its recipient before and after redeeming: number, end date, balance, next step", async () => {
    const { browser, userId } = await aMember();
    const { voucher, text } = await opened({ maxRedemptions: 5 }, browser);
    expect(text).toContain("Add 3 credits</button>");
    const address = `/redeem/${voucher.secret}`;
    const done = await browser.call(address, press);
    expect([done.status, done.headers.get("location")]).toEqual([303, `${address}?added`]);
    const added = wordsOf(await (await browser.call(`${address}?added`)).text());
    expect(added).toContain("3 credits added");
    expect(added).toMatch(/You now have <strong[^>]*>3 credits/);
    expect(added).toContain('href="/app/forms/new"');
    const again = await browser.call(address, press);
    expect([again.status, (await again.text()).includes("You have redeemed this voucher")]).toEqual([409, true]);
    expect(await redemptions(voucher.id)).toBe(1);
    const sum =
      "SELECT sum(amount) AS n FROM credit_entry WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)";
    expect(await count(sum, userId)).toBe(3);
  });

  it.each([
    [{ validUntil: Date.now() - 1 }, 410, "This voucher has expired"],
    [{ validFrom: Date.now() + dayMs }, 200, "This voucher isn’t valid yet"],
    [{ audience: "domain", audienceRef: "else.test" }, 403, "This voucher is for another account"],
  ] as const)("refuses a voucher with %j", async (said, status, title) => {
    const { browser } = await aMember();
    const { voucher, response, text } = await opened(said, browser);
    expect([response.status, text.includes(title)]).toEqual([status, true]);
    expect(text).not.toContain("Add 3 credits</button>");
    expect((await browser.call(`/redeem/${voucher.secret}`, press)).status).toBe(Math.max(status, 409));
    expect(await redemptions(voucher.id)).toBe(0);
  });

  it("refuses a used-up or revoked voucher", async () => {
    const { voucher } = await opened({});
    const first = await aMember();
    expect((await first.browser.call(`/redeem/${voucher.secret}`, press)).status).toBe(303);
    const late = await (await aMember()).browser.call(`/redeem/${voucher.secret}`);
    expect([late.status, (await late.text()).includes("This voucher is used up")]).toEqual([410, true]);
    await revokeVoucher(services, (await theAdmin(services)).actor, { id: voucher.id, why: "test" });
    const gone = await aBrowser().call(`/redeem/${voucher.secret}`);
    expect([gone.status, (await gone.text()).includes("This voucher was withdrawn")]).toEqual([410, true]);
  });

  it.each([
    ["UPDATE user SET banned = 1 WHERE id = ?1", 403, "Your account is suspended"],
    [
      "INSERT INTO billing_account (id, user_id, hold_reason, created_at) VALUES (?1, ?1, 'dispute', 1)",
      403,
      "Your account can’t redeem vouchers right now",
    ],
    ["UPDATE user SET email_verified = 0 WHERE id = ?1", 200, "Confirm your email address first"],
  ])("refuses an account after %s", async (change, status, title) => {
    const { browser, userId } = await aMember();
    await db.prepare(change).bind(userId).run();
    const { voucher, response, text } = await opened({}, browser);
    expect([response.status, text.includes(title)]).toEqual([status, true]);
    expect((await browser.call(`/redeem/${voucher.secret}`, press)).status).toBeGreaterThanOrEqual(400);
    expect(await redemptions(voucher.id)).toBe(0);
  });

  it("refuses a visitor who posts, and another site's post", async () => {
    const { voucher } = await opened({});
    expect((await aBrowser().call(`/redeem/${voucher.secret}`, press)).status).toBe(401);
    const { browser } = await aMember();
    const foreign = { headers: { origin: "https://elsewhere.test" } };
    expect((await browser.call(`/redeem/${voucher.secret}`, press, foreign)).status).toBe(403);
    expect(await redemptions(voucher.id)).toBe(0);
  });
});

describe("a remembered voucher", () => {
  // Red without keptVoucherPath in verify-email.tsx, or in sign-in.tsx.
  it("is offered again after signing up and confirming, and after signing in, in the same browser", async () => {
    const browser = aBrowser();
    const email = anAddress();
    const { voucher } = await opened({}, browser);
    await browser.call("/sign-up", new URLSearchParams({ name: "Maya", email, password: aPassword }));
    const link = await linkFor(email, /^Confirm your email address/, "verify-email");
    expect(link).not.toContain(voucher.secret);
    const confirmed = await browser.call(link, new URLSearchParams());
    expect(confirmed.headers.get("location")).toBe(`/redeem/${voucher.secret}`);
    await browser.call("/sign-out", new URLSearchParams());
    const back = await browser.call("/sign-in", new URLSearchParams({ email, password: aPassword }));
    expect(back.headers.get("location")).toBe(`/redeem/${voucher.secret}`);
    const done = await browser.call(`/redeem/${voucher.secret}`, press);
    expect(done.status).toBe(303);
    await browser.call(`/redeem/${voucher.secret}?added`);
    expect(browser.jar.cookies.has("rf-voucher")).toBe(false);
  });

  // The value of a cookie is the browser's: it leads to no other place.
  it("is ignored when the cookie is not ours", async () => {
    const { browser, email } = await aMember();
    await browser.call("/sign-out", new URLSearchParams());
    browser.jar.cookies.set("rf-voucher", "//elsewhere.test");
    const back = await browser.call("/sign-in", new URLSearchParams({ email, password: aPassword }));
    expect(back.headers.get("location")).toBe("/app/dashboard");
  });
});

describe("a printed voucher code", () => {
  const typed = (code: string) => new URLSearchParams({ code, intent: "send" });

  it("opens its voucher, in any spelling", async () => {
    const { code, id } = await aVoucher(services);
    const { browser } = await aMember();
    const written = ` ${code.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
    const found = await browser.call("/redeem", typed(written));
    expect(found.status).toBe(303);
    expect((await browser.call(found.headers.get("location") ?? "", press)).status).toBe(303);
    expect(await redemptions(id)).toBe(1);
  });

  it.each([
    ["", 400, "Enter the code of your voucher."],
    ["RF-12345", 400, "A code has 20 letters and digits after RF."],
    ["RF-00000-00000-00000-00000", 404, "We don’t know this code."],
  ])("that is wrong gets an error beside the field: %j", async (code, status, words) => {
    const answer = await aBrowser().call("/redeem", typed(code));
    const text = await answer.text();
    expect([answer.status, text.includes(words), text.includes(`value="${code}"`)]).toEqual([status, true, true]);
  });

  // Red when unknown secrets count once: ten could be tried before anything is asked.
  it("needs a calculation after five unknown codes, and a valid code passes with it", async () => {
    const browser = aBrowser();
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await browser.call("/redeem", typed(`RF-0000${tries}-00000-00000-00000`))).status).toBe(404);
    }
    const { code } = await aVoucher(services);
    const asked = await browser.call("/redeem", typed(code));
    const html = await asked.text();
    expect(asked.status).toBe(429);
    const challenge = JSON.parse((/data-proof="([^"]+)"/.exec(html)?.[1] ?? "").replaceAll("&quot;", '"'));
    const solution = await new Promise<object>((resolve) => {
      void solveChallenge(challenge, (answer) => ("tried" in answer ? null : resolve(answer)));
    });
    const fields = typed(code);
    fields.set("proof", JSON.stringify({ challenge, solution }));
    expect((await browser.call("/redeem", fields)).status).toBe(303);
    expect((await browser.call("/redeem", fields)).status).toBe(429);
    const elsewhere = await aBrowser().call("/redeem", typed(code));
    expect(elsewhere.status).toBe(303);
  });

  it("is rate-limited when unknown, and so are unknown links", async () => {
    const browser = aBrowser();
    const statuses: number[] = [];
    for (let tries = 0; tries < 7; tries += 1)
      statuses.push((await browser.call(`/redeem/${"0".repeat(25)}${tries}`)).status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429, 429]);
    const { response } = await opened({}, browser);
    expect(response.status).toBe(200);
  });
});
