import type { Page } from "playwright-core";
import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import type { TestServer } from "./server.ts";

/** Signs in to the account of the seed, which owns its forms; ends on the dashboard. */
export async function signInAsDemo(page: Page, server: TestServer): Promise<void> {
  await page.goto(`${server.origin}/sign-in`);
  await page.getByLabel("E-mail address").fill(demoAccount.email);
  await page.getByLabel("Password", { exact: true }).fill(seedPassword);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/\/app\/dashboard$/);
}

/** Makes an account in the browser and confirms its address by the mail; ends on the dashboard, signed in. */
export async function signUp(page: Page, server: TestServer, email: string): Promise<void> {
  await page.goto(`${server.origin}/sign-up`);
  await page.getByLabel("Your name").fill("Dana Hartley-Quist");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("seven quiet herons");
  await page.getByRole("button", { name: "Make account" }).click();
  await page.waitForURL(/\/check-email$/);
  const mail = await server.mail(email, (entry) => entry.subject.startsWith("Confirm your e-mail"));
  await page.goto(mail.text.split(/\s+/).find((word) => word.includes("verify-email")) ?? "");
  await page.waitForURL(/\/app\/dashboard$/);
}
