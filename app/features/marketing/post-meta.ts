import { BRAND } from "../../kernel/messages";
import type { PostEntry } from "./post-entry";
import { postPath } from "./posts";

/** The feed of the blog. */
export const FEED_PATH = "/blog/rss.xml";

/** What a post tells those who share it and search engines, beside what every public page does. `baseUrl` has no slash at its end. */
export function postMeta(post: PostEntry, baseUrl: string) {
  return [
    { property: "og:type", content: "article" },
    { property: "article:published_time", content: post.publishDate },
    { property: "article:modified_time", content: post.checkedOn },
    { property: "article:section", content: "Letting" },
    { "script:ld+json": articleData(post, baseUrl) },
    { "script:ld+json": trailData(post, baseUrl) },
  ];
}

function articleData(post: PostEntry, baseUrl: string) {
  const publisher = { "@type": "Organization", name: BRAND, url: `${baseUrl}/` };
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: post.excerpt,
    datePublished: post.publishDate,
    dateModified: post.checkedOn,
    wordCount: post.words,
    timeRequired: `PT${post.readTime}M`,
    inLanguage: "en",
    isAccessibleForFree: true,
    author: publisher,
    publisher,
    mainEntityOfPage: baseUrl + postPath(post.slug),
  };
}

function trailData(post: PostEntry, baseUrl: string) {
  const steps = [
    { name: "Home", path: "/" },
    { name: "Blog", path: "/blog" },
    { name: post.title, path: postPath(post.slug) },
  ];
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: baseUrl + path,
    })),
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
    "<description>Letting a home fairly and with less work.</description>",
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
