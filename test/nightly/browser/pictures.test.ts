import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { enterAsDemo } from "../../support/account-page.ts";
import { desktop, phone } from "../../support/browser.ts";
import { openGallery } from "../../support/gallery/open-gallery.ts";
import {
  differenceOf,
  judgePicture,
  noClock,
  oneFace,
  openReader,
  sayNoDay,
  takeCells,
} from "../../support/pictures.ts";
import { openSite } from "../../support/site.ts";

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
  "gallery-ltr": "gallery?pictures",
  "gallery-rtl": "gallery?pictures&dir=rtl",
  home: "/",
  "gallery-dialog": "gallery?pictures&open=dialog",
  "gallery-dialog-rtl": "gallery?pictures&open=dialog&dir=rtl",
  "gallery-alert": "gallery?pictures&open=alert",
  "gallery-menu": "gallery?pictures&open=menu",
  "gallery-menu-rtl": "gallery?pictures&open=menu&dir=rtl",
  "gallery-toasts": "gallery?pictures&open=toasts",
  "gallery-toasts-rtl": "gallery?pictures&open=toasts&dir=rtl",
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

/** What opens over the gallery, by its name. */
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
/** Without an account, and with one: each takes on the size and the scheme of the picture. */
let visitor: Page;
let landlord: Page;

const openPage = async () =>
  (
    await browser.newContext({ reducedMotion: "reduce", locale: "en-US", timezoneId: "UTC", bypassCSP: true })
  ).newPage();

beforeAll(async () => {
  [reader, visitor, landlord] = [await openReader(browser), await openPage(), await openPage()];
  await enterAsDemo(landlord, server);
});

async function take(page: Page, path: string, { isPhone, isDark }: Kind): Promise<string> {
  await page.setViewportSize(isPhone ? phone : desktop);
  await page.emulateMedia({ colorScheme: isDark ? "dark" : "light" });
  if (path.startsWith("gallery")) await openGallery(page, path.slice("gallery".length));
  else await page.goto(server.origin + path, { waitUntil: "load" });
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
  const taken = await take(isSignedIn ? landlord : visitor, path, kind);
  expect(await judgePicture(reader, name, taken)).toBeNull();
}

describe("the pictures of main pages", () => {
  it.each(shotsOf(open))("of $name match the committed one", (shot) => holds(shot, false));

  it.each(shotsOf(account))("of $name match the committed one", (shot) => holds(shot, true));

  // Red when differenceOf compares only sizes, or its limit is 255.
  it("differ after a changed colour or a moved column, and not otherwise", async () => {
    const page = visitor;
    const before = await take(page, "/sign-in", { isPhone: false, isDark: false });
    expect(await differenceOf(reader, before, await take(page, "/sign-in", { isPhone: false, isDark: false }))).toBe(0);
    await page.addStyleTag({ content: ":root { --accent: #14633f }" });
    expect(await differenceOf(reader, before, await takeCells(page, reader))).toBeGreaterThan(0);
    await page.addStyleTag({ content: "main { padding-left: 12px }" });
    expect(await differenceOf(reader, before, await takeCells(page, reader))).toBeGreaterThan(0.01);
  });
});
