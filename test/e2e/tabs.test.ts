import { expect, it } from "vitest";
import { visit } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

const { server, browser } = await openSite();
const page = `${server.origin}/faq`;

/** The second fails without `!at.startsWith("http")` in test/support/tabs.ts. */
it.each([
  ["on the site", page],
  ["away from it", "about:blank"],
])("the next visitor finds nothing of one who ended %s", async (_where, last) => {
  const one = await visit(browser);
  await one.page.goto(page);
  await one.page.evaluate(() => {
    localStorage.setItem("left", "behind");
    sessionStorage.setItem("left", "behind");
  });
  await one.page.goto(last);
  await one.context.close();

  const next = await visit(browser);
  await next.page.goto(page);
  const found = await next.page.evaluate(() => [localStorage.getItem("left"), sessionStorage.getItem("left")]);
  expect(found).toEqual([null, null]);
  await next.context.close();
});
