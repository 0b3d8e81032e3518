import { describe, expect, it } from "vitest";
import { aBrowser, aMember, anAddress, count, db, lettersTo } from "../support/accounts";
import { choicesIn } from "../support/address-choices";

const wordsOf = (html: string) => html.replaceAll("<!-- -->", "");
const support = "support@rentform.test";

async function page(browser = aBrowser()) {
  const response = await browser.call("/withdraw");
  const html = wordsOf(await response.text());
  return { browser, html, rendered: /name="rendered" value="([^"]+)"/.exec(html)?.[1] ?? "" };
}

const wanted = (fields: Record<string, string>) =>
  new URLSearchParams({
    declaration: "withdraw",
    intent: "review",
    contract: "credits",
    name: "Ada Brandt",
    ...fields,
  });

async function letters(email: string, many = 1) {
  await expect.poll(async () => (await lettersTo(email)).length).toBe(many);
  return lettersTo(email);
}

describe("/withdraw", () => {
  it("accepts a withdrawal in two steps without an account, with a dated receipt", async () => {
    const { browser, rendered } = await page();
    const email = anAddress();
    const first = await browser.call("/withdraw", wanted({ email, rendered, details: "Invoice RF-1042" }));
    const step = wordsOf(await first.text());
    expect([first.status, step.includes("Confirm withdrawal</button>"), step.includes("Invoice RF-1042")]).toEqual([
      200,
      true,
      true,
    ]);
    expect(await lettersTo(email)).toEqual([]);
    const confirmed = wanted({ email, rendered, details: "Invoice RF-1042", intent: "confirm" });
    const done = await browser.call("/withdraw", confirmed);
    const to = done.headers.get("location") ?? "";
    expect([done.status, to]).toEqual([303, expect.stringMatching(/^\/withdraw\?sent=withdraw&at=\d+$/)]);
    expect(await (await browser.call(to)).text()).toContain("We received your withdrawal");
    const [receipt] = await letters(email);
    expect(receipt?.subject).toBe("We received your withdrawal");
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date());
    expect(receipt?.text).toContain(day);
    expect(receipt?.text).toContain("Ada Brandt withdraws from the contract: Credits I bought.");
    expect(receipt?.text).not.toMatch(/https?:\/\//);
    // The operator has the address to answer to.
    await expect
      .poll(async () =>
        (await lettersTo(support)).some(({ subject, text }) => /Withdrawal/.test(subject) && text.includes(email)),
      )
      .toBe(true);
    // Red without the page's word in the key: a double click would be two declarations.
    const jobs = () => count("SELECT count(*) AS n FROM outbox WHERE kind = 'mail.withdrawal-receipt'");
    const before = await jobs();
    expect((await browser.call("/withdraw", confirmed)).status).toBe(303);
    expect(await jobs()).toBe(before);
  });

  it("accepts a cancellation in the words of the law, with one press on its page", async () => {
    const { browser, html, rendered } = await page();
    expect(html).toContain("Verträge hier kündigen");
    expect(html).toContain("Jetzt kündigen</button>");
    const email = anAddress();
    const fields = {
      declaration: "cancel",
      intent: "confirm",
      contract: "pro",
      cancelKind: "for-cause",
      email,
      rendered,
    };
    const done = await browser.call("/withdraw", wanted(fields));
    expect(done.headers.get("location")).toMatch(/sent=cancel/);
    expect(await (await browser.call(done.headers.get("location") ?? "")).text()).toContain(
      "Ihre Kündigung ist eingegangen",
    );
    const [receipt] = await letters(email);
    expect(receipt?.text).toContain("kündigt den Vertrag außerordentlich: Pro, monatlich oder jährlich.");
    expect(receipt?.text).toContain("nächstmöglichen Zeitpunkt");
  });

  it("recognises a signed-in user, and tells the operator the account", async () => {
    const { browser, email, userId } = await aMember();
    const { html, rendered } = await page(browser);
    expect(html).toContain(`value="${email}"`);
    await browser.call("/withdraw", wanted({ email, rendered, intent: "confirm" }));
    const [receipt] = await letters(email);
    expect(receipt?.text).not.toContain(userId);
    await expect.poll(async () => (await lettersTo(support)).some(({ text }) => text.includes(userId))).toBe(true);
  });

  it("keeps what was typed and shows what is missing beside it", async () => {
    const { browser, rendered } = await page();
    const answer = await browser.call(
      "/withdraw",
      wanted({ email: "no address", rendered, name: "", details: "Kept" }),
    );
    const html = await answer.text();
    expect(answer.status).toBe(400);
    for (const words of ["Enter your name", "Enter an address such as", "no address", "Kept"])
      expect(html).toContain(words);
    expect(html.match(/id="withdraw-email-error"|withdraw-email/)).not.toBeNull();
  });

  // Red when the action declares with whatever address could be read, or its second step asks again.
  it("asks about an address that looks like a slip on both forms, and keeps the answer to the end", async () => {
    const { browser, rendered } = await page();
    const name = crypto.randomUUID();
    const typed = { email: `${name}@gmial.com`, rendered, details: "Kept" };
    const post = async (fields: Record<string, string>) => {
      const response = await browser.call("/withdraw", wanted({ ...typed, ...fields }));
      return { response, html: wordsOf(await response.text()) };
    };
    for (const [declaration, intent] of [
      ["withdraw", "review"],
      ["cancel", "confirm"],
    ] as const) {
      const { response, html } = await post({ declaration, intent });
      expect([response.status, choicesIn(html).length, html.includes("Kept")]).toEqual([400, 2, true]);
      expect(html).toContain(`<bdi>${name}@gmail.com</bdi>?`);
    }
    const right = { "address-answer": `right:${name}@gmial.com` };
    expect((await post({ "address-answer": `meant:${name}@gmial.com` })).html).toContain(`value="${name}@gmail.com"`);
    const second = await post(right);
    expect(second.html).toContain(`name="address-answer" value="right:${name}@gmial.com"`);
    expect(choicesIn((await post({ ...right, change: "1" })).html)[1]?.isChecked).toBe(true);
    expect((await post({ ...right, intent: "confirm" })).response.status).toBe(303);
    await letters(`${name}@gmial.com`);
  });

  it.each([
    [{ declaration: "buy" }, 400],
    [{ contract: "house" }, 400],
    [{ intent: "confirm", rendered: "forged" }, 400],
  ])("refuses %j", async (fields, status) => {
    const { browser, rendered } = await page();
    const answer = await browser.call("/withdraw", wanted({ email: anAddress(), rendered, ...fields }));
    expect(answer.status).toBe(status);
  });

  // Red without the limit by address: anybody could have us write to one mailbox without end.
  it("mails one mailbox five times an hour, and names another way after that", async () => {
    const email = anAddress();
    const statuses: number[] = [];
    let last = "";
    for (let times = 0; times < 6; times += 1) {
      const { browser, rendered } = await page();
      const answer = await browser.call("/withdraw", wanted({ email, rendered, intent: "confirm" }));
      statuses.push(answer.status);
      last = await answer.text();
    }
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    expect(last).toContain(support);
  });
});

