import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { linkIn } from "../support/account-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { nameLandlord } from "../support/builder-page.ts";
import { faultsInLooks, type Look } from "../support/looks.ts";
import { openSite } from "../support/site.ts";

const password = "seven quiet herons";
const { server, browser } = await openSite();

const looks: Look[] = [
  { name: "phone", viewport: phone, dark: false },
  { name: "desktop", viewport: desktop, dark: false },
];

/** Nothing wrong to axe, nothing wider than the screen, on a phone and a desk; pictures where SHOTS names a folder. */
async function fine(page: Page, name: string): Promise<void> {
  const further = async () => {
    await picture(page, name);
    return [];
  };
  expect([name, await faultsInLooks(page, looks, { further })]).toEqual([name, []]);
}

async function picture(page: Page, name: string): Promise<void> {
  const { SHOTS } = process.env;
  if (!SHOTS) return;
  const width = page.viewportSize()?.width;
  await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: `${SHOTS}/${name}-${width}-dark.png`, fullPage: true });
  await page.emulateMedia({ colorScheme: null });
}

async function mailed(email: string, subject: RegExp, part: string): Promise<string> {
  return linkIn((await server.mail(email, (mail) => subject.test(mail.subject))).text, part);
}

/** A form made without an account: built, confirmed by mail, published. */
async function publish(page: Page, email: string, title: string): Promise<void> {
  await page.goto(`${server.origin}/start`);
  await page.getByRole("button", { name: /short prescreen/i }).click();
  await page.getByLabel("Name of this form").fill(title);
  await page.getByLabel("Street and number").fill("14 Maple Street");
  await page.getByLabel("Town or city").fill("Leeds");
  await page
    .getByTestId("save-status")
    .filter({ hasText: /Saved.* \d\d:\d\d/ })
    .waitFor();
  await page.goto(`${server.origin}/start?step=5`);
  await page.getByText("Opening this step").waitFor({ state: "detached" });
  await nameLandlord(page);
  await page.getByLabel("Your email address").fill(email);
  await page.getByRole("button", { name: "Publish form" }).click();
  await page.getByText("Check your email").waitFor();
  await page.goto(await mailed(email, /to publish your form/, "/verify-form?"));
  await page.getByRole("button", { name: "Publish form" }).click();
  await page.waitForURL(/\/form-success\?/);
}

async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${server.origin}/sign-up`);
  await page.getByLabel("Your name").fill("Olive Owner");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/check-email$/);
}

describe("a form made without an account", () => {
  it("moves into the account by the mailed page, and goes back by the notice", async () => {
    const email = "owner@landlord.example";
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await publish(page, email, "Flat above the bakery");
    await signUp(page, email);
    await fine(page, "check-email");
    await page.goto(await mailed(email, /^Confirm your email address/, "/verify-email?"));
    await fine(page, "verify-email");
    await page.getByRole("button", { name: "Confirm address" }).click();
    await page.waitForURL(/\/app\/guest-forms\?mailed=done$/);
    await page.getByText(`The link is on its way to ${email}.`).waitFor();
    expect(await page.getByText("Flat above the bakery").count()).toBe(0);
    await fine(page, "guest-forms");

    await page.goto(await mailed(email, /^Forms you made without signing in/, "/app/guest-forms?"));
    await page.getByRole("heading", { name: "Take over these forms?" }).waitFor();
    await page.getByText("Flat above the bakery").waitFor();
    await fine(page, "guest-forms-named");
    await page.getByRole("button", { name: "Move this form into my account" }).click();
    await page.waitForURL(/\/app\/forms$/);
    await page.getByRole("link", { name: "Flat above the bakery" }).first().waitFor();

    await page.goto(await mailed(email, /^Your forms moved/, "/undo?"));
    await page.getByText("Flat above the bakery").waitFor();
    await fine(page, "undo");
    await page.getByRole("button", { name: "Give these forms back" }).click();
    await page.getByRole("heading", { name: "The forms are back" }).waitFor();
    await page.goto(`${server.origin}/app/forms`);
    expect(await page.getByText("Flat above the bakery").count()).toBe(0);

    await page.goto(`${server.origin}/app/settings/profile`);
    await page.getByLabel("Delete these too").waitFor();
    await fine(page, "profile");
    expect(problems).toEqual([]);
    await context.close();
  });
});

describe("a confirming link opened on another device", () => {
  it("asks for the password there, without script too", async () => {
    const email = "elsewhere@landlord.example";
    const desk = await visit(browser);
    await signUp(desk.page, email);
    const other = await visit(browser, { viewport: phone, javaScript: false });
    await other.page.goto(await mailed(email, /^Confirm your email address/, "/verify-email?"));
    await picture(other.page, "verify-email-elsewhere");
    await other.page.getByLabel("Password", { exact: true }).fill("not this one");
    await other.page.getByRole("button", { name: "Confirm address" }).click();
    await other.page.getByText("The password is wrong.").waitFor();
    await other.page.getByLabel("Password", { exact: true }).fill(password);
    await other.page.getByRole("button", { name: "Confirm address" }).click();
    await other.page.waitForURL(/\/app\/dashboard$/);
    expect(desk.problems).toEqual([]);
    await desk.context.close();
    await other.context.close();
  });
});
