import { afterEach, describe, expect, it, vi } from "vitest";
import { homePath } from "../../app/features/applying/apply/home-path";
import { bindings, get, gzipped, origin, type StoredForm, storeForm } from "../support/apply-visitor";
import { aPublishedForm, testServices } from "../support/forms";
import { askedBy, aViewing } from "../support/viewings";

const textOf = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");

/** The head of a page: its tags by name or property, and what it says in words of schema.org. */
function headOf(html: string) {
  const tags = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const [, data = "null"] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return { tags: Object.fromEntries(tags.map(([, name, content]) => [name, content])), data: JSON.parse(data) };
}

async function change({ formId }: StoredForm, assignment: string): Promise<void> {
  await bindings.DB.prepare(`UPDATE rent_form SET ${assignment} WHERE id = ?`).bind(formId).run();
  await testServices().publishedForms.refresh(formId);
  // The isolate remembers form and page for some seconds more.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
}

afterEach(() => {
  vi.useRealTimers();
});

describe("the page of a home", () => {
  it("shows facts, rent, rules, landlord and the way to apply, in the reader's language", async () => {
    const form = await storeForm();
    const { urlId } = form;
    const html = await textOf(await get(homePath(urlId, form.definition)));
    for (const said of ["14 Maple Street", "97201", "a month", "How the landlord decides", "Dana Hartley-Quist"])
      expect(html).toContain(said);
    expect(html).toContain(`action="/apply/${urlId}?lang=en"`);
    expect(html).toContain("Start your application");
    const german = await textOf(await get(`${homePath(urlId, form.definition)}?lang=de`));
    expect(german).toContain("Wie der Vermieter entscheidet");
    expect(await gzipped(html)).toBeLessThan(12 * 1024);
  });

  // Red when the loader compares no slug.
  it("leads from every other slug to the right one, and keeps the language", async () => {
    const form = await storeForm();
    const right = homePath(form.urlId, form.definition);
    expect(right).toMatch(/^\/apply\/[a-z0-9-]+\/home\/[a-z0-9-]*14-maple-street[a-z0-9-]*-portland$/);
    for (const tail of ["", "/", "/another-street", "/%C3%A9%2Fx", "/home"]) {
      const answer = await get(`/apply/${form.urlId}/home${tail}?lang=de&x=1`);
      const to = answer.headers.get("location");
      expect([tail, answer.status, to, answer.headers.get("cache-control")]).toEqual([
        tail,
        301,
        `${right}?lang=de`,
        "private, no-store",
      ]);
    }
    expect((await get(right)).status).toBe(200);
  });

  it("is kept as the start page is, by an ETag, and is another one once the form has changed", async () => {
    const form = await storeForm();
    const path = homePath(form.urlId, form.definition);
    const first = await get(path);
    const etag = first.headers.get("etag") ?? "";
    expect([first.headers.get("cache-control"), first.headers.get("vary")]).toEqual([
      "public, max-age=0, must-revalidate",
      expect.stringContaining("Accept-Language"),
    ]);
    expect(etag).not.toBe("");
    expect((await get(path, { "If-None-Match": etag })).status).toBe(304);
    expect((await get(`/apply/${form.urlId}/home/x`, { "If-None-Match": etag })).status).toBe(301);
    const german = await get(path, { "Accept-Language": "de" });
    expect(german.headers.get("etag")).not.toBe(etag);
    expect(await german.text()).toContain('lang="de"');
    const start = await get(`/apply/${form.urlId}`, { "If-None-Match": etag });
    expect(start.status).toBe(200);
  });

  it("is kept from search engines unless its landlord lets them", async () => {
    const form = await storeForm();
    const path = homePath(form.urlId, form.definition);
    const hidden = await get(path);
    expect(hidden.headers.get("x-robots-tag")).toBe("noindex");
    expect(headOf(await hidden.text()).tags.robots).toBe("noindex");
    await change(form, "is_indexed = 1");
    const listed = await get(path);
    const html = await listed.text();
    expect([listed.headers.get("x-robots-tag"), headOf(html).tags.robots]).toEqual(["all", undefined]);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}?lang=en"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="de" href="${origin}${path}?lang=de"/>`);
    expect((await get(`/apply/${form.urlId}`)).headers.get("x-robots-tag")).toBe("noindex");
  });

  // Red with a price in minor units.
  it("says in words of schema.org what it shows, and nothing of the landlord", async () => {
    const form = await storeForm();
    const path = homePath(form.urlId, form.definition);
    const { tags, data } = headOf(await textOf(await get(path)));
    const { address, rent } = form.definition.property;
    expect(data).toMatchObject({
      "@context": "https://schema.org",
      "@type": "RealEstateListing",
      url: `${origin}${path}?lang=en`,
      mainEntity: {
        "@type": "Accommodation",
        address: { "@type": "PostalAddress", addressLocality: address.city, addressCountry: address.country },
      },
      offers: { "@type": "Offer", price: (rent?.amountMinor ?? 0) / 100, priceCurrency: rent?.currency },
    });
    expect(JSON.stringify(data)).not.toMatch(/Dana|@landlord/);
    expect(tags).toMatchObject({ "og:type": "website", "og:image": `${origin}/og/home.png` });
    const hash = "a".repeat(64);
    const photos = [{ hash, width: 1600, height: 1200 }];
    const pictured = await storeForm({
      definition: { ...form.definition, property: { ...form.definition.property, photos } },
    });
    const shown = headOf(await textOf(await get(homePath(pictured.urlId, pictured.definition))));
    expect(shown.tags["og:image"]).toBe(`${origin}/media/${hash}`);
    expect(shown.data.image).toEqual([`${origin}/media/${hash}`]);
  });

  it("cannot be left through what the landlord wrote", async () => {
    const { definition } = await storeForm();
    const title = { en: "Flat</script><script>alert(1)</script>" };
    const form = await storeForm({ definition: { ...definition, title } });
    const html = await textOf(await get(homePath(form.urlId, form.definition)));
    expect(html).not.toContain("<script>alert");
    expect(headOf(html).data.name).toBe(title.en);
  });
});

