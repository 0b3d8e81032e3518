import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { linkIn } from "../support/account-page.ts";
import { openApplySite } from "../support/apply-site.ts";
import { phone, visit } from "../support/browser.ts";
import { aDefinition } from "../support/definition.ts";
import { openLocalDatabase } from "../support/local-d1.ts";

const password = "seven quiet herons";
const email = "landlord0@landlord.example";
const title = "Flat above the bakery";
// Made without an account and published: builder.test.ts goes that way.
const { server, browser } = await openApplySite({ "takeover-form": aDefinition() });
putLocal("UPDATE rent_form SET title = ?", title);

function putLocal(sql: string, value: string): void {
  const database = openLocalDatabase(server.persistTo);
  database.prepare(sql).run(value);
  database.close();
}

async function mailed(email: string, subject: RegExp, part: string): Promise<string> {
  return linkIn((await server.mail(email, (mail) => subject.test(mail.subject))).text, part);
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
    const { page, context, problems } = await visit(browser, { viewport: phone });
    await signUp(page, email);
    await page.goto(await mailed(email, /^Confirm your email address/, "/verify-email?"));
    await page.getByRole("button", { name: "Confirm address" }).click();
    await page.waitForURL(/\/app\/guest-forms\?mailed=done$/);
    await page.getByText(`The link is on its way to ${email}.`).waitFor();
    expect(await page.getByText(title).count()).toBe(0);

    await page.goto(await mailed(email, /^Forms you made without signing in/, "/app/guest-forms?"));
    await page.getByRole("heading", { name: "Take over these forms?" }).waitFor();
    await page.getByText(title).waitFor();
    await page.getByRole("button", { name: "Move this form into my account" }).click();
    await page.waitForURL(/\/app\/forms$/);
    await page.getByRole("link", { name: title }).first().waitFor();

    await page.goto(await mailed(email, /^Your forms moved/, "/undo?"));
    await page.getByText(title).waitFor();
    await page.getByRole("button", { name: "Give these forms back" }).click();
    await page.getByRole("heading", { name: "The forms are back" }).waitFor();
    await page.goto(`${server.origin}/app/forms`);
    expect(await page.getByText(title).count()).toBe(0);

    await page.goto(`${server.origin}/app/settings/profile`);
    await page.getByLabel("Delete these too").waitFor();
    expect(problems).toEqual([]);
    await context.close();
  });
});