describe("the declaration of a signed-in user", () => {
  /** Three credits that were bought by this account a moment ago, as a payment leaves them. */
  async function boughtBy(userId: string) {
    const [accountId, session, now] = [crypto.randomUUID(), `cs_test_${crypto.randomUUID()}`, Date.now()];
    await db.batch([
      db.prepare("INSERT INTO billing_account (id, user_id, created_at) VALUES (?, ?, ?)").bind(accountId, userId, now),
      db
        .prepare(
          `INSERT INTO purchase (id, account_id, kind, price_key, credits, amount_minor, currency, state, stripe_session_id, created_at, settled_at)
          VALUES (?, ?, 'pack', 'credits_3', 3, 3000, 'usd', 'paid', ?, ?, ?)`,
        )
        .bind(crypto.randomUUID(), accountId, session, now, now),
      db
        .prepare(
          "INSERT INTO credit_entry (id, account_id, lot_id, kind, amount, source_ref, at) VALUES (?1, ?2, ?1, 'purchase', 3, ?3, ?4)",
        )
        .bind(crypto.randomUUID(), accountId, session, now),
    ]);
    return () => count("SELECT sum(amount) AS n FROM credit_entry WHERE account_id = ?", accountId);
  }

  // Red without actOnWithdrawal in the action; and with nobody asked who declares, the last two are.
  it("refunds unused credits at once, and nothing for others who name the address", async () => {
    const { browser, email, userId } = await aMember();
    const left = await boughtBy(userId);
    for (const who of [aBrowser(), (await aMember()).browser]) {
      const { rendered } = await page(who);
      const done = await who.call("/withdraw", wanted({ email, rendered, intent: "confirm" }));
      expect([done.status, done.headers.get("location")]).toEqual([303, expect.not.stringContaining("did=")]);
    }
    expect(await left()).toBe(3);
    const { rendered } = await page(browser);
    const other = await browser.call("/withdraw", wanted({ email: anAddress(), rendered, intent: "confirm" }));
    expect([other.status, await left()]).toEqual([303, 3]);
    const again = await page(browser);
    const done = await browser.call("/withdraw", wanted({ email, rendered: again.rendered, intent: "confirm" }));
    expect(done.headers.get("location")).toContain("did=credits-paid-back");
    expect(await (await browser.call(done.headers.get("location") ?? "")).text()).toContain(
      "Your unused credits are paid back.",
    );
    expect(await left()).toBe(0);
  });

  /** Takes Pro by the stand-in, as the person would. */
  async function takePro(browser: ReturnType<typeof aBrowser>, userId: string): Promise<() => Promise<Plan | null>> {
    const wish = new URLSearchParams({ intent: "take-pro", per: "month", currency: "EUR" });
    const begun = await browser.call("/app/settings/billing", wish);
    await browser.call(new URL(begun.headers.get("location") ?? "").pathname, new URLSearchParams({ outcome: "pay" }));
    const plan = () =>
      db
        .prepare(
          "SELECT status, cancel_at, period_end FROM subscription WHERE account_id = (SELECT id FROM billing_account WHERE user_id = ?)",
        )
        .bind(userId)
        .first<Plan>();
    await expect.poll(async () => (await plan())?.status).toBe("active");
    return plan;
  }
  type Plan = { status: string; cancel_at: number | null; period_end: number };

  // Red when actOnWithdrawal leaves out refundPlan; and with nobody asked who declares, Pro of anybody could be ended.
  it("refunds Pro in its first days, and nothing for others who know the address", async () => {
    const { browser, email, userId } = await aMember();
    const plan = await takePro(browser, userId);
    const declare = async (who: typeof browser) => {
      const { rendered } = await page(who);
      return who.call("/withdraw", wanted({ contract: "pro", email, rendered, intent: "confirm" }));
    };
    expect((await declare(aBrowser())).headers.get("location")).not.toContain("did=");
    expect(await plan()).toMatchObject({ status: "active", cancel_at: null });
    const done = (await declare(browser)).headers.get("location") ?? "";
    expect(done).toContain("did=pro-paid-back");
    expect(await (await browser.call(done)).text()).toMatch(/paid back/);
    await expect.poll(async () => (await plan())?.status).toBe("canceled");
  });

  it("cancels Pro to the end of the paid period", async () => {
    const { browser, email, userId } = await aMember();
    const plan = await takePro(browser, userId);
    const { rendered } = await page(browser);
    const fields = {
      declaration: "cancel",
      cancelKind: "ordinary",
      contract: "pro",
      email,
      rendered,
      intent: "confirm",
    };
    const done = (await browser.call("/withdraw", wanted(fields))).headers.get("location") ?? "";
    expect(done).toContain("did=pro-ended");
    const now = await plan();
    expect([now?.status, now?.cancel_at]).toEqual(["active", now?.period_end]);
  });
});
