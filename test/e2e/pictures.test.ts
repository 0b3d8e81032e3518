import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { signInAsDemo } from "../support/account-page.ts";
import { desktop, phone } from "../support/browser.ts";
import { differenceOf, judgePicture, noClock, oneFace, openReader, sayNoDay, takeCells } from "../support/pictures.ts";
import { openSite } from "../support/site.ts";

/** Main screens, as they looked when somebody last agreed to it; what follows the clock is painted over. Update: `npm run pictures:update`, and look at what changed. */
const { server, browser } = await openSite("demo");

const form = "/app/forms/5eedf0a1-0000-4000-8000-000000000001";

/** Path by name. Of the first each is taken in one size and scheme, turn by turn, so that all four are held. */
const open: Record<string, string> = {
  "sign-in": "/sign-in",
  "sign-up": "/sign-up",
  "demo-inbox": "/demo/inbox",
  "demo-application": "/demo/inbox/3",
  tenant: "/apply/demo-maple-street",
  "tenant-other": "/apply/demo-maple-street?lang=es",
  report: "/apply/demo-maple-street/report",
  start: "/start",
  "gallery-ltr": "/dev/gallery",
  "gallery-rtl": "/dev/gallery?dir=rtl",
  home: "/",
  "gallery-dialog": "/dev/gallery?open=dialog",
  "gallery-dialog-rtl": "/dev/gallery?open=dialog&dir=rtl",
  "gallery-alert": "/dev/gallery?open=alert",
  "gallery-menu": "/dev/gallery?open=menu",
  "gallery-menu-rtl": "/dev/gallery?open=menu&dir=rtl",
  "gallery-toasts": "/dev/gallery?open=toasts",
  "gallery-toasts-rtl": "/dev/gallery?open=toasts&dir=rtl",
};
const account: Record<string, string> = {
  forms: "/app/forms",
  versions: `${form}/versions`,
  "form-settings": `${form}/settings`,
  spam: `${form}/spam`,
  version: `${form}/versions/1`,
  new: "/app/forms/new",
  builder: `${form}/edit?step=2`,
  exports: "/app/exports",
  profile: "/app/settings/profile",
  "notice-choices": "/app/settings/notifications",
  security: "/app/settings/security",
  billing: "/app/settings/billing",
};

/** What opens over the gallery, by the name in its address. */
const windowOf: Record<string, string> = {
  dialog: "[role=dialog]",
  alert: "[role=alertdialog]",
  menu: "[role=menu]",
  toasts: "[data-sonner-toast]",
};

const kinds = [
  { isPhone: true, isDark: false },
  { isPhone: false, isDark: true },
  { isPhone: false, isDark: false },
  { isPhone: true, isDark: true },
];
type Kind = (typeof kinds)[number];
type Shot = Kind & { name: string; path: string };

function shotsOf(pages: Record<string, string>): Shot[] {
  return Object.entries(pages).map(([name, path], at) => ({ ...(kinds[at % 4] as Kind), name, path }));
}

let reader: Page;
const context = (isPhone: boolean, isDark: boolean) =>
  browser.newContext({
    viewport: isPhone ? phone : desktop,
    colorScheme: isDark ? "dark" : "light",
    reducedMotion: "reduce",
    locale: "en-US",
    timezoneId: "UTC",
    bypassCSP: true,
  });
const pages = new Map<string, Page>();

async function pageFor(isSignedIn: boolean, { isPhone, isDark }: Kind): Promise<Page> {
  const key = `${isSignedIn} ${isPhone} ${isDark}`;
  const known = pages.get(key);
  if (known) return known;
  const page = await (await context(isPhone, isDark)).newPage();
  if (isSignedIn) await page.context().addCookies(cookies);
  pages.set(key, page);
  return page;
}

let cookies: Awaited<ReturnType<ReturnType<Page["context"]>["cookies"]>> = [];
beforeAll(async () => {
  reader = await openReader(browser);
  const page = await (await context(false, false)).newPage();
  await signInAsDemo(page, server);
  cookies = await page.context().cookies();
  await page.context().close();
});

async function take(page: Page, path: string): Promise<string> {
  await page.goto(server.origin + path, { waitUntil: "load" });
  if (path.startsWith("/dev/")) await page.locator("h1", { hasText: "Gallery" }).waitFor();
  if (path.startsWith("/app/")) await page.waitForFunction(() => !document.querySelector("[aria-busy=true]"));
  const over = new URLSearchParams(path.split("?")[1]).get("open");
  if (over)
    await page
      .locator(windowOf[over] ?? "")
      .first()
      .waitFor();
  if (path.includes("/edit")) await page.locator("[data-section]").first().waitFor();
  // Pictures of homes are lazy: those in sight have come.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
  );
  await page.addStyleTag({ content: oneFace + noClock });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(sayNoDay);
  return takeCells(page, reader);
}

async function holds({ name, path, ...kind }: Shot, isSignedIn: boolean): Promise<void> {
  const taken = await take(await pageFor(isSignedIn, kind), path);
  expect(await judgePicture(reader, name, taken)).toBeNull();
}

describe("screens look as they were agreed to", () => {
  it.each(shotsOf(open))("$name", (shot) => holds(shot, false));

  it.each(shotsOf(account))("$name", (shot) => holds(shot, true));

  // Red when differenceOf compares only sizes, or its limit is 255.
  it("a changed colour and a moved column are seen, the same picture is not", async () => {
    const page = await pageFor(false, { isPhone: false, isDark: false });
    const before = await take(page, "/sign-in");
    expect(await differenceOf(reader, before, await take(page, "/sign-in"))).toBe(0);
    await page.addStyleTag({ content: ":root { --accent: #14633f }" });
    expect(await differenceOf(reader, before, await takeCells(page, reader))).toBeGreaterThan(0);
    await page.addStyleTag({ content: "main { padding-left: 12px }" });
    expect(await differenceOf(reader, before, await takeCells(page, reader))).toBeGreaterThan(0.01);
  });
});
