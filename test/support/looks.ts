import type { Page } from "playwright-core";
import { axeFaults, colourRules, sizeRules } from "./axe.ts";
import { desktop, phone } from "./browser.ts";

/** What a screen is looked at in: a size in CSS pixels, and a scheme. */
export type Look = { name: string; viewport: { width: number; height: number }; dark: boolean };

/** The two sizes in both schemes, the narrowest phone, and a wide desk. */
export const allLooks: Look[] = [
  { name: "phone, light", viewport: phone, dark: false },
  { name: "phone, dark", viewport: phone, dark: true },
  { name: "320 px, dark", viewport: { width: 320, height: 640 }, dark: true },
  { name: "desktop, light", viewport: desktop, dark: false },
  { name: "desktop, dark", viewport: desktop, dark: true },
  { name: "1440 px, light", viewport: { width: 1440, height: 900 }, dark: false },
];

type Kinds = { further?: (page: Page, look: Look) => Promise<string[]>; withoutAxe?: boolean };

/** Looks in which the same parts of a screen are shown: the app changes its layout at 640 px, and up to 1280 px. */
const layoutOf = ({ viewport }: Look) => (viewport.width < 640 ? "phone" : "desktop");

/**
 * Faults of an open page in each look, as `look: fault`: what scrolls sideways, what axe finds, what `further` names. The page
 * is not loaded again. All of axe's rules are asked once a layout, those of colour once more in its other scheme, and those of
 * size at each further width.
 */
export async function faultsInLooks(page: Page, looks: Look[], { further, withoutAxe }: Kinds = {}): Promise<string[]> {
  const faults: string[] = [];
  const looked = new Set<string>();
  for (const look of looks) {
    const { viewport, dark } = look;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const found = over > 0 ? [`scrolls sideways by ${over} px`] : [];
    if (!withoutAxe) found.push(...(await axeFaults(page, { only: rulesFor(look, looked) })));
    found.push(...((await further?.(page, look)) ?? []));
    faults.push(...found.map((fault) => `${look.name}: ${fault}`));
  }
  return faults;
}

/** The rules that can find what the looks before could not; undefined for all. Remembers the look in `looked`. */
function rulesFor(look: Look, looked: Set<string>): string[] | undefined {
  const layout = layoutOf(look);
  const [scheme, width] = [`${layout} ${look.dark}`, `${look.viewport.width}`];
  const rules = [...(looked.has(scheme) ? [] : colourRules), ...(looked.has(width) ? [] : sizeRules)];
  const isNew = !looked.has(layout);
  for (const seen of [layout, scheme, width]) looked.add(seen);
  return isNew ? undefined : rules;
}
