import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { linkIn } from "../support/account-page.ts";
import { fine } from "../support/apply-site.ts";
import { visit } from "../support/browser.ts";
import { demoOpenDay } from "../support/open-day.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");

const smallPhone = { width: 360, height: 640 };

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click();
}

// Red where the bar of the start page has no way to the viewing, and where a change leaves the booking's link behind.
it("a tenant sees the home first: asks for a viewing on a phone, changes it, cancels it, and checks the record", async () => {
  const [first, second] = await demoOpenDay(server, { rule: "order", capacity: "1" });
  const { page, context, problems } = await visit(browser, { viewport: smallPhone });
  await page.goto(`${server.origin}/apply/demo-maple-street`);
  const toViewing = page.getByRole("link", { name: "See the home first" });
  // Without scrolling: it stands in the bar at the lower edge.
  const box = await toViewing.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? smallPhone.height)).toBeLessThanOrEqual(smallPhone.height);
  expect(await page.locator("p:empty").count()).toBe(0);
  await fine(page, "start-with-viewing");
  await toViewing.click();
  await page.locator(`input[name=slot][value="${first}"]`).check();
  await page.getByLabel("How many of your household come?").selectOption("3");
  await page.getByLabel("Your name").fill("Ada Bell");
  await page.getByLabel("Your email").fill("ada-viewing@tenant.example");
  await fine(page, "ask-viewing");
  await press(page, "Ask for this viewing");
  await page.getByRole("heading", { name: "You have a place" }).waitFor();
  const mail = await server.mail("ada-viewing@tenant.example", ({ text }) => text.includes("/viewing/"));
  const link = linkIn(mail.text, "/viewing/").replace(/\/viewing\.ics$/, "");
  await page.goto(link);
  await page.getByRole("heading", { name: "You have a place" }).waitFor();
  await fine(page, "booking");
  const calendar = await page.request.get(new URL(await hrefOf(page, "Add it to your calendar"), link).href);
  expect([calendar.status(), (await calendar.text()).startsWith("BEGIN:VCALENDAR")]).toEqual([200, true]);
  await page.getByText("Choose another time", { exact: true }).click();
  await page.locator(`input[name=slot][value="${second}"]`).check();
  await press(page, "Change to this time");
  await page.getByText("Your booking was changed.").waitFor();
  await page.goto(link);
  await page.getByText("Your request has number 2.").waitFor();
  await page.getByText("Cancel the booking", { exact: true }).click();
  await press(page, "Yes, cancel it");
  await page.getByRole("heading", { name: "This booking is cancelled" }).waitFor();
  await page.getByRole("link", { name: "How the viewings are given" }).click();
  await page.getByText("No request was added, removed or changed.").waitFor();
  await fine(page, "record");
  expect(problems).toEqual([]);
  await context.close();
});

async function hrefOf(page: Page, name: string): Promise<string> {
  return (await page.getByRole("link", { name }).getAttribute("href")) ?? "";
}
