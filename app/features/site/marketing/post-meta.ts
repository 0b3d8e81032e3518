import { BRAND } from "../../../kernel/messages";
import { picturePath } from "../../../kernel/picture-path";
import { originOf } from "../../../ui/page-meta";
import { marketingMeta } from "./meta";
import type { PostEntry } from "./post-entry";
import { postPath } from "./posts";

export const FEED_PATH = "/blog/rss.xml";

/** What a post says of itself to those who share it and to search engines. */
export function postMeta(matches: Parameters<typeof marketingMeta>[0], post: PostEntry) {
  const page = { title: post.title, description: post.excerpt, path: postPath(post.slug), kind: "article" as const };
  const blog = { name: "Blog", path: "/blog" };
  return [
    ...marketingMeta(matches, page, [articleData(post, originOf(matches))], [blog]),
    { property: "article:published_time", content: post.publishDate },
    { property: "article:modified_time", content: post.checkedOn },
    feedLink,
  ];
}

/** Tells a reader of feeds where the blog's is. */
export const feedLink = {
  tagName: "link" as const,
  rel: "alternate",
  type: "application/rss+xml",
  title: `${BRAND} blog`,
  href: FEED_PATH,
};

function articleData(post: PostEntry, origin: string) {
  const publisher = { "@type": "Organization", name: BRAND, url: `${origin}/` };
  return {
    "@context": "https://schema.org" as const,
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    image: origin + picturePath(postPath(post.slug)),
    datePublished: post.publishDate,
    dateModified: post.checkedOn,
    wordCount: post.words,
    timeRequired: `PT${post.readTime}M`,
    inLanguage: "en",
    isAccessibleForFree: true,
    author: publisher,
    publisher,
    mainEntityOfPage: origin + postPath(post.slug),
  };
}

/** RSS 2.0, newest first, with whole addresses. */
export function writeFeed(baseUrl: string, posts: readonly PostEntry[]): string {
  const items = posts.map((post) => {
    const url = baseUrl + postPath(post.slug);
    return [
      "<item>",
      `<title>${escapeXml(post.title)}</title>`,
      `<link>${url}</link>`,
      `<guid isPermaLink="true">${url}</guid>`,
      `<pubDate>${rssDay(post.publishDate)}</pubDate>`,
      `<description>${escapeXml(post.excerpt)}</description>`,
      "</item>",
    ].join("");
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${BRAND} blog</title><link>${baseUrl}/blog</link><language>en</language>`,
    "<description>Renting out a home fairly and with less work.</description>",
    `<atom:link href="${baseUrl}${FEED_PATH}" rel="self" type="application/rss+xml"/>`,
    `<lastBuildDate>${rssDay(
      posts
        .map((post) => post.checkedOn)
        .sort()
        .at(-1) ?? "1970-01-01",
    )}</lastBuildDate>`,
    ...items,
    "</channel></rss>",
    "",
  ].join("\n");
}

/** RFC 822, as RSS wants it. */
function rssDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toUTCString();
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
