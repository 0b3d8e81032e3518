import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { everyKind, typedSteps } from "../support/apply-form.ts";
import { begin, fillPairs, goOn, openApplySite } from "../support/apply-site.ts";
import { alive, visit } from "../support/browser.ts";

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
};

const assets = fileURLToPath(new URL("../../build/client/assets/", import.meta.url));
const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));

describe("what browsers get", () => {
  // Red when app/kernel/parse-url.ts calls URL.parse.
  it.each(Object.entries(younger))("does not need %s", (_name, { known, asked }) => {
    const found = scripts
      .filter((file) => known.test(readFileSync(assets + file, "utf8")))
      .map((file) => file.replace(/-[\w-]{8}\.js$/, ""));
    expect(found.filter((file) => !(file in asked))).toEqual([]);
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
    [window, ["requestIdleCallback"]],
  ];
  for (const [holder, names] of gone) for (const name of names) Reflect.deleteProperty(holder, name);
  const { supports } = CSS;
  CSS.supports = (...asked: string[]) =>
    !asked.join().includes("field-sizing") && supports.apply(CSS, asked as [string]);
}

const site = await openApplySite({ "test-form-floor": everyKind() });

describe("a browser at the floor", () => {
  it("comes alive in the builder", async () => {
    const { page, context, problems } = await visit(site.browser);
    await page.addInitScript(takeAway);
    await page.goto(`${site.server.origin}/start`);
    await alive(page);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    expect(problems).toEqual([]);
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
  it("and below it, the script stays away and the page works by itself", async () => {
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
