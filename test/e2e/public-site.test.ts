import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { keptWords, pictureText } from "../../scripts/assets/share-pictures.ts";
import { projectRoot } from "../../scripts/lib/local-server.ts";
import { phone, visit } from "../support/browser.ts";
import { demoOfGuest } from "../support/guest-demo.ts";
import { serverOf, sharedBrowser } from "../support/site.ts";
import { specifiedPosts } from "../support/specification-routes.ts";

const server = await serverOf("demo");
const browser = await sharedBrowser();
let listed: string[];
let pages: string[];
beforeAll(async () => {
  const sitemap = await (await fetch(`${server.origin}/sitemap.xml`)).text();
  listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  // Names and lengths below are those of the English pages.
  pages = listed.filter((path) => !isTranslated(path));
});
const isTranslated = (path: string) => /^\/(?:de|fr|es|pt)(?:\/|$)/.test(path);

type Answer = { status: number; text: string };
const answers = new Map<string, Promise<Answer>>();

/** What anybody gets at an address, fetched once for all tests. */
function ask(path: string): Promise<Answer> {
  const asked = async () => {
    const answer = await fetch(server.origin + path);
    return { status: answer.status, text: await answer.text() };
  };
  const answer = answers.get(path) ?? asked();
  answers.set(path, answer);
  return answer;
}

const read = async (path: string) => (await ask(path)).text;

/** The rules for all pages: by itself the checker makes them anew for each, a third of its time. */
class OneConfig extends StaticConfigLoader {
  private made?: ReturnType<StaticConfigLoader["getConfigFor"]>;

  override getConfigFor(...asked: Parameters<StaticConfigLoader["getConfigFor"]>) {
    this.made ??= super.getConfigFor(...asked);
    return this.made;
  }
}

const checker = new HtmlValidate(new OneConfig({ root: true, extends: ["html-validate:standard"] }));

/** What the conformance checker finds. */
async function faultsOf(html: string): Promise<string[]> {
  const report = await checker.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map((message) => `${message.ruleId}: ${message.message} ${message.selector ?? ""}`),
  );
}

/** Addresses of nothing: the not-found page is looked at, too. */
const missing = ["/no-such-page"];

/** Pages beside those of the sitemap that anybody may come to. */
const others = ["/sign-in", "/sign-up", "/forgot-password", ...missing, "/contact?sent=1", "/restrictions?place=US-CA"];

/** Every link of a page, to our own addresses, with the fragment. */
function linksOf(html: string): string[] {
  const main = [...html.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href]) =>
    (href ?? "").replaceAll("&amp;", "&"),
  );
  return [...new Set(main)];
}

