import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, type Visitor, visit } from "../support/browser.ts";
import { toStep } from "../support/builder-page.ts";
import { readLocal } from "../support/local-d1.ts";
import { openSite } from "../support/site.ts";
import { type TranslatorKind, translatePage } from "../support/translator.ts";

const { server, browser } = await openSite("own demo");
/** A form of the demo: 14 Maple Street. */
const form = "/app/forms/5eedf0a1-0000-4000-8000-000000000001";

/** Both kinds of translator, by turns: each has half of the screens. */
// Red without surviveTranslators in entry.client.tsx.
describe("the landlord's pages, with text nodes moved or replaced by a browser's translator", () => {
  let visitor: Visitor;
  let page: Page;
  beforeAll(async () => {
    visitor = await visit(browser, { viewport: desktop });
    page = visitor.page;
    await enterAsDemo(page, server);
  });
  afterAll(() => visitor.context.close());

  /** Opens a page and translates it once it is alive. */
  async function open(path: string, kind: TranslatorKind): Promise<void> {
    await page.goto(server.origin + path);
    await alive(page);
    await translatePage(page, kind);
  }

  async function works({ isRefused = false } = {}): Promise<void> {
    expect(await page.getByText("Something went wrong").count()).toBe(0);
    // What the server refuses on purpose the browser reports.
    const others = visitor.problems.filter((problem) => !isRefused || !problem.includes("400"));
    expect(others).toEqual([]);
  }

  it("/start works: template, state, a question added and renamed, the last step", async () => {
    await open("/start", "moved");
    await page.getByRole("button", { name: /short prescreen/i }).click();
    await page.getByLabel("Name of this form").fill("Maple Street flat");
    await page.getByLabel("Country").selectOption("US");
    await page.getByLabel("State").selectOption("CA");
    await page.getByLabel("Country").selectOption("GB");
    await page.getByLabel("Country").selectOption("US");
    await page.getByLabel("State").selectOption("NY");
    await page.getByTestId("save-status").filter({ hasText: /Saved/ }).waitFor();
    await toStep(page, 2);
    await page
      .getByRole("button", { name: /^Add a question to/ })
      .first()
      .click();
    await page.getByRole("combobox", { name: "Search" }).fill("nickname");
    await page.keyboard.press("Enter");
    await page.locator("[data-card]").filter({ hasText: "Preferred name" }).waitFor();
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await page.locator("[data-card]").filter({ hasText: "Preferred name" }).waitFor({ state: "detached" });
    for (const step of [3, 4, 5, 1] as const) await toStep(page, step);
    await works();
  });

  it("the list works: applicants are ticked, found, shortlisted and undone", async () => {
    await open("/app/applicants", "replaced");
    const boxes = page.locator("[data-row] input[type=checkbox]");
    for (const at of [0, 1, 2]) await boxes.nth(at).check();
    await page.getByText("3 selected").first().waitFor();
    await boxes.nth(1).uncheck();
    await page.getByText("2 selected").first().waitFor();
    await page.keyboard.press("s");
    await page.getByText("On the shortlist: 2 applications.").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Undone", { exact: false }).waitFor();
    await works();
  });

  it("an application works: a letter is chosen and cancelled, a message is written", async () => {
    const [one] = readLocal<{ id: string; formId: string }>(
      server.persistTo,
      "SELECT id, form_id AS formId FROM application WHERE state = 'in_review' ORDER BY submitted_at LIMIT 1",
    );
    await open(`/app/forms/${one?.formId}?applicationId=${one?.id}`, "moved");
    await page.getByRole("button", { name: "Decline", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Decline this application" });
    const reason = dialog.getByLabel("Reason");
    const offered = await reason
      .locator("option:enabled")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
    for (const value of offered) await reason.selectOption(value);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    const words = "When could you come?";
    await page.getByLabel("Message to the applicant").fill(words);
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByRole("region", { name: "Messages" }).getByText(words).waitFor();
    await works();
  });

  it("dashboard, forms, a form's tabs and notifications work, by links", async () => {
    await open("/app/dashboard", "replaced");
    for (const name of ["Forms", "Applicants", "Notifications", "Settings"]) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
      await page.getByRole("link", { name }).and(page.locator("[aria-current=page]")).first().waitFor();
    }
    await open(form, "moved");
    for (const tab of ["Share", "Numbers", "Versions", "Settings"]) {
      await page.getByRole("navigation", { name: "Form Details" }).getByRole("link", { name: tab }).click();
      await page.locator("[aria-current=page]").filter({ hasText: tab }).waitFor();
    }
    await page.getByRole("button", { name: "Pause" }).click();
    await page.getByText("The form is paused.").waitFor();
    await page.getByRole("button", { name: "Open again" }).first().click();
    await page.getByText("The form is open. Tenants can apply.").waitFor();
    await works();
  });

  it("an account's builder works", async () => {
    await open(`${form}/edit?step=1`, "moved");
    await page.getByLabel("Name of this form").fill("14 Maple Street, translated");
    await page.getByTestId("save-status").filter({ hasText: /Saved/ }).waitFor();
    await toStep(page, 2);
    await works();
  });

  it("the profile works: a name is refused and another saved", async () => {
    await open("/app/settings/profile", "replaced");
    const save = page.getByRole("button", { name: "Save name" });
    await page.getByLabel("Your name").fill("");
    await save.click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    await page.getByLabel("Your name").fill("Dana translated");
    await save.click();
    await page.getByText("Your name is saved.").waitFor();
    // A press before the form can check itself is refused by the server.
    await works({ isRefused: true });
  });
});

// React finds other nodes than it rendered, and makes the page anew.
it.each<TranslatorKind>(["moved", "replaced"])(
  "a page translated before its script loaded is usable (%s)",
  async (kind) => {
    const { page, context } = await visit(browser, { viewport: desktop });
    const come = Promise.withResolvers<void>();
    await page.route(/entry\.client-/, async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.goto(`${server.origin}/start`, { waitUntil: "commit" });
    await page.getByRole("button", { name: /short prescreen/i }).waitFor();
    await translatePage(page, kind);
    come.resolve();
    await alive(page);
    await page.getByRole("button", { name: /short prescreen/i }).click();
    await page.getByLabel("Country").selectOption("US");
    await page.getByLabel("State").selectOption("CA");
    expect(await page.getByText("Something went wrong").count()).toBe(0);
    await context.close();
  },
);
