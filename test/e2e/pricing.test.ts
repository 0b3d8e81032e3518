import { expect, it } from "vitest";
import { phone, visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();

// Red without the rules of .in-currencies: all five amounts would be shown at once.
it("the chosen currency shows its prices without JavaScript", async () => {
  const { page, problems } = await visit(browser, { viewport: phone, javaScript: false, locale: "de-DE" });
  await page.goto(`${server.origin}/pricing`);
  // What is not shown is not in the tree of a screen reader.
  const words = () => page.getByRole("main").ariaSnapshot();
  expect(await words()).toContain("$30 for 3, $80 for 10");
  expect(await words()).not.toMatch(/[€£]\d|A\$/);
  await page.getByRole("radio", { name: "Euros" }).check();
  expect(await words()).toContain("€32 for 3, €85 for 10");
  expect(await words()).not.toMatch(/[$£]\d/);
  await page.getByText("Euros, VAT included.").waitFor();
  expect(await words()).toContain("23 homes a year");
  expect(problems).toEqual([]);
});

it("with JavaScript the reader's region selects the currency, and a choice is kept", async () => {
  const { page, problems } = await visit(browser, { viewport: phone, locale: "en-AU" });
  await page.goto(`${server.origin}/pricing`);
  await page.getByText("A$20").first().waitFor();
  await page.getByRole("radio", { name: "Canadian dollars" }).check();
  await page.getByText("CA$16").first().waitFor();
  expect(problems).toEqual([]);
});

// Red without `memberAction`: each link led to signing up, and from there to the dashboard.
it("a signed-in user is linked to buying, and others to signing up", async () => {
  const { page, context } = await visit(browser, { viewport: phone });
  await page.route("**/assets/site-*.js", (route) => route.abort());
  const shown = async () => {
    await page.goto(`${server.origin}/pricing`);
    const links = page.getByRole("main").getByRole("link", { name: /^(?:Buy credits|Get Pro|Create an account)$/ });
    return links.evaluateAll((all) =>
      all.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    );
  };
  expect(await shown()).toEqual(["/sign-up", "/sign-up", "/sign-up"]);
  await context.addCookies([{ name: "signed_in", value: "1", url: server.origin }]);
  expect(await shown()).toEqual([
    "/app/settings/billing?billingOption=credits",
    "/app/settings/billing?billingOption=subscription",
  ]);
  await context.close();
});
