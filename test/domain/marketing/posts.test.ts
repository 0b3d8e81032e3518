import { describe, expect, it } from "vitest";
import { formatPrice } from "../../../app/features/money/billing/prices";
import { plans } from "../../../app/features/money/billing/rules";
import { posts } from "../../../app/features/site/marketing/posts";
import { sources } from "../../../app/features/site/marketing/posts/sources";
import routes from "../../../app/routes";
import { postFiles } from "../../../scripts/lib/posts/plugin.ts";
import { countWords, PostError, readPost, readPosts } from "../../../scripts/lib/posts/read-post.ts";
import { pathsOf } from "../../support/route-paths.ts";
import { specifiedPosts } from "../../support/specification-routes.ts";

const served = pathsOf(await routes);
const files = postFiles();

describe("the posts", () => {
  it("are those of the specification, newest first, with their dates and minutes", () => {
    expect(posts.map(({ slug, publishDate, readTime }) => ({ slug, publishDate, readTime }))).toEqual(specifiedPosts);
  });

  it.each(posts.map((post) => [post.slug, post] as const))("%s holds its minutes and leads on", (_slug, post) => {
    expect(post.words).toBeGreaterThanOrEqual(post.readTime * 200);
    expect(post.words).toBeLessThanOrEqual(post.readTime * 230);
    expect(post.contents.length).toBeGreaterThanOrEqual(5);
    expect(post.contents.at(-1)?.id).toBe("checklist");
    expect(new Set(post.contents.map((part) => part.id)).size).toBe(post.contents.length);
    expect(post.checkedOn > post.publishDate).toBe(true);
  });

  it.each([...files])("%s leads only to pages that exist and to sources that have an address", (slug, file) => {
    const { body } = readPost(slug, file);
    const anchors = new Set(readPost(slug, file).entry.contents.map((part) => `#${part.id}`));
    const links = [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    for (const link of links) {
      const known =
        /^https?:\/\//.test(link) ||
        anchors.has(link) ||
        served.includes(link.replace(/[?#].*$/, "")) ||
        (link.startsWith("/blog/") && files.has(link.slice("/blog/".length)));
      expect([link, known]).toEqual([link, true]);
    }
  });

  it.each([...files])("%s leaves the one link to /start to the page, and names its sources by number", (slug, file) => {
    expect(file).not.toContain("(/start");
    expect(readPost(slug, file).body).not.toMatch(/\[[SL]\d+\w?\]/);
    expect([...file.matchAll(/\[\^(\w+)\]/g)].length).toBeGreaterThan(0);
  });

  it("have the voice of the site: no exclamation marks, straight quotes or dashes that stand for commas", () => {
    for (const [slug, file] of files) {
      const text = file
        .split("\n---\n")
        .slice(1)
        .join("\n")
        .replaceAll(/<[^>]+>/g, "");
      expect([slug, /[!"—]|\w'\w| - /.exec(text)?.[0]]).toEqual([slug, undefined]);
    }
  });
});

it("every source is named by a post, and each has its own address", () => {
  const named = new Set([...files.values()].flatMap((file) => [...file.matchAll(/\[\^(\w+)\]/g)].map(([, id]) => id)));
  expect(Object.keys(sources).filter((id) => !named.has(id))).toEqual([]);
  expect(new Set(Object.values(sources).map((source) => source.url)).size).toBe(Object.keys(sources).length);
});

it("posts say what the free form holds, and leave every price to the price list", () => {
  const { guest } = plans;
  expect(files.get("online-rental-application-forms")).toContain(
    `nothing for one form with ${guest.applications} applications in ${guest.openDays} days; [one price list](/pricing)`,
  );
  // What others do and cost changes unseen: no rival is named, and none is priced.
  const rivals = /Jotform|TurboTenant|RentSpree|Avail\b|Google Forms|Typeform|Premium plan/;
  for (const [slug, file] of files)
    expect([slug, rivals.exec(file)?.[0], file.includes(`${formatPrice("pro_month", "USD")} a month`)]).toEqual([
      slug,
      undefined,
      false,
    ]);
});

describe("a post that is wrong stops the build", () => {
  const [slug, file] = [...files][0] as [string, string];
  const faulty: [string, (text: string) => string, RegExp][] = [
    ["no front matter", (text) => text.replace(/^---\n/, ""), /no front matter/],
    ["a date that is none", (text) => text.replace(/publishDate: .*/, "publishDate: soon"), /publishDate/],
    ["a field that nobody knows", (text) => text.replace(/^---\n/, "---\nauthor: me\n"), /author/],
    ["minutes that the words do not fill", (text) => text.replace(/readTime: .*/, "readTime: 4"), /readTime/],
    ["too many words", (text) => `${text}\n${"more words ".repeat(2000)}`, /words, but/],
    ["a source that is not listed", (text) => `${text.trimEnd()}[^NOSUCH]\n`, /no source NOSUCH/],
  ];

  it.each(faulty)("%s", (_what, break_, message) => {
    expect(() => readPost(slug, break_(file))).toThrow(PostError);
    expect(() => readPost(slug, break_(file))).toThrow(message);
  });

  it("a related post that does not exist", () => {
    expect(() =>
      readPosts(new Map([[slug, file.replace(/related:[\s\S]*?\n---/, "related: [a, b, c]\n---")]])),
    ).toThrow(/related/);
  });
});

it("counts words as a reader meets them", () => {
  expect(
    countWords("## A heading\n\nOne [two](/x) three.[^S]\n\n| a | b |\n| --- | --- |\n\n<Checklist>\n\n- ten\n"),
  ).toBe(8);
});
