import type { Page } from "playwright-core";
import type { TestServer } from "./server.ts";

/** The seed's forms belong to the confirmed address of a guest: the account of that address takes them over. */
export const demo = "demo@rentform.test";

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
