import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, phone, visit } from "../support/browser.ts";
import { hurry } from "../support/hurry.ts";
import { readLocal } from "../support/local-d1.ts";
import { readPeople } from "../support/local-people.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
let page: Page;
let one: { id: string; form: string; email: string };
beforeAll(async () => {
  ({ page } = await visit(browser, { viewport: desktop }));
  await page.clock.install();
  await enterAsDemo(page, server);
  const [person] = await readPeople(
    server.persistTo,
    "WHERE a.state = 'in_review' AND a.is_spam = 0 AND a.is_archived = 0 AND a.locale = 'en' ORDER BY a.submitted_at DESC LIMIT 1",
  );
  const [row] = readLocal<{ form: string }>(
    server.persistTo,
    "SELECT form_id AS form FROM application WHERE id = ?",
    person?.id ?? "",
  );
  if (!person || !row) throw new Error("Nobody to write to");
  one = { id: person.id, form: row.form, email: person.email };
});

/** How many were written to the one applicant, or to all others. */
const messagesTo = (which: "=" | "<>") =>
  readLocal<{ n: number }>(
    server.persistTo,
    `SELECT count(*) AS n FROM application_message WHERE application_id ${which} ?`,
    one.id,
  )[0]?.n;

const thread = () => page.getByRole("region", { name: "Messages" });

describe("a message thread between landlord and applicant", () => {
  it("keeps the landlord's text when the connection breaks, and notifies the applicant once", async () => {
    await page.goto(`${server.origin}/app/forms/${one.form}?applicationId=${one.id}`);
    // Without a connection its script could not come any more.
    await alive(page);
    const box = thread().getByLabel("Message to the applicant");
    await box.fill("Could you come for a viewing on Monday at ten?\n\nPlease ring at Hartley.");
    await page.context().setOffline(true);
    await thread().getByRole("button", { name: "Send message" }).click();
    await thread().getByText("Not sent: there is no connection.").waitFor();
    await page.context().setOffline(false);
    // A reload, as after signing in again, keeps it, too.
    await page.reload();
    await expect.poll(() => box.inputValue()).toContain("Please ring at Hartley.");
    await thread().getByRole("button", { name: "Send message" }).click();
    await thread().getByText("Could you come for a viewing").waitFor();
    await thread().getByText("Not seen yet").waitFor();
    await expect.poll(() => box.inputValue()).toBe("");
    await box.fill("x".repeat(2001));
    await thread().getByText("1 character too many").waitFor();
    await thread().getByRole("button", { name: "Send message" }).click();
    await thread().getByText("Shorten it to 2,000 characters.").waitFor();
    await box.fill("And bring an ID, please.");
    await thread().getByRole("button", { name: "Send message" }).click();
    await thread().getByText("And bring an ID, please.").first().waitFor();
    await expect.poll(() => messagesTo("=")).toBe(2);
    await hurry(server, "mail.message");
    const mail = await server.mail(one.email, ({ subject }) => subject.startsWith("The landlord wrote to you"));
    expect(mail.text).toContain("2 messages");
    expect(mail.text).not.toContain("ring at Hartley");
  });

  it("is answered by the mail's link without JavaScript, and the landlord's open page updates", async () => {
    const mail = await server.mail(one.email, ({ subject }) => subject.startsWith("The landlord wrote to you"));
    const link = mail.text.split(/\s+/).find((word) => word.includes("/status/")) ?? "";
    await page.goto(`${server.origin}/app/dashboard`);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    const [unread] = readLocal<{ n: number }>(
      server.persistTo,
      "SELECT count(*) AS n FROM notification WHERE read_at IS NULL AND landlord_id IS NOT NULL",
    );
    const badge = (more: number) =>
      page.getByRole("link", { name: `Notifications (${(unread?.n ?? 0) + more} unread)` });
    await badge(0).waitFor();

    const tenant = (await visit(browser, { viewport: phone, javaScript: false })).page;
    await tenant.goto(link);
    await tenant.getByText("Could you come for a viewing").waitFor();
    await tenant.getByLabel("Your message to the landlord").fill("Yes, gladly.\nMay I bring my sister?");
    await tenant.getByRole("button", { name: "Send message" }).click();
    await tenant.getByText("Your message is sent, and the landlord is notified.").waitFor();
    await tenant.getByText("Write to the landlord", { exact: true }).click();
    await tenant.getByRole("button", { name: "Send message" }).click();
    await tenant.getByRole("link", { name: "Write a message" }).waitFor();

    // The page asks every 20 seconds.
    await page.clock.fastForward(20_000);
    await badge(1).waitFor();
    expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
    await page.goto(`${server.origin}/app/applicants?only=message`);
    const row = page.locator("[data-row]").filter({ has: page.locator(`a[href*="${one.id}"]`) });
    await row.getByText("New message", { exact: true }).waitFor();
    await row.getByRole("link").first().click();
    await thread().getByText("May I bring my sister?").waitFor();
    await thread().getByText("Seen by the applicant on").first().waitFor();
    // Another answer, while the page is open.
    await tenant.getByLabel("Your message to the landlord").fill("She is quiet.");
    await tenant.getByRole("button", { name: "Send message" }).click();
    await tenant.getByText("Your message is sent, and the landlord is notified.").waitFor();
    await page.clock.fastForward(20_000);
    await thread().getByText("She is quiet.").waitFor();
    await tenant.reload();
    await tenant.getByText("Seen by the landlord on").first().waitFor();
    await tenant.context().close();
  });

  it("marks messages as seen by script, in dark mode on a wide screen", async () => {
    await page.goto(`${server.origin}/app/forms/${one.form}?applicationId=${one.id}`);
    await thread().getByLabel("Message to the applicant").fill("Of course.");
    await thread().getByRole("button", { name: "Send message" }).click();
    await thread().getByText("Not seen yet").waitFor();
    const mail = await server.mail(one.email, ({ subject }) => subject.startsWith("The landlord wrote to you"));
    const link = mail.text.split(/\s+/).find((word) => word.includes("/status/")) ?? "";
    const { page: tenant, problems } = await visit(browser, { viewport: desktop, dark: true });
    const told = tenant.waitForResponse((response) => response.url().endsWith("/messages"));
    await tenant.goto(link);
    await tenant.getByText("Of course.").scrollIntoViewIfNeeded();
    expect((await told).status()).toBe(204);
    expect(problems).toEqual([]);
    await tenant.context().close();
    await page.reload();
    await thread().getByText("Of course.").waitFor();
    expect(await thread().getByText("Not seen yet").count()).toBe(0);
  });
});

describe("one message to three applicants", () => {
  it("is written once with each one's name, and appears in each one's own thread", async () => {
    await page.goto(`${server.origin}/app/applicants?state=submitted`);
    await alive(page);
    for (const index of [0, 1, 2]) await page.locator(`[data-row="${index}"] input`).check();
    await page.getByRole("button", { name: "Message", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Message to 3 applicants" });
    await dialog.getByLabel("Message", { exact: true }).fill("Dear {name}, the viewing is on Monday.");
    await dialog
      .getByRole("region", { name: "Preview" })
      .getByText(/^Dear .+, the viewing/)
      .waitFor();
    expect(await dialog.getByRole("region", { name: "Preview" }).textContent()).not.toContain("{name}");
    const before = messagesTo("<>") ?? 0;
    await dialog.getByRole("button", { name: "Send 3 messages" }).click();
    await page.getByText("Message sent to 3 applicants.").waitFor();
    await dialog.waitFor({ state: "detached" });
    expect(messagesTo("<>")).toBe(before + 3);
  });
});
