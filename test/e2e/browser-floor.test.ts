import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { everyKind, typedSteps } from "../support/apply-form.ts";
import { begin, fillPairs, goOn, openApplySite } from "../support/apply-site.ts";
import { alive, phone, visit } from "../support/browser.ts";
import { openQuestions, questionsIn, typeWords } from "../support/builder-page.ts";

/**
 * The floor: Safari 16.4, Chrome and Edge 111, Firefox 115. What is younger may be named only where it is asked for first:
 * then its file stands here with the reason.
 */
const younger: Record<string, { known: RegExp; asked: Record<string, string> }> = {
  "Map.groupBy, Object.groupBy": { known: /\bgroupBy\(/, asked: {} },
  "URL.parse": { known: /\bURL\.parse\(/, asked: {} },
  "URL.canParse": { known: /\bURL\.canParse\(/, asked: { schemas: "zod asks for it and makes a URL else" } },
  "Promise.withResolvers, Promise.try": { known: /\bPromise\.(withResolvers|try)\(/, asked: {} },
  "Array.fromAsync": { known: /\bArray\.fromAsync\(/, asked: {} },
  "isWellFormed, toWellFormed": { known: /\.(is|to)WellFormed\(/, asked: {} },
  "AbortSignal.any": { known: /\bAbortSignal\.any\(/, asked: {} },
  "methods of sets": { known: /\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, asked: {} },
  "RegExp.escape, Iterator.from": { known: /\b(RegExp\.escape|Iterator\.from)\(/, asked: {} },
  requestIdleCallback: { known: /\brequestIdleCallback\(/, asked: {} },
  "helpers of iterators": {
    known: /\.(values|keys|entries)\(\)\.(map|filter|flatMap|take|drop|some|every|find|reduce|toArray|forEach)\(/,
    asked: {},
  },
  "Intl.Segmenter, Intl.DurationFormat": { known: /\bIntl\.(Segmenter|DurationFormat)\b/, asked: {} },
  "bytes as base64 or hex": { known: /\.(fromBase64|toBase64|setFromBase64|fromHex|toHex)\(/, asked: {} },
  "buffers that are handed over": { known: /\.(transferToFixedLength|transfer)\(\)/, asked: {} },
  "bytes of an answer": { known: /\.bytes\(\)/, asked: {} },
  checkVisibility: { known: /\.checkVisibility\(/, asked: { es2015: "tabbable asks for it first" } },
  "menus that are popovers": { known: /\.(show|hide|toggle)Popover\(/, asked: {} },
  "changes of view": {
    known: /\bstartViewTransition\b/,
    asked: { react: "of <ViewTransition>, which no page of ours has" },
  },
  "moved elements": { known: /\.moveBefore\(/, asked: {} },
  "the scheduler": { known: /\bscheduler\.(yield|postTask)\b/, asked: {} },
  Temporal: { known: /\bTemporal\.\w/, asked: {} },
};

/** The same of style sheets: where a younger rule stands, and what is seen without it. */
const youngerStyles: Record<string, { known: RegExp; without: [where: RegExp, seen: string][] }> = {
  ":has()": {
    known: /:has\(/,
    without: [
      [/popover-open/, "a page behind an open menu can be scrolled"],
      [/in-currencies/, "all currencies at once"],
      [/#checklist:target/, "the whole post is printed"],
      [/^label:has/, "another pointer"],
      [/data-document/, "no line that is pressed"],
      [/inbox tbody tr/, "a ticked row as pale as others"],
      [/\.address/, "words for an address at home"],
      [/value=.?other/, "the text beside Other is always there"],
      [/summary:not\(:has\(\*\)\)/, "a second line under the arrow"],
    ],
  },
  ":popover-open": { known: /:popover-open/, without: [[/./, "popover-fallback.ts"]] },
  "@media (scripting)": {
    known: /\(scripting/,
    without: [[/./, "the root says that script runs (early-press.ts, session-hint.ts)"]],
  },
  "text-wrap": { known: /text-wrap:(balance|pretty)/, without: [[/./, "lines of unequal length"]] },
  "field-sizing": { known: /field-sizing:/, without: [[/field-sizing-content/, "a script sets the height"]] },
  "anchored places": { known: /anchor-name|position-anchor|anchor\(/, without: [[/account/, "beneath the header"]] },
  subgrid: { known: /\bsubgrid\b/, without: [[/grid-rows-subgrid/, "cards of unequal rows"]] },
  "unit lh": { known: /[\d.]r?lh\b/, without: [[/date-and-time-value/, "an empty date is lower"]] },
  "content-visibility": { known: /content-visibility:/, without: [[/content-visibility/, "a longer first layout"]] },
  "@property": { known: /@property/, without: [[/--tw-/, "Tailwind's layer of properties"]] },
  nesting: { known: /(^|[;{}\s])&[\s.:>[]/, without: [] },
  "colours of two schemes, or out of others": {
    known: /light-dark\(|(rgb|hsl|oklch)\(from (?!red r g b)/,
    without: [],
  },
  "styles at the start": {
    known: /@starting-style|allow-discrete|interpolate-size|calc-size\(/,
    without: [
      [/@supports \(interpolate-size/, "a fold opens at once"],
      [/^details/, "a fold opens at once"],
    ],
  },
  "@scope, style queries": { known: /@scope|style\(--/, without: [] },
  "younger states": {
    known: /:(dir\(|user-valid|user-invalid|open\b|state\()/,
    without: [[/^:is\(:where\(\.group\):is\(\[open\]/, "the arrow of an open part: [open] stands beside it"]],
  },
  "changes of view": { known: /view-transition/, without: [] },
  "younger functions": { known: /\b(linear|round|sibling-index)\(/, without: [] },
  "younger boxes": {
    known: /text-box|scrollbar-gutter|position-area|::details-content|@position-try/,
    without: [[/^details(\[open\])?::details-content/, "a fold opens at once"]],
  },
};

const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));

describe("the scripts for browsers at the supported floor", () => {
  // Red when app/kernel/parse-url.ts calls URL.parse.
  it.each(Object.entries(younger))("do not need %s", (_name, { known, asked }) => {
    const found = scripts
      .filter((file) => known.test(readFileSync(assets + file, "utf8")))
      .map((file) => file.replace(/-[\w-]{8}\.js$/, ""));
    expect(found.filter((file) => !(file in asked))).toEqual([]);
  });
});

/** Each rule with what it stands under, of the built sheets and of those that stand in the tenants' pages. */
const rules = [
  ...readdirSync(assets).flatMap((file) => (file.endsWith(".css") ? [readFileSync(assets + file, "utf8")] : [])),
  ...["apply.css", "apply-wide.css"].map((file) =>
    readFileSync(new URL(`../../app/styles/${file}`, import.meta.url), "utf8"),
  ),
].flatMap((sheet) =>
  [...sheet.replace(/\/\*[\s\S]*?\*\//g, "").matchAll(/([^{}]+)\{([^{}]*)/g)].map(
    ([, head = "", body]) => `${head.trim()}{${body}`,
  ),
);

describe("the styles for browsers at the supported floor", () => {
  // Red when app.css nests a rule that stays nested, or a sheet names :has() in another place.
  it.each(Object.entries(youngerStyles))("do not depend on %s", (_name, { known, without }) => {
    const found = rules.filter((rule) => known.test(rule));
    expect(found.filter((rule) => !without.some(([where]) => where.test(rule)))).toEqual([]);
  });
});

/** Runs before a page's own scripts: takes away what the floor does not have. */
function takeAway(): void {
  const gone: [object, string[]][] = [
    [Map, ["groupBy"]],
    [Object, ["groupBy"]],
    [URL, ["parse", "canParse"]],
    [Promise, ["withResolvers", "try"]],
    [AbortSignal, ["any"]],
    [String.prototype, ["isWellFormed", "toWellFormed"]],
    [Set.prototype, ["union", "intersection", "difference", "symmetricDifference", "isSubsetOf"]],
    [window, ["requestIdleCallback", "scheduler", "navigation", "Temporal"]],
    [Intl, ["Segmenter", "DurationFormat"]],
    [HTMLElement.prototype, ["popover", "showPopover", "hidePopover", "togglePopover"]],
    [Element.prototype, ["checkVisibility", "moveBefore"]],
    [Document.prototype, ["startViewTransition"]],
    [Uint8Array.prototype, ["toBase64", "toHex", "setFromBase64", "setFromHex"]],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([].values())) as object,
      ["map", "filter", "flatMap", "take", "drop", "toArray"],
    ],
  ];
  for (const [holder, names] of gone) for (const name of names) Reflect.deleteProperty(holder, name);
  const { supports } = CSS;
  CSS.supports = (...asked: string[]) =>
    !asked.join().includes("field-sizing") && supports.apply(CSS, asked as [string]);
}

const site = await openApplySite({ "test-form-floor": everyKind() });

describe("a browser at the supported floor", () => {
  // Red without mendPopovers in app/ui/scripts/site.ts.
  it("opens the phone menu, closes it by Escape and by a press beside it, and runs the builder", async () => {
    const { page, context, problems } = await visit(site.browser, { viewport: phone });
    await page.addInitScript(takeAway);
    // What this browser would do by itself with a popover.
    await page.addInitScript(() => {
      const stop = (event: Event) => (event.target as Element).closest("[popovertarget]") && event.preventDefault();
      document.addEventListener("click", stop, true);
    });
    await page.route("**/*.css", async (route) => {
      const answer = await route.fetch();
      const sheet = (await answer.text()).replaceAll(":popover-open", ":not-known-here");
      const body = `${sheet}@layer base { [popover] { display: block } }`;
      await route.fulfill({ response: answer, body });
    });
    await page.goto(site.server.origin);
    const menu = page.locator("#mobile-menu");
    const press = page.locator("[popovertarget=mobile-menu]");
    await menu.waitFor({ state: "hidden" });
    await press.click();
    await menu.getByRole("link", { name: "Pricing" }).waitFor();
    await page.keyboard.press("Escape");
    await menu.waitFor({ state: "hidden" });
    await press.click();
    await menu.waitFor();
    await page.mouse.click(200, 800);
    await menu.waitFor({ state: "hidden" });
    await page.goto(`${site.server.origin}/start`);
    await alive(page);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(await page.getByText("needs JavaScript").isVisible()).toBe(false);
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red without grow in inline-text.tsx: the box keeps one line and hides the first.
  it("shows all words of a question while typing, although text areas do not grow by themselves", async () => {
    const { page, context } = await visit(site.browser, { viewport: { width: 1264, height: 800 } });
    await page.addInitScript(takeAway);
    await openQuestions(page, site.server.origin, /standard rental/i);
    await page.addStyleTag({ content: "textarea { field-sizing: fixed !important }" });
    const [first = ""] = await questionsIn(page, 1);
    await page.getByText(first, { exact: true }).click();
    await typeWords(page, "Words that need more than one line. ".repeat(4).trim());
    const hidden = await page.evaluate(() => {
      const box = document.activeElement as HTMLTextAreaElement;
      return [box.tagName, box.scrollHeight - box.clientHeight, box.clientHeight > 60];
    });
    expect(hidden).toEqual(["TEXTAREA", 0, true]);
    await context.close();
  });

  it("saves the steps of an application", async () => {
    const { page, context, problems } = await begin(site, "test-form-floor", {
      prepare: (opened) => opened.addInitScript(takeAway),
    });
    await fillPairs(page, typedSteps[0] ?? []);
    await goOn(page);
    await page.waitForURL(/step=2/);
    expect(problems).toEqual([]);
    await context.close();
  });

  // Red when apply.ts starts in whatever browser.
  it("and below it, pages work without the script", async () => {
    const { page, context } = await begin(site, "test-form-floor", {
      prepare: (opened) =>
        opened.addInitScript(() => {
          Reflect.deleteProperty(Array.prototype, "toSorted");
          Reflect.deleteProperty(AbortSignal, "timeout");
        }),
    });
    await fillPairs(page, typedSteps[0] ?? []);
    await goOn(page);
    await page.waitForURL(/step=2/);
    expect(await page.locator("html").getAttribute("class")).not.toBe("runs");
    await context.close();
  });
});
