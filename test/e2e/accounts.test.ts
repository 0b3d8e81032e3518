import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { demoAccount } from "../../scripts/seed/sign-in.ts";
import { phone, visit } from "../support/browser.ts";
import { openLocalDatabase, readLocal } from "../support/local-d1.ts";
import { readPeople } from "../support/local-people.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");

const password = "seven quiet herons";
const newPassword = "eleven brown otters";
const { email, name } = demoAccount;
const nextEmail = "dana.hartley-quist@new-address.test";

async function linkFrom(to: string, subject: RegExp, part: string): Promise<string> {
  const mail = await server.mail(to, (entry) => subject.test(entry.subject));
  const link = mail.text.split(/\s+/).find((word) => word.startsWith(server.origin) && word.includes(part));
  if (!link) throw new Error(`No such link in "${mail.subject}"`);
  return link;
}

async function signIn(page: Page, address: string, secret: string): Promise<void> {
  await page.goto(`${server.origin}/sign-in`);
  await page.getByLabel("Email address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(secret);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/app\/dashboard$/);
}

/** On the page for it. */
async function signUp(page: Page, address: string): Promise<void> {
  await page.getByLabel("Your name").fill("Nadia Tabb");
  await page.getByLabel("Email address").fill(address);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/check-email$/);
}

// Red when a form of landlords does not ask, or goes off before somebody has answered.
it("an address that looks like a slip is asked about, and holds the form until the landlord has said which is right", async () => {
  const { page, context } = await visit(browser, { viewport: phone, isFresh: true });
  await page.goto(`${server.origin}/sign-up`);
  const field = page.getByLabel("Email address");
  await field.fill("nadia@gmial.com");
  await page.getByLabel("Your name").focus();
  await page.getByRole("button", { name: "No, it’s right as it is" }).click();
  expect([await field.inputValue(), await page.getByText("Did you mean").count()]).toEqual(["nadia@gmial.com", 0]);
  await field.fill("nadia@gmai.com");
  await page.getByLabel("Your name").fill("Nadia Tabb");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByText("Did you mean nadia@gmail.com?").waitFor();
  expect(page.url()).toContain("/sign-up");
  await page.getByRole("button", { name: "Yes, change it" }).click();
  expect([await field.inputValue(), await page.getByText("Did you mean").count()]).toEqual(["nadia@gmail.com", 0]);
  await context.close();
});

/** The link leads to a page, and a press there confirms. */
async function confirm(page: Page, address: string): Promise<void> {
  await page.goto(await linkFrom(address, /^Confirm your email/, "/verify-email?"));
  await page.getByRole("button", { name: "Confirm address" }).click();
}

/** Keys in the local KV or R2. */
function keysOf(store: "kv" | "r2"): string[] {
  const [folder, table] =
    store === "kv"
      ? ["v3/kv/miniflare-KVNamespaceObject", "_mf_entries"]
      : ["v3/r2/miniflare-R2BucketObject", "_mf_objects"];
  const path = join(server.persistTo, folder);
  const files = readdirSync(path).filter((file) => file.endsWith(".sqlite") && file !== "metadata.sqlite");
  return files.flatMap((file) => {
    const database = new DatabaseSync(join(path, file), { readOnly: true });
    const rows = database.prepare(`SELECT key FROM ${table}`).all() as { key: string }[];
    database.close();
    return rows.map((row) => row.key);
  });
}

/** Tables with a row that contains one of the words, the local mailbox apart: that one is the person's own. */
function tablesWith(words: string[]): string[] {
  const database = openLocalDatabase(server.persistTo);
  try {
    const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all() as { name: string }[];
    return tables
      .map((table) => table.name)
      .filter((table) => !/^(sqlite_|_cf_|d1_|dev_mail$)/.test(table))
      .filter((table) => {
        const rows = JSON.stringify(database.prepare(`SELECT * FROM "${table}"`).all());
        return words.some((word) => rows.includes(word));
      });
  } finally {
    database.close();
  }
}

