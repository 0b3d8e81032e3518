import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** A page alone in its context. `problems` is filled by whoever opened it, and belongs to who has it now. */
export type Tab = { page: Page; context: BrowserContext; problems: string[] };

/** What a page or a context cannot forget; a tab on which it was called is closed for good. */
const ofPage = [
  "on",
  "once",
  "route",
  "addInitScript",
  "exposeFunction",
  "exposeBinding",
  "setDefaultTimeout",
] as const;
const ofContext = ["on", "once", "route", "addInitScript", "newPage", "newCDPSession", "setOffline"] as const;

/** Tabs that wait for the next visitor, by what they were opened with. */
const waiting = new WeakMap<Browser, Map<string, Tab[]>>();

function waitingAt(browser: Browser, key: string): Tab[] {
  const byKey = waiting.get(browser) ?? new Map<string, Tab[]>();
  waiting.set(browser, byKey);
  const tabs = byKey.get(key) ?? [];
  byKey.set(key, tabs);
  return tabs;
}

/**
 * A tab that nobody was in. A new one costs a process, which fetches and compiles the site's scripts anew: half a second of CPU. So a
 * context that is closed is emptied, and the next visitor with the same `options` gets it, with the site's files in its cache.
 */
export async function takeTab(
  browser: Browser,
  options: BrowserContextOptions,
  open: (context: BrowserContext) => Promise<Tab>,
): Promise<Tab> {
  const tabs = waitingAt(browser, JSON.stringify(options));
  const tab = tabs.pop() ?? (await open(await browser.newContext(options)));
  tab.problems.length = 0;
  lend(tab, options, () => tabs.push(tab));
  return tab;
}

/** Closes what a file has left open. */
export async function closeTabs(browser: Browser): Promise<void> {
  const resting = [...(waiting.get(browser)?.values() ?? [])].flat().map(({ context }) => context);
  await Promise.all(browser.contexts().map((context) => resting.includes(context) || context.close()));
}

function lend(tab: Tab, options: BrowserContextOptions, giveBack: () => void): void {
  const { page, context } = tab;
  const close = context.close;
  let isClean = true;
  const soil = () => {
    isClean = false;
  };
  const unwatch = [...watch(page, ofPage, soil), ...watch(context, ofContext, soil)];
  context.close = async () => {
    for (const undo of unwatch) undo();
    context.close = close;
    const isEmptied = isClean && (await empty(tab, options).catch(() => false));
    if (isEmptied) giveBack();
    else await context.close();
  };
}

/** Calls `notice` before each of the methods; gives what takes that away again. */
function watch<T extends object>(target: T, methods: readonly (keyof T)[], notice: () => void): (() => void)[] {
  return methods.map((name) => {
    const method = target[name] as (...args: unknown[]) => unknown;
    target[name] = ((...args: unknown[]) => {
      notice();
      return method.apply(target, args);
    }) as T[keyof T];
    return () => {
      target[name] = method as T[keyof T];
    };
  });
}

/** Takes away what its visitor left behind; false when that cannot be done. */
async function empty({ page, context }: Tab, { viewport, colorScheme, reducedMotion }: BrowserContextOptions) {
  const at = page.url();
  // What it left on a site is reached from a page of that site alone.
  if (page.isClosed() || context.pages().length > 1 || !at.startsWith("http")) return false;
  const session = await context.newCDPSession(page);
  // What the page writes as it is left comes before it is cleared.
  await page.goto(new URL("/robots.txt", at).href);
  await page.evaluate(() => {
    sessionStorage.clear();
    window.name = "";
  });
  await session.send("Storage.clearDataForOrigin", { origin: new URL(at).origin, storageTypes: "all" });
  await context.clearCookies();
  await context.clearPermissions();
  await page.mouse.move(0, 0);
  // It stays on a page of the site: from about:blank the next visit would begin in a new process.
  await session.send("Page.resetNavigationHistory");
  await session.detach();
  if (viewport) await page.setViewportSize(viewport);
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: null, contrast: null });
  return true;
}
