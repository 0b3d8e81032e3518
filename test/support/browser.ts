import { existsSync } from "node:fs";
import sparticuz from "@sparticuz/chromium";
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { type Tab, takeTab } from "./tabs.ts";

/** The two sizes that screens are tested at. */
export const phone = { width: 390, height: 844 };
export const desktop = { width: 1280, height: 800 };

const installed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/usr/bin/google-chrome",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
];

/** The Chromium inside an npm package on Linux x64; elsewhere CHROME_PATH or an installed Chrome. */
export async function browserPath(): Promise<string> {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH;
  if (process.platform === "linux" && process.arch === "x64") return sparticuz.executablePath();
  const found = installed.find((path) => existsSync(path));
  if (!found) throw new Error("No browser found: set CHROME_PATH to a Chrome or Chromium");
  return found;
}

/** `further`: switches of Chromium beside the quiet ones. */
export async function openBrowser(further: readonly string[] = []): Promise<Browser> {
  const quiet = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    // A page lives for seconds here: to optimise its scripts costs a tenth of the suite and gains nothing.
    "--js-flags=--no-opt,--no-maglev",
  ];
  return chromium.launch({
    executablePath: await browserPath(),
    headless: true,
    args: ["--no-sandbox", "--disable-gpu", "--force-prefers-reduced-motion", ...quiet, ...further],
  });
}

export type Visitor = Tab;

/** SLOW=4: the browser's processor is four times slower. What passes only on a quick machine fails with it. */
const slowness = Number(process.env.SLOW ?? 1);

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
}

/** Runs before a page's own scripts: says on `window` when the root has replayed what was pressed too early. */
function watchLife(): void {
  type EarlyPress = { stop(): void; replay(): void };
  let watched: EarlyPress | undefined;
  Object.defineProperty(window, "earlyPress", {
    get: () => watched,
    set(made: EarlyPress) {
      const replay = () => {
        made.replay();
        Object.assign(window, { isAlive: true });
      };
      watched = { ...made, replay };
    },
  });
}

/** Waits until a page with React hears keys and choices. Buttons and words need no waiting: they are kept until then. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => "isAlive" in window);
}

type VisitOptions = {
  viewport?: { width: number; height: number };
  javaScript?: boolean;
  dark?: boolean;
  locale?: string;
  /** Nothing is cached: for who counts what a page fetches. */
  isFresh?: boolean;
};

/**
 * A visitor who was never here. `problems` collects what no page may cause: script errors, CSP reports, failed requests of our own
 * origin; tests end by expecting it empty.
 */
export async function visit(browser: Browser, options: VisitOptions = {}): Promise<Visitor> {
  const { viewport = desktop, javaScript = true, dark = false, locale = "en-GB", isFresh = false } = options;
  const ofContext: BrowserContextOptions = {
    viewport,
    javaScriptEnabled: javaScript,
    colorScheme: dark ? "dark" : "light",
    locale,
    // Playwright asks for motion where nothing is said, whatever the browser was told.
    reducedMotion: "reduce",
    hasTouch: viewport.width < 600,
  };
  return isFresh ? open(await browser.newContext(ofContext)) : takeTab(browser, ofContext, open);
}

/** What Chrome says of a load that React Router stopped reading because a newer one replaced it. */
const replacedLoad = "BodyStreamBuffer was aborted";

async function open(context: BrowserContext): Promise<Visitor> {
  await context.addInitScript(watchLife);
  // A page that is closed at once has nothing to slow down.
  if (slowness > 1) context.on("page", (opened) => void slowDown(opened).catch(() => undefined));
  const page = await context.newPage();
  const problems: string[] = [];
  page.on("pageerror", (error) => {
    if (error.message !== replacedLoad) problems.push(`script error: ${error.message}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()}`);
  });
  return { page, context, problems };
}