describe("every public page", () => {
  // Red for a link to a page that is not built, and for a fragment that no element has.
  it("has only links that work", async () => {
    const seen = new Map<string, string>();
    const queue = [...pages, ...others];
    const broken: string[] = [];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (seen.has(path)) continue;
      const { status, text } = await ask(path);
      seen.set(path, text);
      if (status !== 200 && !missing.includes(path)) broken.push(`${path}: ${status}`);
      for (const link of linksOf(text)) {
        if (!link.startsWith("/") && !link.startsWith("#")) continue;
        const target = new URL(link, server.origin + path);
        queue.push(target.pathname + target.search);
      }
    }
    for (const [path, html] of seen) {
      for (const link of linksOf(html).filter((href) => href.includes("#") && !/^https?:/.test(href))) {
        const { pathname, search, hash } = new URL(link, server.origin + path);
        const id = decodeURIComponent(hash.slice(1));
        if (!seen.get(pathname + search)?.includes(` id="${id}"`)) broken.push(`${path}: ${link}`);
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(pages.length);
  });

  it("has no link without a target", async () => {
    for (const path of [...pages, ...others]) {
      const odd = linksOf(await read(path)).filter((href) => !/^(\/(?!\/)|#.|https?:\/\/|mailto:.+@)/.test(href));
      expect([path, odd]).toEqual([path, []]);
    }
  });

  it("is valid HTML", async () => {
    // Places are one page with other words: each tenth stands for them.
    const isPlace = (path: string) => path.startsWith("/restrictions/");
    const places = pages.filter(isPlace).filter((_, at) => at % 10 === 0);
    for (const path of [...pages.filter((path) => !isPlace(path)), ...places, ...others]) {
      expect([path, await faultsOf(await read(path))]).toEqual([path, []]);
      // The checker never waits: without this a connection that the server has closed meanwhile is not noticed.
      await setImmediate();
    }
  });

  it("has a title and a description of its own that are short enough to be shown whole", async () => {
    const titles = new Map<string, string>();
    for (const path of pages) {
      const html = await read(path);
      const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
      const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
      expect([path, titles.get(title)]).toEqual([path, undefined]);
      titles.set(title, path);
      expect(title).toMatch(/ \| Rentform$/);
      expect([path, description.length >= 40 && description.length <= 170]).toEqual([path, true]);
      expect([path, html.match(/<h1\b/g)?.length]).toEqual([path, 1]);
    }
  });

  // Red when a title is changed without `npm run assets`.
  it("has a preview picture of 1200 by 630 that other sites may embed", async () => {
    const pictures = new Set<string>();
    const words = keptWords();
    // In another language than English, places have the picture of all places.
    const pictured = listed.filter((path) => !/^\/..\/restrictions\//.test(path));
    for (const path of pictured) {
      expect([path, pictureText(path, await read(path))]).toEqual([path, words[path]]);
      const url = /<meta property="og:image" content="([^"]*)"/.exec(await read(path))?.[1] ?? "";
      const picture = new URL(url).pathname;
      const answer = await fetch(server.origin + picture);
      const bytes = Buffer.from(await answer.arrayBuffer());
      expect([picture, answer.status, answer.headers.get("content-type")]).toEqual([picture, 200, "image/png"]);
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
      pictures.add(picture);
    }
    expect(pictures.size).toBe(pictured.length);
    expect(Object.keys(words).length).toBe(pictured.length);
    const ofPlace = /<meta property="og:image" content="([^"]*)"/.exec(await read("/de/restrictions/us-ca"))?.[1] ?? "";
    expect(new URL(ofPlace).pathname).toBe("/og/de/restrictions.png");
  });

  const weights = new Map<string, number>();
  async function weighFile(file: string): Promise<number> {
    const body = Buffer.from(await (await fetch(server.origin + file)).arrayBuffer());
    return file.endsWith(".woff2") ? body.length : gzipSync(body).length;
  }

  /** What a page weighs with its styles, script and face, as it travels. quality.md: at most 80 KB without pictures. */
  async function weigh(path: string): Promise<{ bytes: number; scripts: number }> {
    const html = await read(path);
    const files = [...new Set([...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file ?? ""))];
    let bytes = gzipSync(html).length;
    for (const file of files) {
      const weight = weights.get(file) ?? (await weighFile(file));
      weights.set(file, weight);
      bytes += weight;
    }
    return { bytes, scripts: files.filter((file) => file.endsWith(".js")).length };
  }

  // Red when a page hydrates, or asks for the package's whole Latin face.
  it("is at most 80 KB without pictures, and has one small script", async () => {
    for (const path of pages.filter((page) => page !== "/start")) {
      const { bytes, scripts } = await weigh(path);
      expect([path, scripts, bytes <= 80_000 ? "light" : bytes]).toEqual([path, 1, "light"]);
    }
  });

  // Red when ui/post-page.tsx imports a post's file.
  it("has no blog text in a script", async () => {
    const assets = join(projectRoot, "build/client/assets");
    const scripts = readdirSync(assets).filter((name) => name.endsWith(".js"));
    for (const { slug } of specifiedPosts) {
      const [, words = ""] = /class="post".*?<p>([^<]{60})/s.exec(await read(`/blog/${slug}`)) ?? [];
      expect(words.length).toBe(60);
      const holders = scripts.filter((name) => readFileSync(join(assets, name), "utf8").includes(words));
      expect([slug, holders]).toEqual([slug, []]);
    }
  });

  // Red for a public page that nobody put on the sitemap, and for one that is listed and may not be.
  it("is in the sitemap exactly if it may be indexed", async () => {
    const found = new Set<string>();
    const queue = ["/"];
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      if (found.has(path)) continue;
      found.add(path);
      const links = linksOf(await read(path)).filter((link) => /^\/(?!\/)/.test(link));
      queue.push(...links.map((link) => new URL(link, server.origin).pathname));
    }
    /** Ways in, the feed and the form to try: nothing to find by a search. */
    const account = ["/app/dashboard", "/app/forms/new", "/app/settings/billing"];
    const ways = ["/sign-in", "/sign-up", "/forgot-password", ...account, "/blog/rss.xml", "/preview/demo"];
    // One application of the demo: read from its list, and nothing to find by a search.
    const isOneOfDemo = (path: string) => /\/demo\/inbox\/\d+$/.test(path);
    expect([...found].filter((path) => !ways.includes(path) && !isOneOfDemo(path)).sort()).toEqual([...listed].sort());
  });

  // Red while the Worker wrote the feed (no ETag) and no file was named favicon.ico.
  it("loads the feed and the icon from cacheable files", async () => {
    for (const [path, type] of [
      ["/blog/rss.xml", "application/rss+xml; charset=utf-8"],
      ["/favicon.ico", "image/vnd.microsoft.icon"],
    ] as const) {
      const first = await fetch(server.origin + path);
      await first.arrayBuffer();
      expect([path, first.status, first.headers.get("content-type")]).toEqual([path, 200, type]);
      const again = await fetch(server.origin + path, {
        headers: { "If-None-Match": first.headers.get("etag") ?? "" },
      });
      expect([path, again.status]).toEqual([path, 304]);
    }
  });

  it("has headings without gaps, one of each landmark, and an alt text for each picture", async () => {
    for (const path of [...pages, ...others]) {
      const html = await read(path);
      const levels = [...html.matchAll(/<h([1-6])\b/g)].map(([, level]) => Number(level));
      const jumps = levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1);
      expect([path, jumps]).toEqual([path, []]);
      const count = (text: string) => html.split(text).length - 1;
      expect([path, count("<main"), count('aria-label="Main"'), count('aria-label="Footer"')]).toEqual([path, 1, 1, 1]);
      expect([path, [...html.matchAll(/<img\b(?![^>]*\salt=)/g)].length]).toEqual([path, 0]);
    }
  });
});

