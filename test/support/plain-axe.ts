import type { Browser, Page } from "playwright-core";
import { axeFaults } from "./axe.ts";
import { phone } from "./browser.ts";

/** As `axeFaultsWithoutScript`, for who looks at many pages: their HTML is looked at in one further tab, a phone's. */
export async function openPlainLook(browser: Browser) {
  const context = await browser.newContext({ viewport: phone });
  const copy = await context.newPage();
  const session = await context.newCDPSession(copy);
  await session.send("Emulation.setEmulatedMedia", { features: [{ name: "scripting", value: "none" }] });
  return {
    async faults(page: Page): Promise<string[]> {
      await copy.setContent((await page.content()).replace(/<script[^>]*src=[^>]*><\/script>/g, ""));
      return axeFaults(copy);
    },
    close: () => context.close(),
  };
}
