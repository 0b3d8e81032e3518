import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { onLocalData } from "../../scripts/lib/local-data.ts";
import { adminAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { readLocal } from "../support/local-d1.ts";
import type { Desk } from "../support/operator-desk.ts";
import { readCsv } from "../support/read-csv.ts";
import { openSite } from "../support/site.ts";

/** What an operator does of a morning, as one would who has never seen the pages: by the menu, headings and buttons alone. */
const { server, browser } = await openSite("demo");
let desk: Desk;
let page: Page;

beforeAll(async () => {
  const place = { persistTo: server.persistTo, baseUrl: server.origin };
  desk = await onLocalData<typeof import("../support/operator-desk.ts"), Desk>(
    "test/support/operator-desk.ts",
    place,
    ({ fillDesk }, env) => fillDesk(env),
  );
  ({ page } = await visit(browser, { viewport: phone }));
  await page.goto(`${server.origin}/sign-in`);
  await page.getByLabel("Email address").fill(adminAccount.email);
  await page.getByLabel("Password", { exact: true }).fill(seedPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/app\/dashboard$/);
});

/** Goes on in the browser of the morning's first sign-in. */
async function asOperator(viewport: { width: number; height: number }, work: () => Promise<void>): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(`${server.origin}/admin`);
  await work();
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect([page.url(), over]).toEqual([page.url(), 0]);
}

const one = <T>(sql: string, ...values: string[]) => readLocal<T>(server.persistTo, sql, ...values)[0];
const stateOf = (id: string) => one<{ state: string }>("SELECT state FROM rent_form WHERE id = ?", id)?.state;

describe("a new operator", () => {
  // On a phone: where mail of an alarm is read.
  it("finds the phishing form on top of the queue and suspends it", async () => {
    await asOperator(phone, async () => {
      await page.getByRole("link", { name: "See the queue" }).first().click();
      await page
        .getByRole("link", { name: /Sunny two-room flat/ })
        .first()
        .click();
      await page.getByText("He asked me to wire 400 pounds").waitFor();
      await page.getByLabel(/^Why, if you press/).selectOption("deception");
      await page.getByRole("button", { name: "Suspend form" }).click();
      await page.getByText("It is suspended").waitFor();
    });
    expect(stateOf(desk.phishing)).toBe("suspended");
    await server.mail("agent@mailbox.test", ({ subject }) => /^Your form is under review/.test(subject));
  });

  it("answers an appeal and releases the wrongly reported form", async () => {
    await asOperator(phone, async () => {
      await page.getByRole("link", { name: "See the queue" }).first().click();
      await page
        .getByRole("link", { name: /Room in a shared house/ })
        .first()
        .click();
      await page.getByText("This is my own house.").waitFor();
      await page.getByLabel("Your answer").fill("You are right, and we are sorry. Your form opens again.");
      await page.getByRole("button", { name: "Send answer" }).click();
      await page.getByText("The answer is on its way").waitFor();
      await page.getByRole("button", { name: "Release" }).click();
      await page.getByText("It is released").waitFor();
    });
    expect(stateOf(desk.wronglyHeld)).toBe("open");
    await server.mail("pat@landlord.test", ({ text }) => text.includes("Your form opens again"));
  });

  it("tests that mail is sent and arrives", async () => {
    await asOperator(desktop, async () => {
      await page.getByRole("link", { name: "Email test" }).first().click();
      await page.getByRole("button", { name: "Send this one" }).click();
      await page.getByText("On its way").waitFor();
      await page.getByText("Delivered").first().waitFor();
    });
    await server.mail(adminAccount.email, ({ subject }) => subject.startsWith("[TEST]"));
  });

  it("makes a batch of vouchers, downloads its list, and one of them can be redeemed", async () => {
    let links: string[] = [];
    await asOperator(desktop, async () => {
      await page.getByRole("link", { name: "Vouchers" }).first().click();
      await page.getByLabel("Label").fill("Fair in May");
      await page.getByLabel("Credits", { exact: true }).first().fill("2");
      await page.getByText("Several at once").click();
      await page.getByLabel("How many vouchers").fill("5");
      await page.getByRole("button", { name: /^Make/ }).click();
      await page.getByRole("heading", { name: "You made 5 vouchers of 2 credits: Fair in May" }).waitFor();
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: "All of them as a file (CSV)" }).click(),
      ]);
      const rows = readCsv(readFileSync((await file.path()) ?? "", "utf8"));
      links = rows.flat().filter((cell) => cell.includes("/redeem/"));
    });
    expect(new Set(links).size).toBe(5);
    const landlord = await visit(browser);
    await landlord.page.goto(links[4] ?? "");
    await landlord.page.getByText("2 credits").first().waitFor();
    await landlord.context.close();
  });

  it("retries a dead job, and it is done", async () => {
    await asOperator(desktop, async () => {
      await page.getByRole("link", { name: "Jobs" }).first().click();
      // Its sister may be late beside it, where the machine is slow.
      const given = page.getByRole("list", { name: "Given up" });
      await given.getByText("Put a published form into the cache again", { exact: true }).waitFor();
      await given.getByText("E_KV").waitFor();
      await given.getByRole("button", { name: /^Try again/ }).click();
      await page.getByText("It is tried again now").waitFor();
    });
    const done = "SELECT done_at AS at FROM outbox WHERE id = ?";
    await expect
      .poll(() => one<{ at: number | null }>(done, desk.deadJob)?.at ?? 0, { timeout: 20_000 })
      .toBeGreaterThan(0);
  });

  it("leaves one audit row for each press", () => {
    const actions = readLocal<{ action: string }>(
      server.persistTo,
      "SELECT action FROM audit WHERE actor_id = ? AND action NOT LIKE 'session.%' ORDER BY at, id",
      adminAccount.id,
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "screening.suspend",
      "screening.answer",
      "screening.release",
      "admin.mail-test",
      "voucher.made",
      "job.retried",
    ]);
  });
});