describe("pages behind a link or a first press", () => {
  /** A browser without script: cookies and forms. */
  function aReader() {
    const jar = new Map<string, string>();
    return async (path: string, body?: URLSearchParams): Promise<Response> => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
      const answer = await fetch(server.origin + path, {
        method: body ? "POST" : "GET",
        headers: { Origin: server.origin, Cookie: cookie },
        redirect: "manual",
        ...(body ? { body } : {}),
      });
      for (const line of answer.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name) jar.set(name, value ?? "");
      }
      return answer;
    };
  }

  async function expectFine(answer: Response, status = 200): Promise<string> {
    const html = await answer.text();
    expect([answer.url, answer.status, await faultsOf(html)]).toEqual([answer.url, status, []]);
    return html;
  }

  it("of an application (start, step, step with errors) are valid HTML, in each language", async () => {
    for (const lang of ["en", "es", "fr"]) {
      const go = aReader();
      const path = "/apply/demo-maple-street";
      const start = await expectFine(await go(`${path}?lang=${lang}`));
      const pressed = [...start.matchAll(/<(?:input|button)[^>]*\sname="([^"]+)"[^>]*\svalue="([^"]*)"/g)];
      const begun = await go(path, new URLSearchParams(pressed.map(([, name, value]) => [name ?? "", value ?? ""])));
      expect(begun.headers.get("location")).toMatch(/\?step=1(&|$)/);
      await expectFine(await go(`${path}?step=1`));
      const refused = await go(`${path}?step=1`, new URLSearchParams());
      await expectFine(await go(refused.headers.get("location") ?? ""));
    }
  });

  it("of the landlord, an application and an invalid link are valid HTML", async () => {
    const go = aReader();
    const opened = await go(`/manage/${demoOfGuest(server).token}`);
    const form = await expectFine(await go(opened.headers.get("location") ?? ""));
    await expectFine(await go(/href="(\/manage\/form\/[^"]+\/applications\/[^"]+)"/.exec(form)?.[1] ?? ""));
    for (const path of ["/manage/no-link", "/verify-form?token=none", "/preview/none", "/reference/none"])
      await expectFine(await go(path), 404);
    await expectFine(await go("/reset-password?token=none"));
    await expectFine(await go("/verify-form"), 400);
  });
});

