import { SELF } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { specifiedPosts } from "../support/specification-routes";

const origin = "http://localhost:8787";
const page = async (path: string) => {
  const answer = await SELF.fetch(origin + path, { redirect: "manual" });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const feedLink = '<link rel="alternate" type="application/rss+xml" title="Rentform blog" href="/blog/rss.xml"/>';
/** Without what stands for elements and entities. */
const words = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

describe("the list of blog posts", () => {
  it("links to every post, newest first, and to the feed", async () => {
    const { status, html } = await page("/blog");
    expect(status).toBe(200);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    const linked = [...main.matchAll(/href="\/blog\/([\w-]+)"/g)].map(([, slug]) => slug);
    expect(linked).toEqual(specifiedPosts.map((post) => post.slug));
    expect(html).toContain(feedLink);
    expect(html).toContain(`<link rel="canonical" href="${origin}/blog"/>`);
  });

  it("is in the site's menu and footer", async () => {
    const { html } = await page("/");
    expect(html.match(/href="\/blog"/g)?.length).toBeGreaterThanOrEqual(3);
  });
});

describe.each(specifiedPosts)("the post /blog/$slug", ({ slug, publishDate, readTime }) => {
  it("is readable without JavaScript, with contents, a checklist, sources and one link to start", async () => {
    const { status, html } = await page(`/blog/${slug}`);
    expect(status).toBe(200);
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).not.toContain("<script");
    expect(main.match(/<h1/g)).toHaveLength(1);
    expect(main.match(/href="\/start"/g)).toHaveLength(1);
    expect(words(main)).toContain(`${readTime} min read`);
    expect(main).toContain(`dateTime="${publishDate}"`);
    expect(words(main)).toContain("not legal advice");
    expect(main).toContain('class="checklist"');
    const anchors = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(anchors.length).toBeGreaterThan(5);
    expect(anchors.filter((id) => !main.includes(`id="${id}"`))).toEqual([]);
    const notes = main.slice(main.indexOf("data-footnotes"));
    expect(notes).toMatch(/href="https?:\/\/[^"]+">[^<]+<\/a>, .*Checked \w+ \d+, 2026/);
  });

  it("has metadata for search engines and link previews", async () => {
    const { html } = await page(`/blog/${slug}`);
    expect(html).toMatch(/<title>[^<]+ \| Rentform<\/title>/);
    expect(html).toContain(`<link rel="canonical" href="${origin}/blog/${slug}"/>`);
    expect(html).toContain('<meta property="og:type" content="article"/>');
    expect(html).toContain(`<meta property="article:published_time" content="${publishDate}"/>`);
    expect(html).toContain(feedLink);
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
      JSON.parse(json ?? ""),
    );
    const [article, trail] = ["Article", "BreadcrumbList"].map((type) => data.find((part) => part["@type"] === type));
    expect(article).toMatchObject({ datePublished: publishDate, mainEntityOfPage: `${origin}/blog/${slug}` });
    expect(html).toContain(`<title>${article.headline} | Rentform</title>`);
    expect(trail.itemListElement.at(-1)).toMatchObject({ position: 3, item: `${origin}/blog/${slug}` });
  });
});

it.each(["/blog/no-such-post", "/blog/constructor", "/blog/__proto__", "/blog/how-to-decide-rental-applicant.mdx"])(
  "%s answers 404, uncached",
  async (path) => {
    const { status, headers, html } = await page(path);
    expect(status).toBe(404);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(html).toContain("The page you are looking for does not exist.");
  },
);

describe("the feed", () => {
  it("contains every post with an absolute URL and its date", async () => {
    const { status, headers, html: xml } = await page("/blog/rss.xml");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(isWellFormed(xml)).toBe(true);
    const items = [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(([, item]) => item ?? "");
    expect(items.map((item) => /<link>(.*?)<\/link>/.exec(item)?.[1])).toEqual(
      specifiedPosts.map(({ slug }) => `${origin}/blog/${slug}`),
    );
    expect(items.map((item) => new Date(/<pubDate>(.*?)<\/pubDate>/.exec(item)?.[1] ?? "").toISOString())).toEqual(
      specifiedPosts.map(({ publishDate }) => `${publishDate}T00:00:00.000Z`),
    );
  });

  it("the validity check of the feed can fail", () => {
    expect(isWellFormed("<a><b>x</b></a>")).toBe(true);
    for (const broken of ["<a><b></a></b>", "<a>", "<a>&</a>", "<a>x < y</a>"])
      expect(isWellFormed(broken)).toBe(false);
  });
});

/** Every element is closed in its turn, and no mark stands bare. workerd has no XML parser. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const rest = xml
    .replace(/^<\?xml [^>]*\?>/, "")
    .replaceAll(/<(\/?)([\w:]+)[^<>]*?(\/?)>/g, (_all, end, name, empty) => {
      if (end) open.push(open.pop() === name ? "" : "broken");
      else if (!empty) open.push(name);
      if (open.at(-1) === "") open.pop();
      return "";
    });
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;)/.test(rest);
}
