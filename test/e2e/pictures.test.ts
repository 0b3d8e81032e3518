import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, it } from "vitest";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import { desktop, phone } from "../support/browser.ts";
import { openSite } from "../support/site.ts";

/**
 * Screens as they looked when somebody last agreed to it. What changes them on purpose: `npm run pictures:update`, then look
 * at the new pictures before they are committed. No screen here shows a date, and all words are set in the product's own
 * font, so that another day or another machine changes nothing.
 */
const { server, browser } = await openSite();
const folder = join(projectRoot, "test/pictures");
const isUpdate = process.env.PICTURES === "update";

/** Of all pixels; fonts are smoothed a little otherwise on another processor. */
const mayDiffer = 0.004;
/** Of 255, in one colour. */
const isOtherFrom = 40;

type Shot = {
  name: string;
  path: string;
  isPhone?: true;
  isDark?: true;
  part?: string;
  come?: (page: Page) => Promise<void>;
};

const shots: readonly Shot[] = [
  { name: "gallery", path: "/dev/gallery", part: "#main > div" },
  { name: "gallery-dark", path: "/dev/gallery", isDark: true, part: "#main > div" },
  { name: "gallery-rtl", path: "/dev/gallery?dir=rtl", part: "#main > div" },
  { name: "home", path: "/" },
  { name: "home-phone", path: "/", isPhone: true, isDark: true },
  { name: "demo-inbox", path: "/demo/inbox" },
  { name: "demo-inbox-phone", path: "/demo/inbox", isPhone: true, isDark: true },
  { name: "demo-application", path: "/demo/inbox/3" },
  { name: "pricing-phone", path: "/pricing", isPhone: true },
  { name: "start", path: "/start" },
  { name: "sign-in-phone", path: "/sign-in", isPhone: true },
  { name: "builder", path: "/start", come: openQuestions },
  { name: "builder-phone", path: "/start", isPhone: true, come: openOneQuestion },
];

async function openQuestions(page: Page): Promise<void> {
  await page.getByRole("button", { name: /short prescreen/i }).click();
  await page.getByLabel("Name of this form").waitFor();
  await page.goto(`${server.origin}/start?step=2`);
  await page.locator("[data-section]").first().waitFor();
  // The hour of the last saving stands in the bar.
  await page
    .locator("header")
    .first()
    .evaluate((bar) => bar.setAttribute("hidden", ""));
}

async function openOneQuestion(page: Page): Promise<void> {
  await openQuestions(page);
  await page
    .getByRole("button", { name: /^Settings of / })
    .nth(1)
    .click();
  await page.getByRole("button", { name: "Done" }).waitFor();
}

async function take({ path, isPhone, isDark, part, come }: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: isPhone ? phone : desktop,
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-US",
    bypassCSP: true,
  });
  try {
    const page = await context.newPage();
    await page.goto(server.origin + path);
    await come?.(page);
    await page.addStyleTag({ content: '* { font-family: "Fraunces Variable" !important }' });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const options = { animations: "disabled", caret: "hide" } as const;
    return part ? await page.locator(part).screenshot(options) : await page.screenshot(options);
  } finally {
    await context.close();
  }
}

/** The share of pixels in which two pictures differ; 1 where they are not of one size. The browser reads them. */
async function difference(before: Buffer, after: Buffer): Promise<number> {
  const page = await comparing();
  return page.evaluate(
    async ([one, other, limit]) => {
      const read = async (data: string) => {
        const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext("2d");
        context?.drawImage(picture, 0, 0);
        return context?.getImageData(0, 0, picture.width, picture.height);
      };
      const [a, b] = [await read(one), await read(other)];
      if (!a || !b || a.width !== b.width || a.height !== b.height) return 1;
      let differing = 0;
      for (let at = 0; at < a.data.length; at += 4) {
        const isOther = [0, 1, 2].some(
          (color) => Math.abs((a.data[at + color] ?? 0) - (b.data[at + color] ?? 0)) > limit,
        );
        if (isOther) differing += 1;
      }
      return differing / (a.width * a.height);
    },
    [before.toString("base64"), after.toString("base64"), isOtherFrom] as const,
  );
}

let kept: Page | undefined;
async function comparing(): Promise<Page> {
  kept ??= await (await browser.newContext({ bypassCSP: true })).newPage();
  return kept;
}
afterAll(() => kept?.context().close());

// Red when --accent of tokens.css becomes another green, or a button loses its padding.
describe("screens look as they were agreed to", () => {
  it.each(shots)("$name", async (shot) => {
    const file = join(folder, `${shot.name}.png`);
    const taken = await take(shot);
    if (isUpdate) {
      mkdirSync(folder, { recursive: true });
      if (!existsSync(file) || (await difference(readFileSync(file), taken)) > mayDiffer) writeFileSync(file, taken);
      return;
    }
    expect(existsSync(file), `${file} is missing: npm run pictures:update`).toBe(true);
    const share = await difference(readFileSync(file), taken);
    mkdirSync(join(projectRoot, "test-results"), { recursive: true });
    if (share > mayDiffer) writeFileSync(join(projectRoot, `test-results/${shot.name}.png`), taken);
    expect(share, `${shot.name} changed: compare with test-results/${shot.name}.png`).toBeLessThanOrEqual(mayDiffer);
  });

  it("a changed colour is seen", async () => {
    const [one] = shots;
    const before = await take(one as Shot);
    const page = await comparing();
    await page.setContent("<body style='margin:0;background:#fff'></body>");
    expect(await difference(before, await page.screenshot())).toBe(1);
    expect(await difference(before, before)).toBe(0);
  });
});
