import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Waits until what moves or changes its colours stands. What turns for ever is not waited for. */
export async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    return Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  });
}

/** What a scheme or another width can break in a page that has no fault otherwise. */
export const lookRules = ["color-contrast", "link-in-text-block", "target-size", "scrollable-region-focusable"];

type Asked = {
  /** Rules; without them all of the tags below. */
  only?: string[];
  /** A selector of the part that has changed since the whole page was looked at: a long page costs ten times a card of it. */
  within?: string;
};

/**
 * Accessibility faults of the page as it stands, as `rule: element`. The specification forbids zoom, so that one rule is left
 * out.
 */
export async function axeFaults(page: Page, { only, within }: Asked = {}): Promise<string[]> {
  await atRest(page);
  // Evaluated rather than added as a script: the page's CSP stays as it is. Half a megabyte, so once a page.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const asked = { rules: only, parts: within };
  return page.evaluate(async ({ rules, parts }) => {
    type AxeResult = { violations: { id: string; nodes: { element: Element }[] }[] };
    type Axe = { configure(spec: object): void; run(context: object, options: object): Promise<AxeResult> };
    const { axe } = window as unknown as { axe: Axe };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const context = parts === undefined ? document : [...document.querySelectorAll(parts)];
    if (Array.isArray(context) && context.length === 0) return [`nothing is ${parts}`];
    // Of each element looked at, axe makes a selector and keeps the source: a fifth of its time, for those without a fault too.
    axe.configure({ noHtml: true });
    const result = await axe.run(context, {
      runOnly: rules ? { type: "rule", values: rules } : tags,
      // What passed is not described, styles are not fetched again (no rule of these tags reads them), and no frame is waited
      // for, because axe is in none of them.
      resultTypes: ["violations"],
      selectors: false,
      elementRef: true,
      preload: false,
      iframes: false,
      rules: rules ? {} : { "meta-viewport": { enabled: false }, "meta-viewport-large": { enabled: false } },
    });
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element }) => `${id}: ${element.outerHTML.slice(0, 200)}`),
    );
  }, asked);
}

/** The same for a page without JavaScript, in which axe cannot run: its HTML is looked at in another page, its scripts left out. */
export async function axeFaultsWithoutScript(page: Page): Promise<string[]> {
  const html = (await page.content()).replace(/<script[^>]*src=[^>]*><\/script>/g, "");
  const context = await page.context().browser()?.newContext({ viewport: page.viewportSize() });
  if (!context) throw new Error("The page has no browser");
  try {
    const copy = await context.newPage();
    const session = await context.newCDPSession(copy);
    await session.send("Emulation.setEmulatedMedia", { features: [{ name: "scripting", value: "none" }] });
    await copy.setContent(html);
    return await axeFaults(copy);
  } finally {
    await context.close();
  }
}
