import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, type Visitor, visit } from "../support/browser.ts";
import { toStep } from "../support/builder-page.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");

/** Storage as browsers have it that keep nothing: closed (cookies are off), missing (old web views), full (private windows). */
const kinds = {
  closed: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      const get = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(window, name, { get, configurable: true });
    }
  },
  null: () => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, { get: () => null, configurable: true });
    }
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("exceeded the quota", "QuotaExceededError");
    };
  },
};

async function works({ page, problems }: Visitor): Promise<void> {
  expect(await page.getByText("Something went wrong").count()).toBe(0);
  expect(problems).toEqual([]);
}

const saved = (page: Page) => page.getByTestId("save-status").filter({ hasText: /Saved/ });

// Red with window.localStorage in place of deviceStorage.
describe("a browser without storage", () => {
  it.each(Object.entries(kinds))(
    "can start a form on /start, whose page says that it is not saved in this browser: storage is %s",
    async (_kind, close) => {
      const visitor = await visit(browser, { viewport: desktop });
      const { page, context } = visitor;
      await page.addInitScript(close);
      await page.goto(`${server.origin}/start`);
      await page.getByRole("button", { name: /short prescreen/i }).click();
      await page.getByLabel("Name of this form").fill("Maple Street flat");
      await page.getByText("This browser does not keep your form").waitFor();
      await toStep(page, 2);
      await page.locator("[data-section]").first().waitFor();
      await toStep(page, 5);
      await page.getByLabel("Your email address").fill("kept@landlord.example");
      await works(visitor);
      await context.close();
    },
  );

  it("can be used by an account to make a form, review applicants by keys, send a message and view a file", async () => {
    const visitor = await visit(browser, { viewport: desktop });
    const { page, context } = visitor;
    await page.addInitScript(kinds.closed);
    await enterAsDemo(page, server);
    await page.goto(`${server.origin}/app/forms/new`);
    await page.getByRole("button", { name: /short prescreen/i }).click();
    await page.waitForURL(/\/edit/);
    await page.getByLabel("Name of this form").fill("Kept by the server");
    await saved(page).waitFor();
    await works(visitor);

    await page.goto(`${server.origin}/app/applicants`);
    await alive(page);
    for (const key of ["j", "x"]) await page.keyboard.press(key);
    await page.getByText("1 selected").first().waitFor();
    await page.locator("[data-row] a").first().click();
    await page.getByLabel("Message to the applicant").fill("When could you come?");
    await page.goBack();
    await page.locator("[data-row]").first().waitFor();
    await works(visitor);
    await context.close();
  });

  it("can be used by a tenant to fill in two steps", async () => {
    const visitor = await visit(browser, { viewport: desktop });
    const { page, context } = visitor;
    await page.addInitScript(kinds.full);
    await page.goto(`${server.origin}/apply/demo-maple-street`);
    await page.locator("button[value=start]").click();
    await page.waitForURL(/step=1/);
    const first = page.locator("[autocomplete=given-name]").first();
    await first.fill("Ada");
    await page.locator("button[data-go]").click();
    await page.locator("[data-summary]").waitFor();
    expect(await first.inputValue()).toBe("Ada");
    await works(visitor);
    await context.close();
  });
});

// Red with new Intl.Locale(navigator.language) in choose-by-region.ts.
it("a browser with an invalid locale and time zone shows complete pages", async () => {
  const visitor = await visit(browser, { viewport: desktop });
  const { page, context } = visitor;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "language", { get: () => "en-US@posix" });
    Object.defineProperty(navigator, "languages", { get: () => ["en-US@posix"] });
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: "Etc/Unknown" };
    };
  });
  await enterAsDemo(page, server);
  for (const path of ["/pricing", "/faq", "/terms-of-service", "/app/applicants", "/app/settings/billing"]) {
    await page.goto(server.origin + path);
    await page.waitForLoadState("networkidle");
    await works(visitor);
  }
  await page.goto(`${server.origin}/start`);
  await page.getByRole("button", { name: /short prescreen/i }).click();
  await expect.poll(() => page.getByLabel("Country").inputValue()).toBe("US");
  await works(visitor);
  await context.close();
});
