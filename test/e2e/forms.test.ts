import { describe, expect, it } from "vitest";
import { enterAsDemo } from "../support/account-page.ts";
import { alive, desktop, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite("own demo");

/** A form of the demo: 14 Maple Street. */
const form = `${server.origin}/app/forms/5eedf0a1-0000-4000-8000-000000000001`;

/** Another edition of every locale: a hair space after each month, and after the name of each zone. */
function writeDatesOtherwise(): void {
  const { prototype } = Intl.DateTimeFormat;
  const { get } = Object.getOwnPropertyDescriptor(prototype, "format") ?? {};
  Object.defineProperty(prototype, "format", {
    get() {
      const format: Intl.DateTimeFormat["format"] = get?.call(this);
      return (at: number) => format(at).replace(/\p{L}{3,}/gu, "$&\u200a");
    },
  });
  const toParts = prototype.formatToParts;
  prototype.formatToParts = function (at) {
    const isName = (type: string, value: string) => type === "timeZoneName" && !/\d/.test(value);
    return toParts
      .call(this, at)
      .map((part) => (isName(part.type, part.value) ? { ...part, value: `${part.value}\u200a` } : part));
  };
}

describe("a landlord's forms page", () => {
  // Red without Formatted: React draws a page anew (error 418) whose text is another than the server's.
  it("hydrates without errors in a browser with another locale and time zone", async () => {
    const { page, context, problems } = await visit(browser, { viewport: desktop });
    await enterAsDemo(page, server);
    await context.addInitScript(writeDatesOtherwise);
    const pages = ["/app/forms", new URL(form).pathname, "/app/dashboard", "/app/applicants"];
    for (const at of pages) {
      await page.goto(`${server.origin}${at}`);
      await alive(page);
      expect([at, problems]).toEqual([at, []]);
    }
    const application = await page.locator("[data-row]").getByRole("link").first().getAttribute("href");
    await page.goto(`${server.origin}${application}`);
    await alive(page);
    await page.getByRole("heading", { name: "Documents", exact: true }).waitFor();
    expect(["application", problems]).toEqual(["application", []]);
    await context.close();
  });

  // Red without defaultShouldRevalidate on the form of MoveButton: the late tab would offer "Pause" still.
  it("in two tabs shows the form's present state to the one whose move came too late", async () => {
    const { page, context } = await visit(browser, { viewport: desktop });
    await enterAsDemo(page, server);
    await page.goto(`${form}/settings?confirm=close`);
    const late = await context.newPage();
    await late.goto(`${form}/settings`);
    const pause = late.getByRole("button", { name: "Pause", exact: true });
    await pause.waitFor();
    await page.getByRole("button", { name: "Close", exact: true }).click();
    await page.getByText("The form is closed.").first().waitFor();
    await pause.click();
    await late.getByText("The form has changed in the meantime. The page shows it as it is now.").waitFor();
    await pause.waitFor({ state: "detached" });
    await late.getByRole("button", { name: "Open again", exact: true }).first().click();
    await late.getByText("The form is open. Tenants can apply.").waitFor();
    await context.close();
  });
});
