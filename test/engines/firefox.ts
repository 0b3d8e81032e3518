import { existsSync } from "node:fs";
import { firefox as playwright } from "playwright-core";
import type { Engine } from "./engine.ts";

const installed = [process.env.FIREFOX_PATH ?? "", "/usr/bin/firefox-esr", "/usr/bin/firefox"];

/** The Firefox of the machine, by the protocol that each Firefox speaks (WebDriver BiDi). */
export const firefox: Engine = {
  name: "Firefox",
  find() {
    const executablePath = installed.find((path) => path !== "" && existsSync(path));
    if (!executablePath) return { missing: "no firefox-esr; FIREFOX_PATH names another" };
    return {
      async open() {
        const browser = await playwright.launch({ channel: "moz-firefox", executablePath, headless: true });
        // Releases know no wishes of a reader to be put on.
        const wishes = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;
        const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 }, ...wishes })).newPage();
        return {
          goto: async (address) => void (await page.goto(address)),
          back: async () => void (await page.goBack()),
          address: async () => page.url(),
          run: (work, ...values) => page.evaluate(`(${work})(...${JSON.stringify(values)})`),
          press: (css) => page.locator(css).first().click(),
          type: (css, text) => page.locator(css).first().pressSequentially(text),
          end: () => browser.close(),
        };
      },
    };
  },
};