describe("the life of an account in two browsers", () => {
  it("goes from signing up to deletion, after which nothing names the person", async () => {
    const first = await visit(browser);
    const { page } = first;
    await page.goto(`${server.origin}/sign-in`);
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    await page.waitForURL(/forgot-password$/);
    await page.getByLabel("Email address").fill(email);
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByText("Check your email", { exact: true }).first().waitFor();
    await page.goto(await linkFrom(email, /^Set a new password/, "/reset-password"));
    await page.getByLabel("New password").fill(newPassword);
    await page.getByRole("button", { name: "Set password" }).click();
    await page.getByText("Your new password is set").waitFor();
    await signIn(page, email, newPassword);
    await page.getByText("14 Maple Street").first().waitFor();
    await page.getByRole("heading", { name: "Waiting for you" }).waitFor();

    const second = await visit(browser, { viewport: phone });
    await signIn(second.page, email, newPassword);
    await second.page.goto(`${server.origin}/app/settings/profile`);
    await second.page
      .getByRole("button", { name: /^Sign out .+/ })
      .first()
      .click();
    await second.page.getByText("Signed out there.").waitFor();
    await page.goto(`${server.origin}/app/dashboard`);
    expect(page.url()).toContain("/sign-in?redirect=%2Fapp%2Fdashboard");

    await changeAddress(second.page);
    await takeAllData(second.page);
    await deleteAccount(second.page);
    expect([...first.problems, ...second.problems]).toEqual([]);
    await first.context.close();
    await second.context.close();
  });
});

async function changeAddress(page: Page): Promise<void> {
  await page.getByLabel("New email address").fill(nextEmail);
  const section = page.locator("section", { has: page.getByRole("heading", { name: "Email address" }) });
  await section.getByLabel("Your password").fill(newPassword);
  await page.getByRole("button", { name: "Send link to new address" }).click();
  await page.getByText("sent a link to it").waitFor();
  await server.mail(email, (mail) => mail.subject.includes("wants to change"));
  await page.goto(await linkFrom(nextEmail, /^Confirm your new/, "/verify-email?"));
  await page.getByRole("button", { name: "Use this address" }).click();
  await page.waitForURL(/\/app\/settings\/profile$/);
  await page.getByText(`You sign in with ${nextEmail}.`).waitFor();
  await server.mail(email, (mail) => mail.subject.includes("was changed"));
}

async function takeAllData(page: Page): Promise<void> {
  const section = page.locator("#your-data");
  await section.getByLabel("Your password").fill(newPassword);
  await section.getByRole("button", { name: "Make archive" }).click();
  const link = section.getByRole("link", { name: /^Download/ });
  await link.waitFor();
  const coming = page.waitForEvent("download");
  await link.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^rentform-data-[\d-]{10}\.zip$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const archive = Buffer.concat(chunks);
  for (const part of ["account.json", "14 Maple Street", "application.txt", ".pdf", nextEmail])
    expect([part, archive.includes(part)]).toEqual([part, true]);
}

/** Each look reads the whole of a store. */
const seldom = { interval: 400 };

