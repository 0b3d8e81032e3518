import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { demoAccount } from "../../scripts/seed/sign-in.ts";
import { enterAsDemo } from "../support/account-page.ts";
import { openPart } from "../support/application-page.ts";
import { desktop, phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("demo");
let page: Page;
beforeAll(async () => {
  ({ page } = await visit(browser, { viewport: desktop }));
  await enterAsDemo(page, server);
});

describe("a reference", () => {
  it("is asked for with the mail before the eyes, answered on a phone without script, and read as it was written", async () => {
    await page.goto(`${server.origin}/app/applicants?state=in_review`);
    await page.locator("[data-row] a").first().click();
    await page.getByRole("button", { name: "Shortlist", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Shortlist", exact: true }).click();
    await page.getByText("On the shortlist", { exact: false }).first().waitFor();
    await openPart(page, "References");
    const panel = page.getByRole("region", { name: "References" });
    const address = (
      await panel
        .getByText(/@landlords\.test/)
        .first()
        .textContent()
    )?.match(/\S+@landlords\.test/)?.[0];
    await panel.getByRole("button", { name: "Ask for a reference" }).click();
    const dialog = page.getByRole("dialog", { name: /^Ask .+ for a reference$/ });
    await dialog.getByText("A landlord asks for a short reference").waitFor();
    expect(await dialog.getByRole("listitem").count()).toBe(8);
    await page.setViewportSize(desktop);
    await dialog.getByRole("button", { name: "Send the email" }).click();
    await panel.getByText("Waiting for an answer").waitFor();
    await page.setViewportSize(desktop);

    const mail = await server.mail(address ?? "", ({ subject }) => subject.includes("short reference"));
    const link = mail.text.split(/\s+/).find((word) => word.includes("/reference/")) ?? "";
    const reader = await visit(browser, { viewport: phone });
    await reader.page.goto(link);
    expect(reader.problems).toEqual([]);
    const { page: referee } = await visit(browser, { viewport: phone, javaScript: false });
    await referee.goto(link);
    await referee.getByRole("button", { name: "Send my answers" }).click();
    await referee.getByRole("heading", { name: /problem/i }).waitFor();
    const paid = referee.getByRole("group", { name: "Was the rent paid on time?" });
    await paid.getByLabel("Mostly").check();
    await referee.getByLabel(/^How do you know/).fill("I let the house to them for three years.");
    // Red without the button that is off in reference-page.tsx: Enter, or a phone's own key, would send what is there.
    await referee.getByLabel("If yes: what was it?").press("Enter");
    await referee.getByLabel("Anything to add").fill("Moved out quietly.");
    await referee.getByRole("button", { name: "Send my answers" }).click();
    await referee.getByRole("heading", { name: "Your answers were received" }).waitFor();
    await reader.page.reload();

    await page.reload();
    const read = page.getByRole("region", { name: "References" });
    for (const text of ["Mostly", "I let the house to them for three years.", "Moved out quietly."]) {
      await read.getByText(text, { exact: true }).waitFor();
    }
    await read.getByText("Has answered.").waitFor();
    await server.mail(demoAccount.email, ({ subject }) => subject.startsWith("Reference received for RF-"));
  });
});
