import type { Page } from "playwright-core";
import { axeFaults, colourRules } from "./axe.ts";
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

/**
 * Faults of an open page in each look, as `look: fault`: what scrolls sideways, what axe finds, what `further` names. The page
 * is not loaded again. A size that was looked at needs only axe's rules of colour in its other scheme.
 */
export async function faultsInLooks(page: Page, looks: Look[], { further, withoutAxe }: Kinds = {}): Promise<string[]> {
  const faults: string[] = [];
  const looked = new Set<number>();
  for (const look of looks) {
    const { viewport, dark } = look;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    const found = over > 0 ? [`scrolls sideways by ${over} px`] : [];
    if (!withoutAxe) found.push(...(await axeFaults(page, looked.has(viewport.width) ? colourRules : undefined)));
    found.push(...((await further?.(page, look)) ?? []));
    looked.add(viewport.width);
    faults.push(...found.map((fault) => `${look.name}: ${fault}`));
  }
  return faults;
}
