import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formatPrice } from "../../../app/features/money/billing/prices";
import { plans } from "../../../app/features/money/billing/rules";
import { posts } from "../../../app/features/site/marketing/posts";
import { readPostText } from "../../../app/features/site/marketing/queries/read-post-text.server";
import routes from "../../../app/routes";
import { projectRoot } from "../../../scripts/lib/local-server.ts";
import { pathsOf } from "../../support/route-paths.ts";
import { specifiedPosts } from "../../support/specification-routes.ts";

const served = pathsOf(await routes);
const folder = join(projectRoot, "app/features/site/marketing/posts");
/** The files as they stand, by slug. */
const files = new Map(posts.map(({ slug }) => [slug, readFileSync(join(folder, `${slug}.mdx`), "utf8")]));
const pages = new Map(await Promise.all(posts.map(async ({ slug }) => [slug, await readPostText(slug)] as const)));
const isoDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const entry = z.strictObject({
  slug: z.string(),
  title: z.string().min(10).max(70),
  excerpt: z.string().min(70).max(165),
  publishDate: isoDay,
  checkedOn: isoDay,
  readTime: z.int().min(5).max(10),
  words: z.int(),
  related: z.array(z.enum([...files.keys()])).length(3),
});

/** Its Markdown: what is to be read, and the notes on its sources. */
function partsOf(file: string): { text: string; notes: string[] } {
  const body = file.slice(file.indexOf("\n---\n") + 5);
  const notes = body.match(/^\[\^\w+\]: .*$/gm) ?? [];
  return { text: body.replaceAll(/^\[\^\w+\]: .*$/gm, ""), notes };
}

/** Words as a reader meets them: no tags, no addresses, no marks of a source. */
function countWords(text: string): number {
  const plain = text
    .replaceAll(/\[\^\w+\]/g, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/<\/?[A-Za-z][^>]*>/g, " ");
  return plain.split(/[\s|]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

describe("the blog posts", () => {
  it("are those of the specification, newest first, with their dates and reading times", () => {
    expect(posts.map(({ slug, publishDate, readTime }) => ({ slug, publishDate, readTime }))).toEqual(specifiedPosts);
  });

  // Red for a date that is none, a field that nobody knows, a related post that does not exist, and words that are not counted.
  it.each(posts.map((post) => [post.slug, post] as const))(
    "%s has its facts, and its stated reading time",
    (slug, post) => {
      entry.parse(post);
      expect(post.related).not.toContain(slug);
      expect(post.words).toBe(countWords(partsOf(files.get(slug) ?? "").text));
      expect(post.words).toBeGreaterThanOrEqual(post.readTime * 200);
      expect(post.words).toBeLessThanOrEqual(post.readTime * 230);
      expect(post.checkedOn > post.publishDate).toBe(true);
      const contents = pages.get(slug)?.contents ?? [];
      expect(contents.length).toBeGreaterThanOrEqual(5);
      expect(contents.slice(-2).map((part) => part.id)).toEqual(["checklist", "footnote-label"]);
      expect(new Set(contents.map((part) => part.id)).size).toBe(contents.length);
    },
  );

  it.each([...files])("%s links only to existing pages and to sources with a URL", (slug, file) => {
    const anchors = new Set(pages.get(slug)?.contents.map((part) => `#${part.id}`));
    const links = [...file.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
    for (const link of links) {
      const known =
        /^https?:\/\//.test(link) ||
        anchors.has(link) ||
        served.includes(link.replace(/[?#].*$/, "")) ||
        (link.startsWith("/blog/") && files.has(link.slice("/blog/".length)));
      expect([link, known]).toEqual([link, true]);
    }
  });

  it.each([...files])("%s has no link to /start of its own, and a note for each source", (slug, file) => {
    const { text, notes } = partsOf(file);
    const checkedOn = posts.find((post) => post.slug === slug)?.checkedOn ?? "";
    const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(new Date(checkedOn));
    const named = new Set([...text.matchAll(/\[\^(\w+)\]/g)].map(([, id]) => id));
    expect(file).not.toContain("(/start");
    expect(text).not.toMatch(/\[[SL]\d+\w?\]/);
    expect(named.size).toBeGreaterThan(0);
    expect(notes.map((note) => /^\[\^(\w+)\]/.exec(note)?.[1]).sort()).toEqual([...named].sort());
    for (const note of notes)
      expect(note).toMatch(new RegExp(`^\\[\\^\\w+\\]: \\[.+\\]\\(https?://.+\\), .+\\. Checked ${day}\\.$`));
  });

  it("have no exclamation marks, straight quotes or dashes in place of commas", () => {
    for (const [slug, file] of files) {
      const text = partsOf(file).text.replaceAll(/<[^>]+>/g, "");
      expect([slug, /[!"—]|\w'\w| - /.exec(text)?.[0]]).toEqual([slug, undefined]);
    }
  });
});

it("describe a source named in two posts in the same words", () => {
  const notes = [...files.values()].flatMap((file) =>
    partsOf(file).notes.map((note) => note.split(". Checked ")[0] ?? ""),
  );
  const idOf = (note: string) => note.slice(0, note.indexOf(":"));
  expect(new Set(notes).size).toBe(new Set(notes.map(idOf)).size);
});

it("state what the free form includes, and leave every price to the price list", () => {
  const { guest } = plans;
  expect(files.get("online-rental-application-forms")).toContain(
    `nothing for one form with ${guest.applications} applications in ${guest.openDays} days; [one price list](/pricing)`,
  );
  // What others do and cost changes unseen: no rival is named, and none is priced.
  const rivals = /Jotform|TurboTenant|RentSpree|Avail\b|Google Forms|Typeform|Premium plan/;
  for (const [slug, file] of files)
    expect([
      slug,
      rivals.exec(file)?.[0],
      file.includes(`${formatPrice("pro_month", "USD", "en-US")} a month`),
    ]).toEqual([slug, undefined, false]);
});

it("the word count of a post is that of its visible text", () => {
  expect(
    countWords("## A heading\n\nOne [two](/x) three.[^S]\n\n| a | b |\n| --- | --- |\n\n<Checklist>\n\n- ten\n"),
  ).toBe(8);
});