describe("a page with React", () => {
  const paths = ["/start", "/sign-in", "/sign-up"];

  // Red without the precedence of the styles in root.tsx: forty scripts stand in line before them.
  it("requests its styles before its scripts", async () => {
    for (const path of paths) {
      const html = await read(path);
      const [styles, scripts] = ['rel="stylesheet"', 'rel="modulepreload"'].map((part) => html.indexOf(part));
      expect([path, styles, (styles ?? 0) < (scripts ?? 0)]).toEqual([path, expect.any(Number), true]);
    }
  });

  // Red without ui/no-eval.ts: zod tries to make code of text, which the policy forbids and reports.
  it("violates no Content-Security-Policy, and /start does not shift while hydrating", async () => {
    const { page, context } = await visit(browser, { viewport: phone });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      document.addEventListener("securitypolicyviolation", (event) => seen.push(event.violatedDirective));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.push(`shift ${(entry as unknown as { value: number }).value}`);
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const path of paths) {
      await page.goto(server.origin + path, { waitUntil: "networkidle" });
      await page.getByRole("button", { name: /^(Blank|Show password)/ }).waitFor();
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect([path, seen]).toEqual([path, []]);
    }
    await context.close();
  });
});

type Shown = { path: string; html: string };

/**
 * Puts pages into an open one, one after the other, for a tenth of what opening them costs. Answers what each is wider than the
 * window; null where one has other styles, or a picture whose place is not kept.
 */
function widthsOver(page: Page, shown: Shown[]): Promise<(number | null)[]> {
  return page.evaluate((all) => {
    const stylesOf = (one: Document) =>
      [...one.querySelectorAll("style, link[rel=stylesheet]")].map(({ outerHTML }) => outerHTML).join();
    return all.map(({ html }) => {
      const next = new DOMParser().parseFromString(html, "text/html");
      const isOther = stylesOf(next) !== stylesOf(document);
      if (isOther || next.querySelector("img:not([width])")) return null;
      document.documentElement.className = next.documentElement.className;
      document.body.replaceWith(next.body);
      scrollTo(0, 0);
      return document.documentElement.scrollWidth - innerWidth;
    });
  }, shown);
}

describe("every public page, in each language, with doubled text size", () => {
  // Red for a grid whose only column is as wide as its longest word.
  it("can be read on a phone without scrolling sideways", async () => {
    const { page, context } = await visit(browser, { viewport: phone, javaScript: false });
    const session = await context.newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const shown: Shown[] = [];
    // Of the rules of places in other languages one stands for all: the frame alone is translated.
    const isOneOfMany = (path: string) => isTranslated(path) && /\/restrictions\/(?!us-ca$)/.test(path);
    const onPhone = listed.filter((path) => !path.endsWith("/start") && !isOneOfMany(path));
    for (const path of onPhone) shown.push({ path, html: await read(path) });
    await page.goto(server.origin);
    const overs = await widthsOver(page, shown);
    const wide: string[] = [];
    for (const [at, { path }] of shown.entries()) {
      let over = overs[at] ?? null;
      if (over === null) {
        await page.goto(server.origin + path);
        over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      }
      if (over > 0) wide.push(`${path}: ${over} px`);
    }
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    expect(wide).toEqual([]);
    await context.close();
  });
});

describe("the help center with form errors", () => {
  it("is valid HTML", async () => {
    const rendered = /name="rendered" value="([^"]+)"/.exec(await read("/contact"))?.[1] ?? "";
    const answer = await fetch(`${server.origin}/contact`, {
      method: "POST",
      headers: { Origin: server.origin },
      body: new URLSearchParams({ rendered, name: "A", email: "nobody", subject: "", message: "" }),
    });
    expect(answer.status).toBe(400);
    const html = await answer.text();
    expect(html).toContain('aria-invalid="true"');
    expect(await faultsOf(html)).toEqual([]);
  });
});
