import type { Page } from "playwright-core";
import { demoAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import type { SharedServer } from "./server.ts";

/** Signs in to the account of the seed, which owns its forms, without the form; ends on the dashboard. */
export async function signInAsDemo(page: Page, server: SharedServer): Promise<void> {
  await enterAsDemo(page, server);
  await page.goto(`${server.origin}/app/dashboard`);
}

/** The same for who goes on somewhere else: no page is opened. */
export async function enterAsDemo(page: Page, server: SharedServer): Promise<void> {
  await post(page, server, "/api/auth/sign-in/email", { email: demoAccount.email, password: seedPassword });
}

/** Makes an account with a confirmed address and signs in to it, without a page. */
export async function enterAsNew(
  page: Page,
  server: SharedServer,
  email: string,
  name = "Dana Hartley-Quist",
): Promise<void> {
  const password = "seven quiet herons";
  await post(page, server, "/api/auth/sign-up/email", { name, email, password });
  const mail = await server.mail(email, ({ text }) => text.includes("/verify-email?"));
  const { search } = new URL(linkIn(mail.text, "/verify-email?"));
  await page.request.get(`${server.origin}/api/auth/verify-email${search}`);
  await post(page, server, "/api/auth/sign-in/email", { email, password });
}

async function post(page: Page, server: SharedServer, path: string, data: object): Promise<void> {
  const answer = await page.request.post(server.origin + path, { headers: { Origin: server.origin }, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}`);
}

/**
 * Makes an account in the browser and confirms its address by the mail, with which all that the address made as a guest moves;
 * ends on the dashboard, signed in.
 */
export async function signUp(page: Page, server: SharedServer, email: string): Promise<void> {
  await page.goto(`${server.origin}/sign-up`);
  await page.getByLabel("Your name").fill("Dana Hartley-Quist");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("seven quiet herons");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(/\/check-email$/);
  const mail = await server.mail(email, (entry) => entry.subject.startsWith("Confirm your email"));
  await page.goto(linkIn(mail.text, "/verify-email?"));
  await page.getByRole("button", { name: "Confirm address" }).click();
  await page.waitForURL(/\/app\/(dashboard|forms)$/);
  if (page.url().endsWith("/app/forms")) await page.goto(`${server.origin}/app/dashboard`);
}

export function linkIn(text: string, part: string): string {
  return text.split(/\s+/).find((word) => word.includes(part)) ?? "";
}
