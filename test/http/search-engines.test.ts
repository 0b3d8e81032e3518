import { describe, expect, it } from "vitest";
import { faqEntriesIn } from "../../app/features/site/marketing/faq";
import { mayFetch } from "../support/robots";
import { routeExamples } from "../support/route-examples";
import { get, origin } from "./guests/visit";

const listed = async () => {
  const xml = await (await get("/sitemap.xml")).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(([, url]) => url ?? "");
};

type Data = {
  "@type": string;
  mainEntity?: { name: string }[];
  itemListElement?: { position: number; item: string }[];
};
async function dataOf(path: string): Promise<Data[]> {
  const html = await (await get(path)).text();
  const texts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => text ?? "",
  );
  return texts.map((text) => JSON.parse(text) as Data);
}

describe("/sitemap.xml", () => {
  it("lists public pages by absolute URLs, each of which answers and may be indexed", async () => {
    const urls = await listed();
    for (const path of ["/", "/about", "/pricing", "/faq", "/contact", "/start", "/restrictions"]) {
      expect(urls).toContain(origin + path);
    }
    expect(new Set(urls).size).toBe(urls.length);
    for (const url of urls) {
      const response = await get(url.slice(origin.length));
      const html = await response.text();
      expect([url, response.status, response.headers.get("x-robots-tag")]).toEqual([url, 200, null]);
      expect(html).not.toContain("noindex");
      expect(html).toContain(`<link rel="canonical" href="${url}"/>`);
    }
  });
});

describe("/robots.txt", () => {
  it("names the sitemap, and forbids private pages", async () => {
    const response = await get("/robots.txt");
    expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    const isRead = (path: string) => mayFetch(text, "Googlebot", path);
    expect(["/app", "/app/forms", "/admin", "/manage/abc"].filter(isRead)).toEqual([]);
    // What landlords share is read by previews of links; its header keeps it out of indexes.
    const shared = ["/apply/demo-maple-street", "/apply/demo-maple-street?lang=es"];
    const urls = [...(await listed()).map((url) => url.slice(origin.length)), ...shared];
    expect(urls.filter((url) => !isRead(url))).toEqual([]);
  });
});

// Red without unlistedPath in platform/security-headers.ts.
describe("private pages", () => {
  const own = Object.values(routeExamples)
    .map((example) => example.url)
    .filter((url) =>
      /^\/(account-deleted|app|admin|apply|manage|verify-form|form-success|unsubscribe|preview|files)\b/.test(url),
    );

  it.each(own)("%s is not indexed", async (url) => {
    expect((await get(url)).headers.get("x-robots-tag")).toBe("noindex");
  });

  it("a page that does not exist is not indexed and answers 404", async () => {
    const response = await get("/no-such-page");
    expect([response.status, await response.text()]).toEqual([404, expect.stringContaining('content="noindex"')]);
  });
});

describe("structured data for search engines", () => {
  it("names the organization, without invented people or places", async () => {
    for (const path of ["/", "/about"]) {
      const [found] = (await dataOf(path)).filter((data) => data["@type"] === "Organization");
      expect(Object.keys(found ?? {})).toEqual(["@context", "@type", "name", "url", "logo", "contactPoint"]);
    }
  });

  it("has the questions of /faq as shown there", async () => {
    const [found] = (await dataOf("/faq")).filter((data) => data["@type"] === "FAQPage");
    expect(found?.mainEntity?.map((entry) => entry.name)).toEqual(faqEntriesIn("en").map((entry) => entry.question));
  });

  it.each(["/about", "/faq", "/pricing", "/contact", "/restrictions", "/privacy-policy", "/terms-of-service"])(
    "has the breadcrumbs of %s",
    async (path) => {
      const [found] = (await dataOf(path)).filter((data) => data["@type"] === "BreadcrumbList");
      expect(found?.itemListElement?.map(({ position, item }) => [position, item])).toEqual([
        [1, `${origin}/`],
        [2, origin + path],
      ]);
    },
  );
});