async function deleteAccount(page: Page): Promise<void> {
  const [person] = readLocal<{ id: string }>(server.persistTo, "SELECT id FROM user WHERE email = ?", nextEmail);
  const applicants = await readPeople(server.persistTo);
  expect(applicants).toHaveLength(43);
  expect(keysOf("kv").filter((key) => key.includes("demo-maple-street"))).toHaveLength(1);
  expect(keysOf("r2").filter((key) => /^(documents|exports)\//.test(key)).length).toBeGreaterThan(40);

  const section = page.locator("section", { has: page.getByRole("heading", { name: "Delete account" }) });
  await section.getByLabel("Your password").fill(newPassword);
  await section.getByRole("button", { name: /^Delete account/ }).click();
  await page.waitForURL(`${server.origin}/account-deleted`);
  await page.getByText("Everything is deleted").waitFor();
  await server.mail(nextEmail, (mail) => mail.subject.includes("was deleted"));
  // R2 and KV are swept by the cron, a page of objects each time.
  const objects = () => keysOf("r2").filter((key) => /^(documents|exports)\//.test(key));
  await expect.poll(async () => (await server.cron()) && objects(), seldom).toEqual([]);
  await expect.poll(() => keysOf("kv").filter((key) => key.includes("demo-maple-street")), seldom).toEqual([]);
  const words = [email, nextEmail, name, ...applicants.slice(0, 5).map((applicant) => applicant.email)];
  await expect.poll(() => tablesWith(words), seldom).toEqual([]);
  // The id alone names nobody any more; the audit keeps it.
  expect(tablesWith([person?.id ?? "none"])).toEqual(["audit"]);
}

describe("the session in the browser", () => {
  it("is shown at once and fetched once; other tabs notice its end, and failures are shown", async () => {
    const { page, context, problems } = await visit(browser);
    await page.goto(`${server.origin}/sign-up`);
    await signUp(page, "tabs@rentform.test");
    await confirm(page, "tabs@rentform.test");
    await page.waitForURL(/\/app\/dashboard$/);
    await showsAtOnce(page);

    await page.goto(`${server.origin}/app/settings/profile`);
    const other = await context.newPage();
    await other.goto(`${server.origin}/app/dashboard`);
    await page.getByLabel("Your name").fill("Nadia Tabbert");
    await page.getByRole("button", { name: "Save name" }).click();
    const account = page.getByRole("button", { name: "Account of Nadia Tabbert" });
    await account.click();
    const signOut = page.getByRole("button", { name: "Sign Out", exact: true });
    await page.route("**/api/auth/sign-out", (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: '{"message":"The database is away"}' }),
    );
    await signOut.click();
    await page.locator("[data-sonner-toast][data-type=error]", { hasText: "The database is away" }).waitFor();
    expect(page.url()).toContain("/app/settings/profile");
    await page.unroute("**/api/auth/sign-out");
    if (!(await signOut.isVisible())) await account.click();
    await signOut.click();
    await page.waitForURL(`${server.origin}/`);
    await page.getByRole("link", { name: "Sign In" }).waitFor();
    await other.waitForURL(/\/sign-in\?redirect=%2Fapp%2Fdashboard$/);
    expect(problems.filter((problem) => !/status of 500/.test(problem))).toEqual([]);
    await context.close();
  });

  it("is not fetched without the cookie that hints at it", async () => {
    const { page, context } = await visit(browser, { isFresh: true });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(server.origin, { waitUntil: "networkidle" });
    await page.goto(`${server.origin}/sign-in`, { waitUntil: "networkidle" });
    expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
    await context.close();
  });
});

/** In the header of a static page: before it is asked for, and nothing moves once it was. */
async function showsAtOnce(page: Page): Promise<void> {
  let asked = 0;
  page.on("request", (request) => {
    // What the page before still asks is not this one's.
    if (request.isNavigationRequest()) asked = 0;
    if (request.url().includes("/get-session")) asked += 1;
  });
  await page.waitForLoadState("networkidle");
  const answered = page.waitForResponse("**/api/auth/get-session");
  const mayAnswer = Promise.withResolvers<void>();
  await page.route("**/api/auth/get-session", async (route) => {
    await mayAnswer.promise;
    await route.continue();
  });
  await page.goto(server.origin);
  await page.getByRole("link", { name: "Go to Dashboard" }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const place = () => page.getByRole("link", { name: "Pricing" }).first().boundingBox();
  const before = await place();
  expect(await page.getByRole("link", { name: "Sign In" }).count()).toBe(0);
  mayAnswer.resolve();
  await (await answered).finished();
  await page.unroute("**/api/auth/get-session");
  expect(await page.getByRole("link", { name: "Go to Dashboard" }).isVisible()).toBe(true);
  expect([await page.getByRole("link", { name: "Sign In" }).count(), asked]).toEqual([0, 1]);
  expect(await place()).toEqual(before);
}
