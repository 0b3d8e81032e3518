import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminAccount, seedPassword } from "../../scripts/seed/sign-in.ts";
import { enterAsDemo, enterAsNew } from "../support/account-page.ts";
import { desktop, phone, type Visitor, visit } from "../support/browser.ts";
import { toStep } from "../support/builder-page.ts";
import { demoOfGuest } from "../support/guest-demo.ts";
import { readLocal } from "../support/local-d1.ts";
import { allLooks, faultsInLooks } from "../support/looks.ts";
import { openScreen, type Screen, screensOf } from "../support/screens.ts";
import { openSite } from "../support/site.ts";

/** Every screen that an address or a few presses open: nothing wrong to axe, and nothing wider than the window, in any look. */
const { server, browser } = await openSite("own demo");

const { nobody, landlord, newcomer, admin } = screensOf(server);

/** Words that are drawn smaller than 14 px, and more than one button in the accent's colour. */
function ownFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.textContent?.trim() || parent.closest("script, style, noscript, svg, .sr-only")) continue;
      if (parent.getClientRects().length === 0) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 14) found.add(`small: ${text.textContent.trim()}`);
    }
    const probe = document.createElement("i");
    probe.style.color = getComputedStyle(document.documentElement).getPropertyValue("--accent").trim();
    document.body.appendChild(probe);
    const accent = getComputedStyle(probe).color;
    probe.remove();
    const primary = [...document.querySelectorAll<HTMLElement>("#main :is(a, button)")]
      .filter((control) => control.getClientRects().length > 0 && control.textContent?.trim())
      .filter((control) => getComputedStyle(control).backgroundColor === accent)
      .map((control) => control.textContent?.trim());
    return [...found, ...(primary.length > 1 ? [`primary: ${primary}`] : [])];
  });
}

/** Controls of the page's own content smaller than a finger; links within a text do not count. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("main button, main input:not([type=hidden]), main select, main textarea, main nav a")]
      .filter((control) => control.getClientRects().length > 0 && !control.closest(".sr-only"))
      .map((control) => ({ control, box: (control.closest("label") ?? control).getBoundingClientRect() }))
      .filter(({ box }) => box.height < 43.5 || box.width < 43.5)
      .map(
        ({ control, box }) =>
          `target: ${control.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`,
      ),
  );
}

type Person = { name: string; enter: (page: Page) => Promise<unknown>; screens: Screen[]; isAccount?: boolean };

const people: Person[] = [
  { name: "nobody", enter: async () => undefined, screens: nobody },
  { name: "a landlord", enter: (page) => enterAsDemo(page, server), screens: landlord, isAccount: true },
  {
    name: "a landlord without a form",
    enter: (page) => enterAsNew(page, server, "newcomer@landlord.example"),
    screens: newcomer.map((path) => ({ path })),
    isAccount: true,
  },
  {
    name: "an admin",
    enter: (page) =>
      page.request.post(`${server.origin}/api/auth/sign-in/email`, {
        headers: { Origin: server.origin },
        data: { email: adminAccount.email, password: seedPassword },
      }),
    screens: admin.map((path) => ({ path: `/admin${path}` })),
  },
];

const [usual, narrow, desk, wide] = allLooks;
if (!usual || !narrow || !desk || !wide) throw new Error("Four looks");

/** All rules of axe in one look, turn by turn; widths in all of them. */
async function faultsOf(page: Page, at: number, { within }: Screen, isOfAccount = false): Promise<string[]> {
  const found: string[] = [];
  for (const [nth, look] of allLooks.entries()) {
    const further = isOfAccount && (look === usual || look === desk) ? ownFaults : undefined;
    found.push(...(await faultsInLooks(page, [look], { within, withoutAxe: nth !== at % allLooks.length, further })));
  }
  return found;
}

describe.each(people)("what $name sees", ({ enter, screens, isAccount = false }) => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await visit(browser, { locale: "en-US" });
    await enter(visitor.page);
  });
  afterAll(() => visitor.context.close());

  const named = screens.map((screen, at) => ({
    ...screen,
    at,
    shown: screen.within ? `${screen.path} with an open ${screen.within}` : screen.path,
  }));

  it.each(named)("on $shown has no fault and fits every width", async ({ at, ...screen }) => {
    const { page } = visitor;
    await page.setViewportSize(desktop);
    await page.emulateMedia({ colorScheme: "light" });
    await openScreen(page, server, screen);
    const isOfAccount = isAccount && !screen.open && !screen.path.includes("/edit");
    expect(await faultsOf(page, at, screen, isOfAccount)).toEqual([]);
  });
});

describe("pages of a landlord without an account", () => {
  it("each step of the builder on a phone has touch targets of 44 px", async () => {
    const { page, context } = await visit(browser, { viewport: phone });
    await page.goto(`${server.origin}/start`);
    await page.getByRole("button", { name: /standard rental/i }).click();
    for (const step of [1, 2, 3, 4, 5] as const) {
      await toStep(page, step);
      const faults = await faultsInLooks(page, [usual], { withoutAxe: true, further: smallTargets });
      expect([step, faults]).toEqual([step, []]);
    }
    await context.close();
  });

  it("the form behind its manage link, its applications and decisions have no faults", async () => {
    const { page, context } = await visit(browser);
    const { formId, token } = demoOfGuest(server);
    const [applicant] = readLocal<{ id: string }>(
      server.persistTo,
      "SELECT id FROM application WHERE form_id = ? AND state = 'in_review' ORDER BY submitted_at",
      formId,
    );
    await page.goto(`${server.origin}/manage/${token}`);
    const manage = page.url().split("?")[0] ?? "";
    const at = `${manage}/applications/${applicant?.id}`;
    const paths = [manage, `${manage}/spam`, at, `${at}/decide?move=decline`, `${at}/decide?move=approve`];
    for (const [nth, path] of paths.entries()) {
      await page.setViewportSize(desktop);
      await page.goto(path);
      expect([path, await faultsOf(page, nth, { path })]).toEqual([path, []]);
    }
    await context.close();
  });
});
