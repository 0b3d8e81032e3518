import { randomUUID } from "node:crypto";
import type { CDPSession, Locator, Page } from "playwright-core";
import { frameWords } from "../../app/features/forms/builder/frame-words.ts";
import type { FormDefinition } from "../../app/features/forms/form-model/schema";
import type { PageLocale } from "../../app/kernel/page-locale.ts";

/** What tests of the builder do over and over on /start. */

/** What says that saving is stopped: the line under the title, and the notice. */
export const saveTrouble = "p:has([data-testid=save-status]), .border-amber";

const draftKey = "rentform:start:v1";
/** What a template made for a reader's languages, as the browser keeps it. */
const madeDrafts = new Map<string, string>();

/**
 * Opens step 2 on a fresh visit with a form of a template. The first of a file walks there; the others begin with a copy of what
 * that walk left in the browser, under an id of their own.
 */
export async function openQuestions(page: Page, origin: string, template: RegExp): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  const key = `${template} ${await page.evaluate(() => navigator.languages.join())}`;
  const made = madeDrafts.get(key);
  if (made) {
    await page.evaluate(([at, draft]) => localStorage.setItem(at, draft), [
      draftKey,
      JSON.stringify({ ...JSON.parse(made), draftId: randomUUID() }),
    ] as const);
    return reopenQuestions(page, origin);
  }
  await page.goto(`${origin}/start`);
  await page.getByRole("button", { name: template }).click();
  await page.getByLabel("Name of this form").waitFor();
  await reopenQuestions(page, origin);
  const kept = await page.evaluate((at) => localStorage.getItem(at), draftKey);
  if (kept) madeDrafts.set(key, kept);
}

/** Changes the browser's draft as another tab would; seen once the page is opened again. */
export async function changeDraft(page: Page, change: (draft: { definition: FormDefinition }) => void): Promise<void> {
  const kept = await page.evaluate((at) => localStorage.getItem(at), draftKey);
  const draft = JSON.parse(kept ?? "{}");
  draft.rev += 1;
  change(draft);
  await page.evaluate(([at, changed]) => localStorage.setItem(at, changed), [draftKey, JSON.stringify(draft)] as const);
}

export async function reopenQuestions(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/start?step=2`);
  await page.locator("[data-section]").first().waitFor();
}

/** Goes to another step by its link, for half of what opening its address costs. */
export async function toStep(page: Page, step: 1 | 2 | 3 | 4 | 5, language: PageLocale = "en"): Promise<void> {
  const { stepsOfForm, openingStep } = frameWords[language];
  const link = page.getByRole("navigation", { name: stepsOfForm }).locator(`a[href$="step=${step}"]`);
  await link.click();
  await link.and(page.locator("[aria-current=step]")).waitFor();
  await page.getByText(openingStep).waitFor({ state: "detached" });
}

/** The questions of one section (from 1), in order, as a landlord reads them. */
export function questionsIn(page: Page, section: number): Promise<string[]> {
  return page
    .locator("[data-section]")
    .nth(section - 1)
    .locator("[data-card] [data-name]")
    .allTextContents();
}

export function sectionNames(page: Page): Promise<string[]> {
  return page.locator("[data-section] h3 [data-name]").allTextContents();
}

/** The card of the question with these words. */
export function cardOf(page: Page, words: string): Locator {
  return page.locator("[data-card]").filter({ has: page.getByText(words, { exact: true }) });
}

export function focusedId(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.id ?? "");
}

/** What a screen reader was told last. */
export async function spoken(page: Page): Promise<string> {
  return ((await page.getByTestId("spoken").textContent()) ?? "").replace(/\u00a0$/, "");
}

/** Says in the last step who lets the home. */
export async function nameLandlord(page: Page, name = "Dana Hartley-Quist"): Promise<void> {
  await page.getByLabel("Your name, or your company’s").fill(name);
}

/** Opens the palette at the end of a section (from 1) and adds what the words find first. */
export async function addByWords(page: Page, section: number, words: string): Promise<void> {
  await page
    .getByRole("button", { name: /^Add a question to/ })
    .nth(section - 1)
    .press("Enter");
  await typeInPalette(page, words);
  await page.keyboard.press("Enter");
  await page.getByRole("combobox", { name: "Search" }).waitFor({ state: "detached" });
}

/**
 * Puts words where they have just been opened, once they have the focus, as somebody does who sees it. At once, as a phone's
 * keyboard does with a whole word: to draw the builder for each key takes 30 ms.
 */
export async function typeWords(page: Page, words: string): Promise<void> {
  await page.locator("textarea:focus, [data-inspector] input:focus").waitFor();
  await page.keyboard.insertText(words);
}

/** Types once the palette stands there and has the focus, as somebody does who sees it. */
export async function typeInPalette(page: Page, words: string): Promise<void> {
  await page.locator("[role=combobox][aria-label=Search]:focus").waitFor();
  await page.keyboard.insertText(words);
}

/** Waits until it stands where it stood a picture before. */
export async function atRest(locator: Locator): Promise<void> {
  await locator.evaluate(async (element) => {
    const place = () => JSON.stringify(element.getBoundingClientRect());
    for (let before = ""; before !== place(); ) {
      before = place();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  });
}

export async function middleOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  await atRest(locator);
  const box = await locator.boundingBox();
  if (!box) throw new Error("Nothing to point at");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Two points of the page at once, with the first in the middle of the window: nothing scrolls between them. */
export async function pointsOf(from: Locator, to: Locator) {
  await from.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await atRest(to);
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("Nothing to point at");
  const middle = (box: typeof start) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  return { from: middle(start), to: middle(end) };
}

/** Presses on the first and goes to the second, `by` pixels lower; the button stays down. */
export async function dragTo(page: Page, handle: Locator, target: Locator, by: number): Promise<void> {
  const { from, to } = await pointsOf(handle, target);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, to.y + by, { steps: 8 });
  await page.locator("[data-drop-line]").waitFor();
}

/** A finger, by the browser's own protocol: the page sees pointer events of touch, as on a phone. */
export class Finger {
  private constructor(private readonly session: CDPSession) {}

  static async on(page: Page): Promise<Finger> {
    return new Finger(await page.context().newCDPSession(page));
  }

  async down(at: { x: number; y: number }): Promise<void> {
    await this.session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  }

  /** In small steps, as a hand does. */
  async move(from: { x: number; y: number }, to: { x: number; y: number }, steps = 12): Promise<void> {
    for (let step = 1; step <= steps; step += 1) {
      const at = { x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps };
      await this.session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [at] });
    }
  }

  async up(): Promise<void> {
    await this.session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
}