describe("times to see a home", () => {
  it("are those with a free place, by the home's clocks, where viewings come first", async () => {
    const services = testServices();
    const viewing = await aViewing(services, { rule: "order" });
    await services.publishedForms.refresh(viewing.formId);
    const path = (await get(`/apply/${viewing.urlId}/home`)).headers.get("location") ?? "";
    const html = await textOf(await get(path));
    expect(html).toContain("Viewing times");
    expect(html).toContain("Pacific Time");
    expect(html).toContain("Ask to see the home");
    expect(html).toContain(`href="/apply/${viewing.urlId}/viewing?lang=en"`);
    await askedBy(services, viewing, "Ada");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    const taken = await textOf(await get(path));
    expect(taken).toContain("Every place is taken right now.");
    expect(taken).not.toContain("Ada");
    const without = await aPublishedForm(services);
    const bare = (await get(`/apply/${without.urlId}/home`)).headers.get("location") ?? "";
    expect(await textOf(await get(bare))).not.toContain("Viewing times");
  });
});

describe("the page of a home whose form takes no applications", () => {
  it.each([
    ["closed", 410, "This form is closed"],
    ["paused", 200, "Not taking applications right now"],
    ["suspended", 410, "This form is not available"],
    ["deleted", 404, "Not Found"],
  ])("of a form that is %s is that of its start page", async (state, status, title) => {
    const form = await storeForm({ state });
    const answer = await get(`/apply/${form.urlId}/home/any-slug`);
    const html = await textOf(answer);
    expect([answer.status, answer.headers.get("cache-control"), answer.headers.get("x-robots-tag")]).toEqual([
      status,
      "private, no-store",
      "noindex",
    ]);
    expect(html).toContain(title);
    expect(html).not.toContain("ld+json");
    expect(html).not.toContain("97201");
  });

  it("is not remembered from the time when it took some", async () => {
    const form = await storeForm();
    const path = homePath(form.urlId, form.definition);
    expect((await get(path)).status).toBe(200);
    await change(form, "state = 'closed'");
    expect((await get(path)).status).toBe(410);
  });
});
