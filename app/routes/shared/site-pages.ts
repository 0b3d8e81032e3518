import { languagesOfPage, sitePath, translatedPages } from "../../kernel/site-languages";

/** Pages that search engines may list, apart from the posts; `changed`: the day their words last changed. */
export const sitePages: readonly { path: string; changed: string }[] = [
  { path: "/", changed: "2026-11-23" },
  { path: "/about", changed: "2026-11-21" },
  { path: "/demo/inbox", changed: "2026-11-23" },
  { path: "/pricing", changed: "2026-11-22" },
  { path: "/faq", changed: "2026-11-22" },
  { path: "/contact", changed: "2026-11-21" },
  { path: "/start", changed: "2026-11-21" },
  { path: "/restrictions", changed: "2026-11-21" },
  { path: "/privacy-policy", changed: "2026-11-27" },
  { path: "/terms-of-service", changed: "2026-11-27" },
  { path: "/withdraw", changed: "2026-11-22" },
];

/** The sitemap of sitemaps.org, with whole addresses: each language of a page is an entry that names all of them. */
export function writeSitemap(
  baseUrl: string,
  pages: readonly { path: string; changed: string }[],
  translated = translatedPages,
): string {
  const entries = pages.flatMap(({ path, changed }) => {
    const languages = languagesOfPage(path, translated);
    const at = languages.map((language) => ({ language, url: baseUrl + sitePath(path, language, translated) }));
    const all = languages.length > 1 ? [...at, { language: "x-default", url: baseUrl + path }] : [];
    const links = all.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`);
    return at.map(({ url }) => `  <url><loc>${url}</loc><lastmod>${changed}</lastmod>${links.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Nothing behind a link of a mail or a sign-in belongs into an index; such pages say so themselves, too (security-headers.ts). */
const notForRobots = [
  "/app",
  "/admin",
  "/manage",
  "/verify-form",
  "/form-success",
  "/unsubscribe",
  "/redeem",
  "/preview",
];

export function writeRobots(baseUrl: string): string {
  return [
    "User-agent: *",
    // Each address by itself, for a rule is the beginning of addresses: "/app" would be that of /apply.
    ...notForRobots.flatMap((path) => ["$", "/", "?"].map((end) => `Disallow: ${path}${end}`)),
    "",
    `Sitemap: ${baseUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
