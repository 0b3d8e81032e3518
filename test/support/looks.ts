import type { Page } from "playwright-core";
import { axeFaults, lookRules } from "./axe.ts";
import { desktop, phone } from "./browser.ts";

/** What a screen is looked at in: a size in CSS pixels, and a scheme. */
export type Look = { name: string; viewport: { width: number; height: number }; dark: boolean };

/** Two widths of each layout, one in either scheme: the usual phone and the narrowest, the usual desk and a wide one. */
export const allLooks: Look[] = [
  { name: "phone, light", viewport: phone, dark: false },
  { name: "320 px, dark", viewport: { width: 320, height: 640 }, dark: true },
  { name: "desktop, light", viewport: desktop, dark: false },
  { name: "1440 px, dark", viewport: { width: 1440, height: 900 }, dark: true },
];

type Kinds = {
  further?: (page: Page, look: Look) => Promise<string[]>;
  withoutAxe?: boolean;
  /** A selector of the part that axe is asked for. */
  within?: string;
};

/**
 * Faults of an open page in each look, as `look: fault`: what scrolls sideways, what axe finds, what `further` names. The page
 * is not loaded again. All of axe's rules are asked once a layout; of its other looks those that a scheme or a width can break.
 */
export async function faultsInLooks(page: Page, looks: Look[], kinds: Kinds = {}): Promise<string[]> {
  const { further, withoutAxe, within } = kinds;
  const faults: string[] = [];
  const layouts = new Set<string>();
  for (const look of looks) {
    const { viewport, dark } = look;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const found = over > 0 ? [`scrolls sideways by ${over} px`] : [];
    // The app changes its layout at 640 px; from there up to 1280 px parts of it come beside each other.
    const layout = viewport.width < 640 ? "phone" : "desktop";
    const only = layouts.has(layout) ? lookRules : undefined;
    if (!withoutAxe) found.push(...(await axeFaults(page, { only, within })));
    found.push(...((await further?.(page, look)) ?? []));
    layouts.add(layout);
    faults.push(...found.map((fault) => `${look.name}: ${fault}`));
  }
  return faults;
}
